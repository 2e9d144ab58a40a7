import type { Rule } from '.'

/** Two blocks of one page with the same id: a link could reach only the first. */
export const uniqueAnchor: Rule = ({ found }) => {
  const seen = new Set<string>()
  return found
    .filter(({ format }) => format === 'anchor')
    .filter(({ value, pointer }) => {
      const key = `${pointer.split('/').slice(0, 3).join('/')} ${value}`
      return seen.has(key) || !seen.add(key)
    })
    .map(({ value, pointer }) => ({
      rule: 'unique-anchor',
      pointer,
      message: `The id "${value}" is already used on this page. Give this block another one.`,
    }))
}

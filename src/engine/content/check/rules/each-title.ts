import type { SiteRule } from '../findings/rule'

export const eachTitle: SiteRule = {
  code: 'each-title',
  severity: 'warning',
  scope: 'site',
  check: ({ pages, made, valueAt }) =>
    pages
      .filter(({ each }) => each)
      .flatMap(({ path, pointer, isIndexed }) => {
        const title = String(valueAt(`${pointer}/title`))
        if (!isIndexed || title.includes('{value}')) return []
        const count = [...made.values()].filter((page) => page.made.from === path && page.made.number === 1).length
        if (count < 2) return []
        const message = `All ${count} pages of "${path}" would be called "${title}": write {value} into the title.`
        return [{ pointer: `${pointer}/title`, message }]
      }),
}

import { htmlFile } from '../../../../base/shared-types/addresses'
import { isObject, pagesIn } from '../../../../base/shared-types/json'

interface Advice {
  words: string
  suggestion?: string
}

const ending = /(?:\/index)?\.[a-z]{2,5}$/i

const pageAt = (root: unknown, path: string): Record<string, unknown> | undefined =>
  pagesIn(root)
    .filter(isObject)
    .find((page) => page.path === path)

/**
 * Every path also has an html file: "/reel" covers "/reel.html". Other endings cannot redirect. Undefined without an
 * ending.
 */
export function explainOldAddress(address: string, pattern: string, root: unknown): Advice | undefined {
  const [found] = address.match(ending) ?? []
  if (found === undefined) return undefined
  const path = address === `/${htmlFile('/')}` ? '/' : address.slice(0, -found.length)
  if (address !== `/${htmlFile(path)}` || !new RegExp(pattern, 'u').test(path)) {
    const words = `Addresses that end in "${found}" cannot be led on from here. Take this redirect out, or ask those who run the host to lead this address on.`
    return { words }
  }
  const page = pageAt(root, path)
  if (page === undefined)
    return {
      words: `Write "${path}": visitors of "${address}" are led on, too.`,
      suggestion: path,
    }
  const already = page.redirect === undefined ? `shows the page "${path}"` : `is led on with "${path}"`
  return { words: `"${address}" ${already} already. Take this redirect out.` }
}

import { readJson } from '../../../base/json-parser'
import { asObject } from '../../../base/shared-types/json'
import { slugOf } from '../../../base/text/language/slug'

const maxLength = 50

/** "Größere Öffnungszeiten!" -> "groessere-oeffnungszeiten" in German. `text` is that of pages.json. */
export function branchName(words: string, text: string): string {
  const { language } = asObject(asObject(readJson(text).value).site)
  let name = ''
  for (const part of slugOf(words, language).split('-')) {
    const longer = name === '' ? part.slice(0, maxLength) : `${name}-${part}`
    if (longer.length > maxLength) break
    name = longer
  }
  return name || 'site-change'
}

/** Returns "about", then "about-2". A branch "about/team" excludes "about". */
export function freeBranchName(name: string, taken: readonly string[]): string {
  const used = taken.map((one) => one.toLowerCase())
  const isTaken = (one: string) => used.some((other) => other === one || other.startsWith(`${one}/`))
  let free = name
  for (let number = 2; isTaken(free); number++) free = `${name}-${number}`
  return free
}

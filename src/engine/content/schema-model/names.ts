import { capitalize } from '../../base/text/language/capitalize'

/** The same for "Call to action", "call-to-action" and "callToAction". */
export const simplifyName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** "heroSection", "hero-section" and "Hero section" have two. */
export const wordsOfName = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** "showTitle" and "show-title" -> "Show title". */
export const titleOfName = (name: string): string =>
  capitalize(name.replace(/[-_]+/g, ' ').replace(/(?<=[\p{Ll}\d])\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`))

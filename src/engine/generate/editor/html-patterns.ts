import { allowedTags, attributesOf } from '../../text/html-profile'
import { anyOf } from './addresses'

/** A word in either letter case: html ignores the case, and patterns in JSON Schema have no flags. */
const anyCase = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const value = `(?:"[^"]*"|'[^']*'|[^\\s"'>=]+)`

/** An allowed start tag with allowed attributes. */
function startTag(tag: string): string {
  const names = attributesOf(tag).map(anyCase).join('|')
  const attributes = names ? `(?:\\s+(?:${names})(?:\\s*=\\s*${value})?)*` : ''
  return `${anyCase(tag)}${attributes}\\s*\\/?>`
}

/** Text with allowed tags only. A pattern cannot find out whether each is closed. */
export function tagsPattern(): string {
  const start = `<(?:${allowedTags.map(startTag).join('|')})`
  const end = `<\\/(?:${allowedTags.map(anyCase).join('|')})\\s*>`
  return `^(?:[^<]|<(?![a-zA-Z\\/!?])|${end}|${start})*$`
}

/** Text in which the attribute of every such tag is what `accepted` matches. */
const attributePattern = (tag: string, attribute: string, accepted: string): string =>
  `^(?![\\s\\S]*<${anyCase(tag)}\\s[^>]*?${anyCase(attribute)}\\s*=\\s*(["'])(?!${accepted}\\1))`

/** Text in which every link leads to what `href` matches. */
export const linksPattern = (href: string): string => attributePattern('a', 'href', href)

/** Text in which every picture is one of these files. */
export const imagesPattern = (pictures: string[]): string => attributePattern('img', 'src', anyOf(pictures))

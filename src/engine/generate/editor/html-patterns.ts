import { allowedTags, attributesOf } from '../../text/html-profile'
import { anyOf } from './addresses'

/** Patterns in JSON Schema have no flags. */
const anyCase = (word: string) => word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)

const value = `(?:"[^"]*"|'[^']*'|[^\\s"'>=]+)`

function startTag(tag: string): string {
  const names = attributesOf(tag).map(anyCase).join('|')
  const attributes = names ? `(?:\\s+(?:${names})(?:\\s*=\\s*${value})?)*` : ''
  return `${anyCase(tag)}${attributes}\\s*\\/?>`
}

/** A pattern cannot check whether tags are closed. */
export function tagsPattern(): string {
  const start = `<(?:${allowedTags.map(startTag).join('|')})`
  const end = `<\\/(?:${allowedTags.map(anyCase).join('|')})\\s*>`
  return `^(?:[^<]|<(?![a-zA-Z\\/!?])|${end}|${start})*$`
}

/** Matches html in which the attribute of every such tag matches `accepted`. */
const attributePattern = (tag: string, attribute: string, accepted: string): string =>
  `^(?![\\s\\S]*<${anyCase(tag)}\\s[^>]*?${anyCase(attribute)}\\s*=\\s*(["'])(?!${accepted}\\1))`

export const linksPattern = (href: string): string => attributePattern('a', 'href', href)

export const imagesPattern = (pictures: string[]): string => attributePattern('img', 'src', anyOf(pictures))

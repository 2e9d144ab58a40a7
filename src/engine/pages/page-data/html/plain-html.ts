import { attributesOf, isAllowedTag, isAllowedValue, voidTags } from '../../../base/text/html-profile'

const lines = new Set(['p', 'h3', 'h4'])

const phrases = new Set(['strong', 'em', 'b', 'i', 'sub', 'sup', 'cite', 'abbr', 'a', 'br', 'img'])

const deepest = 12

/** Text without a character that a parser could read in two ways. */
const words = /(?:[^<>&\p{Cc}\p{Cs}\u00a0\ufeff]|[\n\t]|&(?:amp|lt|gt|nbsp);)+/uy
const endTag = /<\/([a-z][a-z0-9]*)>/y
const startTag = /<([a-z][a-z0-9]*)((?: [a-z]+="[^"<>&\p{Cc}\p{Cs}\u00a0]*")*)>/uy
const attribute = / ([a-z]+)="([^"]*)"/y
const address = /^(?:https?:\/\/|mailto:|tel:|\/|#)[!#$%'()*+,\-./0-9:;=?@A-Z_a-z~]*$/

function areAttributesPlain(tag: string, text: string): boolean {
  const names: string[] = []
  attribute.lastIndex = 0
  while (attribute.lastIndex < text.length) {
    const [, name = '', value = ''] = attribute.exec(text) ?? []
    if (names.includes(name) || name === 'start' || !attributesOf(tag).includes(name)) return false
    if ((name === 'href' || name === 'src') && !(address.test(value) && isAllowedValue(name, value))) return false
    if (name === 'lang' && !isAllowedValue(name, value)) return false
    names.push(name)
  }
  return true
}

/** Whether a parser keeps a tag inside these open tags. */
function mayStandIn(tag: string, open: string[]): boolean {
  const parent = open.at(-1)
  if (parent === 'ul' || parent === 'ol') return tag === 'li'
  if (tag === 'li') return false
  if (phrases.has(tag)) return tag !== 'a' || !open.includes('a')
  return !open.some((name) => lines.has(name) || phrases.has(name))
}

/**
 * Whether sanitising would return the same text, letter for letter; false when in doubt. Sanitising takes a thousand
 * times as long, and almost every text is plain.
 */
export function isPlainHtml(html: string): boolean {
  const open: string[] = []
  let at = 0
  const read = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(html)
    if (found) at = pattern.lastIndex
    return found
  }
  while (at < html.length) {
    const start = at
    if (html.charCodeAt(at) !== 60) {
      const found = read(words)
      if (!found) return false
      const isSpace = /^\s*$/.test(found[0])
      // A parser moves space before the first tag; text directly in a list is a mistake.
      if ((start === 0 && isSpace) || ((open.at(-1) === 'ul' || open.at(-1) === 'ol') && !isSpace)) return false
      continue
    }
    const end = read(endTag)
    if (end) {
      if (open.pop() !== end[1]) return false
      continue
    }
    const found = read(startTag)
    if (!found) return false
    const [, tag = '', attributes = ''] = found
    if (!isAllowedTag(tag) || !mayStandIn(tag, open) || !areAttributesPlain(tag, attributes)) return false
    if (voidTags.has(tag)) continue
    open.push(tag)
    if (open.length > deepest) return false
  }
  return open.length === 0
}

/** Whether all texts of a value that could be html are plain. */
export const holdsPlainHtml = (value: unknown): boolean =>
  typeof value === 'string'
    ? !value.includes('<') || isPlainHtml(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(holdsPlainHtml)

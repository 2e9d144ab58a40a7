import { attributesOf, isAllowedTag, isAllowedValue, voidTags } from '../../text/html-profile'

/** Tags that hold words and what stands among words, and nothing else. */
const lines = new Set(['p', 'h3', 'h4'])

/** Tags that stand among words. */
const phrases = new Set(['strong', 'em', 'b', 'i', 'sub', 'sup', 'cite', 'abbr', 'a', 'br', 'img'])

/** Deeper nesting than any author writes is left to the sanitiser. */
const deepest = 12

/** Words as html writes them: no sign that a parser could read in two ways. */
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

/** Whether a parser leaves a tag where it is written: inside these open tags it closes none of them. */
function mayStandIn(tag: string, open: string[]): boolean {
  const parent = open.at(-1)
  if (parent === 'ul' || parent === 'ol') return tag === 'li'
  if (tag === 'li') return false
  if (phrases.has(tag)) return tag !== 'a' || !open.includes('a')
  return !open.some((name) => lines.has(name) || phrases.has(name))
}

/**
 * Whether a rich text is so plain that sanitising it would give the same text back, letter for letter: only tags and
 * attributes of the profile, written in the one way that html is printed, closed in order, each where it may stand.
 * It answers no when in doubt. Sanitising takes a thousand times as long, and almost every text of a site is plain.
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
      // Space before the first tag is moved by the parser; words directly in a list are a mistake.
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

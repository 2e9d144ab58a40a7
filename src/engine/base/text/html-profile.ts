/** The check refuses all others, and the sanitiser removes them. */
const profile: Record<string, readonly string[]> = {
  p: ['lang'],
  br: [],
  strong: ['lang'],
  em: ['lang'],
  b: ['lang'],
  i: ['lang'],
  sub: ['lang'],
  sup: ['lang'],
  ul: [],
  ol: ['start'],
  li: ['lang'],
  h3: ['lang'],
  h4: ['lang'],
  blockquote: ['lang'],
  hr: [],
  cite: ['lang'],
  a: ['href', 'title', 'lang'],
  abbr: ['title', 'lang'],
  img: ['src', 'alt'],
}

/** https://developer.mozilla.org/docs/Glossary/Void_element */
export const voidTags: ReadonlySet<string> = new Set([
  'br',
  'img',
  'hr',
  'input',
  'meta',
  'link',
  'source',
  'wbr',
  'area',
  'base',
  'col',
  'embed',
  'track',
])

export const isAllowedTag = (tag: string): boolean => Object.hasOwn(profile, tag)

export const attributesOf = (tag: string): readonly string[] => (isAllowedTag(tag) && profile[tag]) || []

/** An address on this site. Browsers ignore tabs and line breaks, and read "/\" as "//": another host. */
const onSite = String.raw`\/(?![\s\p{Cc}]*[/\\])`

/** "de", "zh-Hans": https://www.rfc-editor.org/rfc/rfc5646 */
const languageTag = /^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*$/

const allowedValues = new Map([
  ['href', new RegExp(`^(?:https?:\\/\\/|mailto:|tel:|#|${onSite})`, 'iu')],
  ['src', new RegExp(`^${onSite}`, 'u')],
  ['lang', languageTag],
])

export const isAllowedValue = (attribute: string, value: string): boolean =>
  allowedValues.get(attribute)?.test(value) ?? true

export const allowedTags: readonly string[] = Object.keys(profile)
export const allowedAttributes: readonly string[] = [...new Set(Object.values(profile).flat())]

/** Ends of comments and of raw text such as <style>. In an attribute, another parser could end the tag there. */
export const endOfRawText = /(?:--!?|\])>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

/** The tags that rich text may hold, with their attributes. The check refuses, and the sanitiser removes, all others. */
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

/** Tags that have no end tag. */
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

/** The attributes that an allowed tag may have. */
export const attributesOf = (tag: string): readonly string[] => (isAllowedTag(tag) && profile[tag]) || []

/** The beginning of an address on this site. Browsers pass over tabs and line breaks, and "/\" is "//" to them: another host. */
const ofSite = String.raw`\/(?![\s\p{Cc}]*[/\\])`

/** A language tag, as the site settings hold one under "language": "de", "zh-Hans". */
const languageTag = /^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*$/

const forms = new Map([
  ['href', new RegExp(`^(?:https?:\\/\\/|mailto:|tel:|#|${ofSite})`, 'iu')],
  ['src', new RegExp(`^${ofSite}`, 'u')],
  ['lang', languageTag],
])

/** Whether an attribute of an allowed tag may have a value: links lead to pages, websites, mail and telephones; pictures are the site's own; a language is a tag. */
export const isAllowedValue = (attribute: string, value: string): boolean => forms.get(attribute)?.test(value) ?? true

export const allowedTags: readonly string[] = Object.keys(profile)
export const allowedAttributes: readonly string[] = [...new Set(Object.values(profile).flat())]

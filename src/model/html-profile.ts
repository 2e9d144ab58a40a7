/** The tags that rich text may hold, with their attributes. The check refuses, and the sanitiser removes, all others. */
const profile: Record<string, readonly string[]> = {
  p: [],
  br: [],
  strong: [],
  em: [],
  b: [],
  i: [],
  sub: [],
  sup: [],
  ul: [],
  ol: ['start'],
  li: [],
  h3: [],
  h4: [],
  blockquote: [],
  hr: [],
  cite: [],
  a: ['href', 'title'],
  abbr: ['title'],
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

const addresses = new Map([
  ['href', new RegExp(`^(?:https?:\\/\\/|mailto:|tel:|#|${ofSite})`, 'iu')],
  ['src', new RegExp(`^${ofSite}`, 'u')],
])

/** Whether an attribute of an allowed tag may have a value: links lead to pages, websites, mail and telephones; pictures are the site's own. */
export const isAllowedValue = (attribute: string, value: string): boolean =>
  addresses.get(attribute)?.test(value) ?? true

export const allowedTags: readonly string[] = Object.keys(profile)
export const allowedAttributes: readonly string[] = [...new Set(Object.values(profile).flat())]

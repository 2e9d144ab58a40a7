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
export const attributesOf = (tag: string): readonly string[] => profile[tag] ?? []

export const allowedTags: readonly string[] = Object.keys(profile)
export const allowedAttributes: readonly string[] = [...new Set(Object.values(profile).flat())]

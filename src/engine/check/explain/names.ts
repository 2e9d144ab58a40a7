/** A name without the signs that people set differently: "Call to action", "call-to-action", "callToAction". */
export const simplifyName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The words of a name: "heroSection", "hero-section" and "Hero section" have two. */
export const wordsOfName = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

import type { TextRule } from '../texts'

const tag = /<\/?(p|br|strong|em|b|i|u|a|ul|ol|li|h[1-6]|span|div|sub|sup|img|blockquote)\b[^>]*>/i

const entity =
  /&(amp|nbsp|quot|apos|lt|gt|lsquo|rsquo|ldquo|rdquo|ndash|mdash|hellip|copy|pound|eacute|#\d+|#x[0-9a-f]+);/i

/** The signs that entities stand for, where writing them instead is safe. */
const signs: Record<string, string> = {
  '&amp;': '&',
  '&nbsp;': ' ',
  '&quot;': '"',
  '&apos;': "'",
  '&lsquo;': '‘',
  '&rsquo;': '’',
  '&ldquo;': '“',
  '&rdquo;': '”',
  '&ndash;': '–',
  '&mdash;': '—',
  '&hellip;': '…',
  '&copy;': '©',
  '&pound;': '£',
  '&eacute;': 'é',
}

/** Marks of Markdown: **bold**, [words](address), # heading. */
const markdown = /\*\*[^\s*][^*]*\*\*|\[[^\]]+\]\((https?:|\/|mailto:)[^)]*\)|^#{1,6} \S/

/** The signs that all of these begin with: most texts hold none. */
const suspect = /[<&*[#]/

function judgePlain(text: string): ReturnType<TextRule> {
  const written = text.match(tag)?.[0]
  if (written)
    return {
      message: `This field is plain text: visitors would read "${written}" as it stands. Remove the tags, or put the text into a field for rich text.`,
    }
  const code = text.match(entity)?.[0]
  if (!code) return undefined
  const repaired = text.replace(/&[a-z]+;/gi, (name) => signs[name.toLowerCase()] ?? name)
  const isWhole = !entity.test(repaired)
  return {
    message: `This field is plain text: visitors would read "${code}" as it stands. Write the sign itself${signs[code] ? `, ${signs[code].trim() || 'a space'}` : ''}.`,
    ...(isWhole && { suggestion: repaired, replacement: repaired }),
  }
}

/** Texts are written as visitors read them: no tags and codes of html in plain text, no Markdown anywhere. */
export const plainText: TextRule = (text, isRich) => {
  if (!suspect.test(text)) return undefined
  const marks = text.match(markdown)?.[0]
  if (marks === undefined && !/[<&]/.test(text)) return undefined
  const verdict = (tag.test(text) || entity.test(text)) && !isRich() ? judgePlain(text) : undefined
  if (verdict || marks === undefined) return verdict
  const fix = isRich() ? 'Use <strong>, <a href="…"> and <h3> instead.' : 'Write the words alone.'
  return { message: `Visitors would read "${marks}" as it stands, signs and all. ${fix}` }
}

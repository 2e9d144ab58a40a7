import { findTags } from '../../model/tags'
import type { TextRule } from '../texts'

/** The beginning of a tag that people know. */
const tag = /<\/?(p|br|strong|em|b|i|u|a|ul|ol|li|h[1-6]|span|div|sub|sup|img|blockquote)\b/gi

function firstTag(text: string): string | undefined {
  const [found] = findTags(text, tag)
  return found && text.slice(found.start, found.end)
}

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

/** Marks of Markdown: **bold**, # heading. */
const markdown = /\*\*[^\s*][^*]*\*\*|^#{1,6} \S/

/** What stands between the words and the address of a link of Markdown. */
const middleOfLink = /\]\((?:https?:|\/|mailto:)/g

/** The first link of Markdown in a text, [words](address), and where it stands. */
function markdownLink(text: string): { index: number; words: string } | undefined {
  for (const { index: middle } of text.matchAll(middleOfLink)) {
    const close = text.indexOf(')', middle)
    if (close === -1) return undefined
    const index = text.indexOf('[', text.lastIndexOf(']', middle - 1) + 1)
    if (index !== -1 && index < middle - 1) return { index, words: text.slice(index, close + 1) }
  }
  return undefined
}

/** The first marks of Markdown in a text. */
function findMarkdown(text: string): string | undefined {
  const [marks, link] = [markdown.exec(text), markdownLink(text)]
  return link && !(marks && marks.index < link.index) ? link.words : marks?.[0]
}

/** The signs that all of these begin with: most texts hold none. */
const suspect = /[<&*[#]/

function judgePlain(text: string): ReturnType<TextRule> {
  const written = firstTag(text)
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
  const marks = findMarkdown(text)
  if (marks === undefined && !/[<&]/.test(text)) return undefined
  const verdict = (firstTag(text) !== undefined || entity.test(text)) && !isRich() ? judgePlain(text) : undefined
  if (verdict || marks === undefined) return verdict
  const fix = isRich() ? 'Use <strong>, <a href="…"> and <h3> instead.' : 'Write the words alone.'
  return { message: `Visitors would read "${marks}" as it stands, signs and all. ${fix}` }
}

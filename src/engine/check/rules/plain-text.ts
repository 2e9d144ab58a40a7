import { findChatMarks, withoutChatMarks } from '../../text/chat-marks'
import { findMarkdown } from '../../text/markdown'
import { nameAll } from '../../text/name-all'
import { findTags } from '../../text/tags'
import { findTagInCodes, htmlOfCodes, htmlOfMarkdown } from '../clean-html/from-markdown'
import type { TextRule } from '../rule'

/** The beginning of a common tag of html. */
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

/** The signs that all of these begin with: most texts hold none. */
const suspect = /[<&*[#`]/

function judgePlain(text: string): ReturnType<TextRule['check']> {
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

/** The codes of html that people write, behind an & that is a code, too. */
const codeInCode =
  /&amp;(?:amp;)*((?:amp|nbsp|quot|apos|lsquo|rsquo|ldquo|rdquo|ndash|mdash|hellip|copy|pound|eacute|#\d{1,7}|#x[0-9a-f]{1,6});)/gi

/** A code of a rich text that was made a code once more, as by a search-and-replace of every &. */
function judgeCodes(text: string): ReturnType<TextRule['check']> {
  const [[found, name] = []] = text.matchAll(codeInCode)
  if (found === undefined) return undefined
  const repaired = text.replace(codeInCode, '&$1')
  return {
    message: `"${found}" shows visitors the code "&${name}" instead of its sign. Write "&${name}".`,
    suggestion: repaired,
    replacement: repaired,
  }
}

/** The marks of a chat around a plain text. In rich texts they are looked for by html-form. */
function judgeChatMarks(text: string): ReturnType<TextRule['check']> {
  const marks = findChatMarks(text)
  const inner = marks && withoutChatMarks(text).trim()
  if (!inner) return undefined
  return {
    message: `Visitors would read "${marks}" as it stands: a chat puts these marks around what it writes. Take them out.`,
    suggestion: inner,
    replacement: inner,
  }
}

/** Longer texts are not shown whole in a message. */
const longest = 600

const write = (html: string): string => {
  const written = JSON.stringify(html)
  return written.length <= longest ? `Write ${written}.` : '"npm run check -- --fix" writes it as html.'
}

/** Tags of a rich text that are written in codes, as by a program that took it for plain text. */
function judgeTagCodes(text: string): ReturnType<TextRule['check']> {
  const tag = findTagInCodes(text)
  if (tag === undefined) return undefined
  const html = htmlOfCodes(text)
  return {
    message: `"${tag}" shows visitors a tag as words. ${html === undefined ? 'Write the tags with < and >.' : write(html)}`,
    ...(html !== undefined && { suggestion: html, replacement: html }),
  }
}

/** Marks of Markdown, all of a text at once. */
function judgeMarkdown(text: string, isRich: boolean): ReturnType<TextRule['check']> {
  const marks = findMarkdown(text)
  if (marks.length === 0) return undefined
  const html = isRich ? htmlOfMarkdown(text) : undefined
  const stands = marks.length === 1 ? 'as it stands' : 'as they stand'
  const fix = isRich ? 'Use <strong>, <a href=\\"…\\"> and <h3> instead.' : 'Write the words alone.'
  return {
    message: `Visitors would read ${nameAll(marks)} ${stands}, signs and all. ${html === undefined ? fix : write(html)}`,
    ...(html !== undefined && { suggestion: html, replacement: html }),
  }
}

/** Texts are written as visitors read them: no tags and codes of html in plain text, no Markdown anywhere. */
export const plainText: TextRule = {
  code: 'plain-text',
  severity: 'warning',
  scope: 'text',
  check: (text, isRich) => {
    if (!suspect.test(text)) return undefined
    const hasCodes = /[<&]/.test(text) && (firstTag(text) !== undefined || entity.test(text))
    const hasMarks = findMarkdown(text).length > 0
    const hasChatMarks = findChatMarks(text) !== undefined
    if (!hasCodes && !hasMarks && !hasChatMarks) return undefined
    const verdict = isRich()
      ? (judgeTagCodes(text) ?? judgeCodes(text))
      : (judgeChatMarks(text) ?? (hasCodes ? judgePlain(text) : undefined))
    return verdict ?? judgeMarkdown(text, isRich())
  },
}

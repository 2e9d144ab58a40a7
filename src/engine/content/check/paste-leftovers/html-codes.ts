import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { findOddCharacters, repairCharacters } from '../../../base/text/odd-characters'
import { findTags } from '../../../base/text/tags'
import { findTagInCodes, htmlOfCodes } from '../rich-text/from-markdown'
import { type Verdict, writing } from './verdict'

const tag = /<\/?(p|br|strong|em|b|i|u|a|ul|ol|li|h[1-6]|span|div|sub|sup|img|blockquote)\b/gi

function firstTag(text: string): string | undefined {
  const [found] = findTags(text, tag)
  return found && text.slice(found.start, found.end)
}

/** Some lack a semicolon. */
const code = /&(?:[a-z][a-z0-9]{1,30}|#\d{1,7}|#x[0-9a-f]{1,6});|&(?:amp|nbsp|quot|lt|gt)(?![\w;])/gi

/** "&eacute;" -> "é", and "&zwnj;" -> a sign that may have its purpose; other text stays. */
function signOf(written: string): string {
  const [node] = parseFragment(written).childNodes
  const sign = (node as DefaultTreeAdapterTypes.TextNode).value
  return sign === '\u00a0' || sign === '\n' ? ' ' : sign
}

function adviceFor(sign: string, repaired: string): string {
  const own = repairCharacters(sign)
  if (own !== '') return `Write the sign itself, ${own.trim() || 'a space'}.`
  return repaired.includes(sign) ? 'Write the sign itself, which is invisible.' : 'Take it out.'
}

export function checkPlainHtml(text: string): Verdict {
  const written = firstTag(text)
  if (written)
    return {
      message: `This field is plain text: visitors would read "${written}" as it stands. Remove the tags, or put the text into a field for rich text.`,
    }
  const found = text.match(code)?.find((one) => signOf(one) !== one)
  if (found === undefined) return undefined
  const decoded = text.replace(code, signOf)
  const repaired = repairCharacters(
    decoded,
    findOddCharacters(decoded, () => true),
  )
  const isSafe = firstTag(repaired) === undefined && !repaired.match(code)?.some((one) => signOf(one) !== one)
  return {
    message: `This field is plain text: visitors would read "${found}" as it stands. ${adviceFor(signOf(found), repaired)}`,
    ...(isSafe && { suggestion: repaired, replacement: repaired }),
  }
}

/** Common entities after an escaped &. */
const codeInCode =
  /&amp;(?:amp;)*((?:amp|nbsp|quot|apos|lsquo|rsquo|ldquo|rdquo|ndash|mdash|hellip|copy|pound|eacute|#\d{1,7}|#x[0-9a-f]{1,6});)/gi

/** Finds entities escaped twice, as by a search-and-replace of every &. */
export function checkDoubleCodes(text: string): Verdict {
  const [[found, name] = []] = text.matchAll(codeInCode)
  if (found === undefined) return undefined
  const repaired = text.replace(codeInCode, '&$1')
  return {
    message: `"${found}" shows visitors the code "&${name}" instead of its sign. Write "&${name}".`,
    suggestion: repaired,
    replacement: repaired,
  }
}

export function checkTagCodes(text: string): Verdict {
  const found = findTagInCodes(text)
  if (found === undefined) return undefined
  const html = htmlOfCodes(text)
  const { advice, ...repair } = html === undefined ? { advice: 'Write the tags with < and >.' } : writing(html)
  return { message: `"${found}" shows visitors a tag as words. ${advice}`, ...repair }
}

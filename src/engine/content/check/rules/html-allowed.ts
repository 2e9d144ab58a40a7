import { findMarkdown } from '../../../base/text/markdown'
import type { Finding, PageRule } from '../findings/rule'
import { explainOmission } from '../paste-leftovers/left-out'
import { cleanHtml } from '../rich-text'
import { findTagInCodes, htmlOfCodes, htmlOfMarkdown } from '../rich-text/from-markdown'
import { unbalancedTag } from '../rich-text/html'

/** Tags that word processors and mail programs paste. */
const formatting =
  /\bmso-|\bMso[A-Z]|<o:p|docs-internal-guid|<font\b|<span\b|<div\b|\s(?:style|class|align|bgcolor)\s*=|Apple-|<!--|<!\[if|\sdata-[a-z]/i

/** The language of words, on the tag that is usual for it elsewhere. */
const spanOfLanguage = /<span lang=(["'])([A-Za-z-]{2,35})\1>([^<>]*)<\/span>/g

/** A message shows no longer text in full: the repair writes it. */
const longest = 1500

function checkFormatting(text: string): Pick<Finding, 'message' | 'suggestion' | 'replacement'> | undefined {
  const leftOut = explainOmission(text)
  if (leftOut !== undefined) return { message: leftOut }
  if (!formatting.test(text) || unbalancedTag(text) !== undefined) return undefined
  const onTags = text.replace(spanOfLanguage, '<i lang="$2">$3</i>')
  if (onTags !== text && !formatting.test(onTags)) {
    const [, , language, words] = [...text.matchAll(spanOfLanguage)][0] ?? []
    const message = `<span> is not allowed in rich text. The language of words stands on <i>, <em>, <strong> or the whole paragraph: write <i lang=\\"${language}\\">${words}</i>.`
    return { message, suggestion: onTags, replacement: onTags }
  }
  const tidy = cleanHtml(text)?.html
  if (tidy === undefined) return undefined
  const isMarked = findMarkdown(tidy).length > 0
  const meant = isMarked ? htmlOfMarkdown(tidy) : findTagInCodes(tidy) && htmlOfCodes(tidy)
  const clean = meant ?? tidy
  const written = JSON.stringify(clean)
  const how =
    written.length <= longest
      ? `Write ${written}.`
      : 'The cleaned text is long: "npm run check -- --fix" writes it in the place of this one.'
  return {
    message: `This text has formatting of another program in it, which would be lost: sizes, colours, typefaces. The words, links, bold, italics and lists can stay. ${how}`,
    suggestion: clean,
    replacement: clean,
  }
}

export const htmlAllowed: PageRule = {
  code: 'html-allowed',
  severity: 'error',
  scope: 'page',
  check: ({ html }) =>
    html.flatMap(({ mistakes: [first], pointer, text }) =>
      first === undefined ? [] : [{ pointer, ...(checkFormatting(text) ?? { message: first }) }],
    ),
}

import { withoutTrailingSlash } from '../../../../base/shared-types/addresses'
import { withoutOddCharacters } from '../../../../base/text/odd-characters'
import { isWebAddress, mailAddress, phoneAddress, previewPathOf } from '../../../../content/check/addresses/web-address'
import { unwrapLink } from '../../../../content/check/addresses/wrapped-links'
import { cleanWith } from '../../../../content/check/rich-text/cleaner'
import { readDom } from '../source/dom'
import { parseInBrowser } from '../source/parse-in-browser'
import { leaveOut, type Resolve } from './leave-out'
import { unfold } from './unfold'

export interface Pasted {
  html: string
  /** For example "colours". */
  leftOut: string[]
  isOwn: boolean
}

/** Line breaks within a paragraph, as PowerPoint and others write them. */
const lineBreaks = /[\v\u2028]/g

/** A typed text is judged with its page when that is saved; a part of it, by its own neighbours. */
const withoutOdd = (text: string): string => withoutOddCharacters(text, () => true, true)

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** One paragraph a line, or one between empty lines. */
function paragraphsOf(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').trim()
  const paragraphs = lines.split(/\n[^\S\n]*\n\s*/)
  return paragraphs.map((paragraph) => `<p>${escapeText(paragraph).replaceAll('\n', '<br>')}</p>`).join('')
}

/** Returns plain text as html. A typed list becomes one. */
export function cleanText(text: string): string {
  const html = paragraphsOf(withoutOdd(text.replace(lineBreaks, '\n')))
  return cleanWith(html, parseInBrowser)?.html ?? html
}

/** `addresses` are those that the site has. */
function resolveOn(addresses: ReadonlySet<string>): Resolve {
  return (written) => {
    const href = unwrapLink(written) ?? written
    const own = href.startsWith(`${location.origin}/`) ? href.slice(location.origin.length) : previewPathOf(href)
    const path = own ?? href
    if (path.startsWith('/') || path.startsWith('#')) {
      const [page = '', anchor] = path.split('#')
      const whole = withoutTrailingSlash(page) + (anchor === undefined ? '' : `#${anchor}`)
      return [path, whole, withoutTrailingSlash(page)].find((address) => addresses.has(address))
    }
    return isWebAddress(href) || mailAddress.test(href) || phoneAddress.test(href) ? href : undefined
  }
}

/**
 * Reduces html of another program to the profile: words, links, lists, bold and italic. Html that was copied in the
 * editor keeps its open ends: half a paragraph stays half a paragraph.
 */
export function cleanPasted(html: string, addresses: ReadonlySet<string>): Pasted {
  const root = readDom(withoutOdd(html.replace(lineBreaks, '<br>')))
  const leftOut = [...leaveOut(root, resolveOn(addresses))]
  if (root.querySelector('[data-pm-slice]')) return { html: root.innerHTML, leftOut: [], isOwn: true }
  unfold(root)
  const clean = cleanWith(root.innerHTML, parseInBrowser)?.html
  return { html: clean ?? cleanText(root.textContent ?? ''), leftOut, isOwn: false }
}

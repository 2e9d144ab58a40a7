import { createRequire } from 'node:module'
import type jsdom from 'jsdom'
import { lazy } from '../../../base/shared-types/lazy'
import { findTags } from '../../../base/text/tags'
import { purify } from '../pages/purify'

const require = createRequire(import.meta.url)

/** Starting jsdom takes a second. */
const getDocument = lazy(() => new (require('jsdom') as typeof jsdom).JSDOM('').window.document)

/** Parts that are no words of a page, or that the feed has already. */
const besides =
  'h1, nav, form, button, input, select, textarea, dialog, script, style, noscript, template, svg, iframe, video, audio, object, [hidden], [aria-hidden="true"], .visually-hidden'

/** Rich text does not know these elements, and their words would run into others. */
const boxes = 'div, section, article, header, footer, figcaption, dt, dd, address, summary, h5, h6, h2, td, th'

const boxNames: Record<string, string> = { h2: 'h3', h5: 'h4', h6: 'h4' }

const hasBoxes = (element: Element): boolean =>
  element.querySelector(`${boxes}, p, ul, ol, h3, h4, blockquote, hr, table, figure`) !== null

function rename(element: Element): void {
  const name = boxNames[element.localName] ?? 'p'
  if (name === 'p' && hasBoxes(element)) return
  const other = element.ownerDocument.createElement(name)
  other.append(...element.childNodes)
  element.replaceWith(other)
}

function mainOf(html: string): string {
  const [opening] = findTags(html, /<main\b/g)
  return opening ? html.slice(opening.end, html.lastIndexOf('</main>')) : ''
}

/** Returns html that rich text may have, with absolute addresses. `listTypes` are blocks that show other pages. */
export function pageWords(html: string, { url, path }: { url: string; path: string }, listTypes: string[]): string {
  const template = getDocument().createElement('template')
  template.innerHTML = mainOf(html)
  const { content } = template
  const lists = listTypes.map((type) => `[data-block="${type}"]`)
  for (const element of content.querySelectorAll([besides, ...lists].join(', '))) element.remove()
  for (const element of content.querySelectorAll('time')) if (!element.closest('p, li')) element.remove()
  // The innermost first.
  for (const element of [...content.querySelectorAll(boxes)].reverse()) rename(element)
  return purify(template.innerHTML)
    .replace(/<(p|li|h3|h4|ul|ol)( [^>]*)?>\s*<\/\1>/g, '')
    .replace(/ (href|src)="\//g, ` $1="${url}/`)
    .replace(/ href="#/g, ` href="${url}${path}#`)
    .trim()
}

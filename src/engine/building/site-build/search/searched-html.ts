import { escapeHtml, findTags, replaceElements } from '../../../base/text/tags'
import type { SearchedPage } from './searched-pages'

/** An attribute of a rich text may hold ">". */
const anyTag = /<(?:"[^"]*"|[^"<>])*>/g

const wordless = /<(script|style|svg|template|noscript|iframe)\b/g

const nameOf = (tag: string) => tag.match(/^<\/?[a-z][\w-]*/i)?.[0] ?? ''

/**
 * Words may begin or end within these elements. Those of others, such as of two terms of a list, would run into each
 * other.
 */
const inline = /^<\/(abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)$/

/** Classes, addresses of pictures and all else that changes while the words stay are left out. */
function writeTag(tag: string): string {
  const name = nameOf(tag)
  if (name === '' || /^<(img|input|source|link|meta)$/.test(name)) return ''
  if (name.startsWith('</')) return inline.test(name) ? `${name}>` : `${name}> `
  const id = /^<h[1-6]$/.test(name) ? (tag.match(/ id="[^"]*"/)?.[0] ?? '') : ''
  const isUnseen = / class="[^"]*\bvisually-hidden\b| (?:hidden|aria-hidden)="(?!false)/.test(tag)
  return `${name}${id}${isUnseen ? ' data-pagefind-ignore' : ''}>`
}

export function searchedHtml(html: string): string {
  const [opening] = findTags(html, /<main\b/g)
  const end = html.lastIndexOf('</main>')
  if (!opening || end < opening.end) return ''
  return replaceElements(html.slice(opening.end, end), wordless, '').replace(anyTag, writeTag)
}

export const searchedDocument = ({ title, language, section }: SearchedPage, words: string): string =>
  `<!doctype html><html lang="${escapeHtml(language)}"><body><main data-pagefind-body data-title="${escapeHtml(title)}"${
    section ? ` data-section="${escapeHtml(section)}"` : ''
  } data-pagefind-meta="title[data-title]${section ? ', section[data-section]' : ''}">${words}</main></body></html>`

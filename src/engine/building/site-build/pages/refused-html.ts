import type { ReadyPage } from '../../../base/shared-types/page'
import { shorten } from '../../../base/text/language/shorten'
import { findTags } from '../../../base/text/tags'
import { type AskingSite, findUnasked } from '../../host-config/unasked-requests'

/** Most pages have nothing of this. */
const suspicious = /<(?:script|style|link)\b|\s(?:style|on[a-z]+)=|\ssrc="(?:https?:)?\/\/|="(?:file|javascript):/i

const attribute = /\s([^\s"'=<>/]+)(?:="([^"]*)")?/g

const fixes = {
  style: 'Use a class of a stylesheet; show what a package writes only where useHydrated() is true',
  handler: 'Listen in React, such as with onClick',
  script: 'Move the code into the component',
  sheet: 'Move the rules into a stylesheet',
  frame: 'Name its site with "asks" in the schema (docs/studio.md)',
  file: 'Keep the file in the studio, or name its site with "asks" in the schema (docs/studio.md)',
  action: 'Send the form in onSubmit',
  local: 'Import the file in place of new URL(…, import.meta.url)',
}

const loaded: Record<string, string> = {
  ...{ iframe: 'src', img: 'src', video: 'src', audio: 'src', source: 'src', script: 'src' },
  link: 'href',
}

interface DeclaringSite extends AskingSite {
  url: string
}

/** React writes it beside forms that have a function. */
const isReactsScript = (html: string, at: number) => html.startsWith('addEventListener("submit",', at)

const isScript = (type = '') => type === '' || type === 'module' || /javascript/i.test(type)

const mostShown = 60

type Attributes = Map<string, string | undefined>

function findUndeclared(name: string, attributes: Attributes, site: DeclaringSite): string | undefined {
  if (name === 'link' && attributes.get('rel') !== 'stylesheet') return undefined
  const address = attributes
    .get(loaded[name] ?? '')
    ?.replace(/^\/\//, 'https://')
    .replaceAll('&amp;', '&')
  // No page is framed by the site itself.
  const own = name === 'iframe' ? '' : site.url
  return address && findUnasked(site, own, address)?.reason === 'undeclared' ? address : undefined
}

function findInTag(tag: string, name: string, site?: DeclaringSite): [what: string, fix: string][] {
  const attributes: Attributes = new Map(
    Array.from(tag.matchAll(attribute), ([, key = '', value]) => [key.toLowerCase(), value]),
  )
  const found: [string, string][] = []
  const address = site && findUndeclared(name, attributes, site)
  if (address)
    found.push([`<${name}> with ${shorten(address, mostShown)}`, name === 'iframe' ? fixes.frame : fixes.file])
  for (const [key, value = ''] of attributes) {
    if (key === 'style') found.push([`${key}="${shorten(value, mostShown)}"`, fixes.style])
    if (/^on[a-z]+$/.test(key)) found.push([`${key}="${shorten(value, mostShown)}"`, fixes.handler])
    if (value.startsWith('javascript:') && key.endsWith('action')) found.push(['a function as an action', fixes.action])
    if (value.startsWith('file:')) found.push([`a file of this computer into ${key}`, fixes.local])
  }
  if (name === 'style') found.push(['a <style> element', fixes.sheet])
  if (name === 'script' && !attributes.has('src') && isScript(attributes.get('type')))
    found.push(['an inline <script>', fixes.script])
  return found
}

/** Whether an element that begins before this html has not ended in it. */
function isOpen(html: string, element: string): boolean {
  let depth = 1
  for (const [tag] of html.matchAll(new RegExp(`</?${element}\\b`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return false
  }
  return true
}

function blockAt(html: string, at: number): string | undefined {
  const before = html.slice(0, at)
  // The frame of a block within another may have ended: then it is the block around it.
  for (
    let start = before.lastIndexOf(' data-block="');
    start >= 0;
    start = before.lastIndexOf(' data-block="', start - 1)
  ) {
    const element = before.slice(before.lastIndexOf('<', start)).match(/^<(\w+)/)?.[1]
    if (isOpen(before.slice(before.indexOf('>', start)), element ?? 'div'))
      return before.slice(start).match(/"([^"]*)"/)?.[1]
  }
  return undefined
}

/** React moves some scripts and stylesheets to the front, wherever they are used. */
const isHoisted = (before: string) => !/<(?!body\b|div id="root"|link\b|\/?script\b)/.test(before)

function nameOwner({ layout }: Pick<ReadyPage, 'layout'>, html: string, at: number): { owner: string; file: string } {
  if (isHoisted(html.slice(0, at))) return { owner: 'A component', file: 'src/studio' }
  const block = blockAt(html, at)
  if (block === undefined) return { owner: `The layout "${layout}"`, file: `src/studio/layouts/${layout}/layout.tsx` }
  return { owner: `The block "${block}"`, file: `src/studio/blocks/${block}/component.tsx` }
}

/**
 * Visitors do not see what the policy refuses. `html` is a document, or its body. Without `site`, other sites are not
 * looked at.
 */
export function findRefusedHtml(page: Pick<ReadyPage, 'layout'>, html: string, site?: DeclaringSite): string[] {
  const body = html.slice(Math.max(0, html.indexOf('<body>')))
  if (!suspicious.test(body)) return []
  const sentences = new Set<string>()
  for (const { start, end, parts } of findTags(body, /<([a-z][\w-]*)/gi)) {
    const refused = findInTag(body.slice(start, end), (parts[1] ?? '').toLowerCase(), site)
    if (refused.length === 0 || isReactsScript(body, end)) continue
    const { owner, file } = nameOwner(page, body, start)
    for (const [what, fix] of refused) sentences.add(`${owner} writes ${what}, which browsers refuse. ${fix}: ${file}`)
  }
  return [...sentences]
}

export function findMissingMain({ layout }: Pick<ReadyPage, 'layout'>, html: string): string[] {
  for (const { start, end } of findTags(html, /<main\b/g))
    if (html.slice(start, end).includes(' id="content"')) return []
  return [
    `The layout "${layout}" has no <main id="content">, which gets the focus on each new page. Put its children into <main id="content" tabIndex={-1}>: src/studio/layouts/${layout}/layout.tsx`,
  ]
}

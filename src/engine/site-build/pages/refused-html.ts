import type { ReadyPage } from '../../model/page'
import { findTags } from '../../text/tags'

/** A first look at a whole page: most have nothing of this. */
const suspicious = /<(?:script|style)\b|\s(?:style|on[a-z]+)=/i

const attribute = /\s([^\s"'=<>/]+)(?:="([^"]*)")?/g

const fixes = {
  style: 'Use a class of a stylesheet',
  handler: 'Listen in React, such as with onClick',
  script: 'Move the code into the component',
  sheet: 'Move the rules into a stylesheet',
}

const isScript = (type = '') => type === '' || type === 'module' || /javascript/i.test(type)

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** What the policy refuses in a tag, and how to do without. */
function findInTag(tag: string, name: string): [what: string, fix: string][] {
  const attributes = new Map(Array.from(tag.matchAll(attribute), ([, key = '', value]) => [key.toLowerCase(), value]))
  const found: [string, string][] = []
  for (const [key, value = ''] of attributes) {
    if (key === 'style') found.push([`${key}="${shorten(value)}"`, fixes.style])
    if (/^on[a-z]+$/.test(key)) found.push([`${key}="${shorten(value)}"`, fixes.handler])
  }
  if (name === 'style') found.push(['a <style> element', fixes.sheet])
  if (name === 'script' && !attributes.has('src') && isScript(attributes.get('type')))
    found.push(['an inline <script>', fixes.script])
  return found
}

/** The type of the block around a place of the html. */
function blockAt(html: string, at: number): string | undefined {
  const before = html.slice(0, at)
  const start = before.lastIndexOf(' data-block="')
  if (start < 0) return undefined
  const inside = before.slice(before.indexOf('>', start))
  const depth = 1 + (inside.match(/<div\b/g)?.length ?? 0) - (inside.match(/<\/div>/g)?.length ?? 0)
  return depth > 0 ? before.slice(start).match(/"([^"]*)"/)?.[1] : undefined
}

function nameOwner({ layout }: Pick<ReadyPage, 'layout'>, block?: string): { owner: string; file: string } {
  if (block === undefined) return { owner: `The layout "${layout}"`, file: `src/studio/layouts/${layout}/layout.tsx` }
  return { owner: `The block "${block}"`, file: `src/studio/blocks/${block}/component.tsx` }
}

/**
 * A sentence for each thing in a page's html that its content security policy refuses, so that visitors would not get what the
 * code says. `html` is a document, or its body.
 */
export function findRefusedHtml(page: Pick<ReadyPage, 'layout'>, html: string): string[] {
  const body = html.slice(Math.max(0, html.indexOf('<body>')))
  if (!suspicious.test(body)) return []
  const sentences = new Set<string>()
  for (const { start, end, parts } of findTags(body, /<([a-z][\w-]*)/gi)) {
    const refused = findInTag(body.slice(start, end), (parts[1] ?? '').toLowerCase())
    if (refused.length === 0) continue
    const { owner, file } = nameOwner(page, blockAt(body, start))
    for (const [what, fix] of refused) sentences.add(`${owner} writes ${what}, which browsers refuse. ${fix}: ${file}`)
  }
  return [...sentences]
}

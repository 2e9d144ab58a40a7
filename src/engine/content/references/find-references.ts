import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { nodeAt } from '../../base/json-parser'
import { isAtOrBelow, isObject, parentPointer } from '../../base/shared-types/json'
import { addTo } from '../../base/shared-types/maps'
import { readListings } from '../check/content-index/lists/listings'
import { valuesOf } from '../collections/entry-values'
import type { OpenSite } from './open-site'

export interface Reference {
  pointer: string
  offset: number
  length: number
}

type Match = (value: string) => number | undefined

interface ReferenceKind {
  formats: [string, ...string[]]
  attributes: string[]
}

const links: ReferenceKind = { formats: ['href', 'page', 'place', 'destination'], attributes: ['href'] }
const files: ReferenceKind = { formats: ['image', 'file', 'animation', 'loop', 'href'], attributes: ['src', 'href'] }

/** A value's character in the file, where an escape like \u00e9 is longer. */
function offsetOf(text: string, start: number, index: number): number {
  let at = start + 1
  for (let left = index; left > 0; left--) at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2
  return at
}

function attributesOf(html: string, names: string[]): { value: string; start: number }[] {
  const found: { value: string; start: number }[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('attrs' in node) {
      for (const { name, value } of node.attrs) {
        const place = node.sourceCodeLocation?.attrs?.[name]
        if (!place || !names.includes(name)) continue
        const [before = ''] = html.slice(place.startOffset, place.endOffset).match(/^[^=]*=\s*["']?/) ?? []
        found.push({ value, start: place.startOffset + before.length })
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parseFragment(html, { sourceCodeLocationInfo: true }))
  return found
}

function findNamed({ text, root, content }: OpenSite, name: string, match: Match, kind: ReferenceKind): Reference[] {
  const place = (pointer: string, index: number): Reference => {
    const { start } = nodeAt(text, root, pointer)
    const offset = offsetOf(text, start, index)
    return { pointer, offset, length: offsetOf(text, start, index + name.length) - offset }
  }
  const fields = kind.formats.flatMap((format) =>
    content.ofFormat(format).flatMap(({ value, pointer }) => {
      const index = typeof value === 'string' ? match(value) : undefined
      return index === undefined ? [] : [place(pointer, index)]
    }),
  )
  const rich = content.ofFormat('html').flatMap(({ value: html, pointer }) => {
    if (typeof html !== 'string' || !html.includes(name)) return []
    return attributesOf(html, kind.attributes).flatMap(({ value, start }) => {
      const index = match(value)
      // With entities, an attribute's source is longer. Length 0: the range is unknown.
      const isExact = index !== undefined && html.startsWith(name, start + index)
      return index === undefined
        ? []
        : [place(pointer, isExact ? start + index : 0)].map((item) => ({ ...item, ...(!isExact && { length: 0 }) }))
    })
  })
  return [...fields, ...rich].sort((a, b) => a.offset - b.offset)
}

/** Links can begin with the origin of the site. */
const startOfPath = (value: string, url: string): number => (url && value.startsWith(`${url}/`) ? url.length : 0)

export const sitePath = (value: string, url: string): string =>
  value.slice(startOfPath(value, url)).replace(/[?#].*/s, '')

const matchPath =
  (path: string, url: string): Match =>
  (value) =>
    sitePath(value, url) === path ? startOfPath(value, url) : undefined

/** A studio's settings can name a page without a format. Other texts are no paths. */
function findInSettings({ text, root, content }: OpenSite, path: string): Reference[] {
  const known = new Set(content.annotations().map(({ pointer }) => pointer))
  const found: Reference[] = []
  const visit = (value: unknown, pointer: string): void => {
    if (value === path && !known.has(pointer)) {
      const { start, end } = nodeAt(text, root, pointer)
      found.push({ pointer, offset: start + 1, length: end - start - 2 })
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) visit(part, `${pointer}/${key}`)
    }
  }
  if (isObject(content.value)) visit(content.value.site, '/site')
  return found
}

/** Searches links, redirects, fields, rich text and settings. The ranges cover the path only. */
export const findPageReferences = (site: OpenSite, path: string): Reference[] =>
  [...findNamed(site, path, matchPath(path, site.url), links), ...findInSettings(site, path)].sort(
    (a, b) => a.offset - b.offset,
  )

/** Of a page with "each", the addresses of an entry's values. Undefined if the page has none. */
export function madeForEntry({ content }: OpenSite, entry: object, pointer: string): string[] | undefined {
  const source = content.pages.find((page) => isAtOrBelow(pointer, page.pointer))
  const { of, by } = source?.each ?? {}
  if (of === undefined || of !== content.valueAt(pointer)) return undefined
  const values = new Set(valuesOf(entry, String(by)))
  return [...content.made.values()]
    .filter(({ made }) => made.from === source?.path && made.number === 1 && values.has(made.each?.value ?? ''))
    .map(({ path }) => path)
}

/** Lists that show a page as an entry: by id, or as one of its collection. */
export function findEntryReferences(site: OpenSite, path: string): Reference[] {
  const { text, root, content } = site
  const page = content.byPath.get(path)
  const { collection, id } = page?.entry ?? {}
  if (page?.entry === undefined || collection === undefined) return []
  const { entry } = page
  const place = (pointer: string): Reference => {
    const { start, end } = nodeAt(text, root, pointer)
    return { pointer, offset: start, length: end - start }
  }
  const blockOf = (pointer: string) => pointer.replace(/\/[^/]+\/\d+$/, '')
  const ids = content.ofFormat('entry')
  const listings = new Map(readListings(content).map((list) => [list.pointer, list.entries]))
  const isShown = (pointer: string) =>
    madeForEntry(site, entry, pointer)?.length !== 0 && listings.get(pointer)?.includes(page) !== false
  return content
    .ofFormat('collection')
    .filter(({ value, pointer }) => value === collection && !pointer.endsWith('/entry/collection'))
    .flatMap(({ pointer }) => {
      const block = parentPointer(pointer)
      const own = ids.filter((item) => blockOf(item.pointer) === block)
      if (own.length === 0) return isShown(pointer) ? [place(pointer)] : []
      return own.filter(({ value }) => value === id).map((item) => place(item.pointer))
    })
}

export const findFileReferences = (site: OpenSite, file: string): Reference[] =>
  findNamed(site, file, matchPath(file, site.url), files)

export function findFilePlaces({ content, url }: OpenSite): Map<string, string[]> {
  const places = new Map<string, string[]>()
  const record = (value: unknown, pointer: string) => {
    const address = typeof value === 'string' ? sitePath(value, url) : ''
    if (content.files.has(address)) addTo(places, address, pointer)
  }
  for (const { value, pointer } of content.ofFormat(...files.formats)) record(value, pointer)
  for (const { value: html, pointer } of content.ofFormat('html')) {
    if (typeof html !== 'string' || !files.attributes.some((name) => html.includes(name))) continue
    for (const { value } of attributesOf(html, files.attributes)) record(value, pointer)
  }
  return places
}

/** An empty path means all pages. */
export const findAnchorReferences = (site: OpenSite, path: string, anchor: string): Reference[] =>
  findNamed(
    site,
    anchor,
    (value) => {
      const [address = '', name] = value.split('#')
      const isThere = path === '' || matchPath(path, site.url)(address) !== undefined
      return name === anchor && isThere ? address.length + 1 : undefined
    },
    links,
  )

export const findSharedReferences = (site: OpenSite, name: string): Reference[] =>
  findNamed(site, name, (value) => (value === name ? 0 : undefined), { formats: ['shared'], attributes: [] })

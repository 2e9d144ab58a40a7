import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { nodeAt } from '../json'
import { isObject } from '../model/json'
import type { OpenSite } from './open-site'

/** A place that names a thing: the JSON pointer of its value, and where in the text the name itself stands. */
export interface Reference {
  pointer: string
  offset: number
  length: number
}

/** Where in a text the name begins that is looked for; undefined when it names something else. */
export type Match = (value: string) => number | undefined

/** The formats whose values name something, and the attribute of rich text that does the same. */
interface Kind {
  formats: [string, ...string[]]
  attributes: string[]
}

const links: Kind = { formats: ['href', 'page', 'place'], attributes: ['href'] }
const files: Kind = { formats: ['image', 'file', 'animation', 'loop', 'href'], attributes: ['src', 'href'] }

/** The offset in the file of a character of a text's value: an escape like \u00e9 is one character of the value. */
function offsetOf(text: string, start: number, index: number): number {
  let at = start + 1
  for (let left = index; left > 0; left--) at += text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2
  return at
}

/** Where the values of some attributes begin in an html text, with the value. */
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

/** Every value of the formats, and every attribute of rich text, in which `match` finds the name. */
function findNamed({ text, root, content }: OpenSite, name: string, match: Match, kind: Kind): Reference[] {
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
      // An address with entities has another length in the text than in the attribute, so its place is unclear.
      const isExact = index !== undefined && html.startsWith(name, start + index)
      return index === undefined
        ? []
        : [place(pointer, isExact ? start + index : 0)].map((item) => ({ ...item, ...(!isExact && { length: 0 }) }))
    })
  })
  return [...fields, ...rich].sort((a, b) => a.offset - b.offset)
}

/** Where in an address its path begins: links may name the whole address of the site. */
const startOfPath = (value: string, url: string): number => (url && value.startsWith(`${url}/`) ? url.length : 0)

/** Returns the path that an address of the site leads to, without ?queries and #anchors behind it. */
export const ownPath = (value: string, url: string): string =>
  value.slice(startOfPath(value, url)).replace(/[?#].*/s, '')

/** Finds the path of a page or a file in an address that leads there. */
const matchPath =
  (path: string, url: string): Match =>
  (value) =>
    ownPath(value, url) === path ? startOfPath(value, url) : undefined

/** Settings that name a page without a format of their own: no other text of the settings is a path. */
function findInSettings({ text, root, content }: OpenSite, path: string): Reference[] {
  const known = new Set(content.annotations.map(({ pointer }) => pointer))
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

/** Every place that names a page: links, redirects, fields, rich text, settings. Each holds the path alone. */
export const findPageReferences = (site: OpenSite, path: string): Reference[] =>
  [...findNamed(site, path, matchPath(path, site.url), links), ...findInSettings(site, path)].sort(
    (a, b) => a.offset - b.offset,
  )

/** Every place that shows a page because it is an entry of a collection: by its id, or with the whole collection. */
export function findEntryReferences({ text, root, content }: OpenSite, path: string): Reference[] {
  const { collection, id } = content.byPath.get(path)?.entry ?? {}
  if (collection === undefined) return []
  const place = (pointer: string): Reference => {
    const { start, end } = nodeAt(text, root, pointer)
    return { pointer, offset: start, length: end - start }
  }
  const blockOf = (pointer: string) => pointer.replace(/\/[^/]+\/\d+$/, '')
  const ids = content.ofFormat('entry')
  return content
    .ofFormat('collection')
    .filter(({ value, pointer }) => value === collection && !pointer.endsWith('/entry/collection'))
    .flatMap(({ pointer }) => {
      const block = pointer.slice(0, pointer.lastIndexOf('/'))
      const own = ids.filter((item) => blockOf(item.pointer) === block)
      if (own.length === 0) return [place(pointer)]
      return own.filter(({ value }) => value === id).map((item) => place(item.pointer))
    })
}

/** Every place that names a file of public/. */
export const findFileReferences = (site: OpenSite, file: string): Reference[] =>
  findNamed(site, file, matchPath(file, site.url), files)

/** Returns for each file of public/ the pointers of the places that name it, one for each time that it is named. */
export function findFilePlaces({ content, url }: OpenSite): Map<string, string[]> {
  const places = new Map<string, string[]>()
  const note = (value: unknown, pointer: string) => {
    const address = typeof value === 'string' ? ownPath(value, url) : ''
    if (!content.files.has(address)) return
    const known = places.get(address)
    if (known) known.push(pointer)
    else places.set(address, [pointer])
  }
  for (const { value, pointer } of content.ofFormat(...files.formats)) note(value, pointer)
  for (const { value: html, pointer } of content.ofFormat('html')) {
    if (typeof html !== 'string' || !files.attributes.some((name) => html.includes(name))) continue
    for (const { value } of attributesOf(html, files.attributes)) note(value, pointer)
  }
  return places
}

/** Every link to an anchor; without a path to anchors of that name on all pages. */
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

/** Every place where a shared block stands. */
export const findSharedReferences = (site: OpenSite, name: string): Reference[] =>
  findNamed(site, name, (value) => (value === name ? 0 : undefined), { formats: ['shared'], attributes: [] })

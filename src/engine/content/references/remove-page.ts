import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { pathOf } from '../../base/shared-types/addresses'
import { Failure } from '../../base/shared-types/failure'
import { isAtOrBelow, parentPointer, valueAt } from '../../base/shared-types/json'
import { locate } from '../check/problems/locate'
import { placeInWords } from '../check/report/text'
import type { Edit } from '../json-edits/edit'
import { EditedText } from '../json-edits/edited-text'
import { removeValue, replaceValue } from '../json-edits/make-edits'
import { blocksAround } from '../schema-model/block-tree'
import { findEntryReferences, findPageReferences, type Reference, sitePath } from './find-references'
import type { OpenSite } from './open-site'
import { rewriteAddresses } from './rewrite-addresses'

export interface PageRemoval {
  edits: Edit[]
  text: string
  places: Reference[]
}

function requireRemovable({ content }: OpenSite, path: string): string {
  const page = content.byPath.get(path)
  if (!page) throw new Failure(`There is no page "${path}". Nothing was deleted.`)
  if (path === '/' || path === '/404')
    throw new Failure(`The page "${path}" must stay: browsers and hosts ask for it at this address.`)
  return page.pointer
}

/** In a translation of a page that goes: "translates", and "seen" beside it. */
function partsOfTranslations({ content }: OpenSite, links: readonly Reference[]): string[] {
  return links.filter(isOfTranslation).flatMap(({ pointer }) => {
    const seen = pointer.replace(/translates$/, 'seen')
    return [pointer, ...(content.valueAt(seen) === undefined ? [] : [seen])]
  })
}

const isOfTranslation = ({ pointer }: Reference): boolean => /^\/pages\/\d+\/translates$/.test(pointer)

/** Ignores references inside the removed pages. */
function findOutsideReferences(
  site: OpenSite,
  paths: ReadonlySet<string>,
  gone: readonly string[],
): Record<'links' | 'entries', Reference[]> {
  const isOutside = ({ pointer }: Reference) => !gone.some((page) => isAtOrBelow(pointer, page))
  // A list of a whole collection needs no edit.
  const isId = ({ pointer }: Reference) => /\/\d+$/.test(pointer)
  const find = (inSite: (site: OpenSite, path: string) => Reference[]) =>
    [...paths].flatMap((path) => inSite(site, path)).filter(isOutside)
  return { links: find(findPageReferences), entries: find(findEntryReferences).filter(isId) }
}

/** Includes query and anchor: the other page does not have that anchor. */
export function lengthWithAnchor({ text }: OpenSite, { offset, length }: Reference): number {
  const [anchor = ''] = text.slice(offset + length).match(/^(?:\?[^"'\\#\s]*)?(?:#[^"'\\\s]*)?/) ?? []
  return length + anchor.length
}

/** The words of the links stay. */
function withoutLinks(html: string, isRemoved: (href: string) => boolean): string {
  const cuts: { start: number; end: number }[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node && node.tagName === 'a') {
      const { startTag, endTag } = node.sourceCodeLocation ?? {}
      const href = node.attrs.find(({ name }) => name === 'href')?.value
      if (href !== undefined && isRemoved(href))
        for (const tag of [startTag, endTag]) if (tag) cuts.push({ start: tag.startOffset, end: tag.endOffset })
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parseFragment(html, { sourceCodeLocationInfo: true }))
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), html)
}

function describePlace({ reading, book }: OpenSite, pointer: string): string {
  const [place] = locate([{ rule: '', message: '', pointer }], reading, 'pages.json', book)
  if (!place) return pointer
  const { block } = place
  return placeInWords({ ...place, block: block && { ...block, type: block.title ?? block.type } })
}

/** Settings of pages, and all blocks, are never removed with a link. */
const isNeverRemoved = (place: string, { content, book }: OpenSite): boolean =>
  /^\/(?:pages\/\d+(?:\/[^/]+)?|site)$/.test(place) ||
  blocksAround(content.value, place, book.held).at(-1)?.pointer === place

/** The value itself if it is optional, else what requires it, such as a button. */
function smallestRemovable(site: OpenSite, pointer: string): string {
  const content = site.content.value
  let place = pointer
  while (!Array.isArray(valueAt(content, parentPointer(place))) && site.book.isRequired(place, content)) {
    place = parentPointer(place)
    if (isNeverRemoved(place, site))
      throw new Failure(
        `The link to this page cannot be left out here: ${describePlace(site, pointer)}. Give it another page first, or redirect visitors to another page.`,
      )
  }
  return place
}

/** A list is removed with the last of its items. */
function removableParts(site: OpenSite, pointers: readonly string[]): Set<string> {
  const removed = new Set(pointers.map((pointer) => smallestRemovable(site, pointer)))
  for (const list of new Set([...removed].map(parentPointer))) {
    const items = valueAt(site.content.value, list)
    const places = Array.isArray(items) ? items.map((_, index) => `${list}/${index}`) : []
    if (places.length === 0 || !places.every((place) => removed.has(place))) continue
    for (const place of places) removed.delete(place)
    removed.add(smallestRemovable(site, list))
  }
  return removed
}

const depth = (pointer: string) => pointer.split('/').length
const lastIndex = (pointer: string) => Number(pointer.slice(pointer.lastIndexOf('/') + 1)) || 0

/** Removing later and inner values first keeps the remaining pointers valid. */
const byRemoval = (one: string, other: string) =>
  depth(other) - depth(one) || lastIndex(other) - lastIndex(one) || (one < other ? 1 : -1)

function redirectTo(site: OpenSite, page: string, path: string, to: string, links: readonly Reference[]): EditedText {
  const target = site.content.byPath.get(to)
  if (!target || target.redirect !== undefined || to === path)
    throw new Failure(`Visitors cannot be redirected to "${to}": choose a page that stays.`)
  const rewritings = links.map((place) => ({ ...place, length: lengthWithAnchor(site, place), text: to }))
  const edited = new EditedText(site.text).do(...rewriteAddresses(site, rewritings))
  return edited.do(replaceValue(edited.text, page, JSON.stringify({ path, redirect: to })))
}

function pathsTo({ content }: OpenSite, path: string): Set<string> {
  const paths = new Set([path])
  // The loop also visits the paths that it adds.
  for (const known of paths)
    for (const { path: other, redirect } of content.pages)
      if (redirect !== undefined && pathOf(redirect) === known) paths.add(other)
  return paths
}

function removeLinks(
  site: OpenSite,
  paths: ReadonlySet<string>,
  links: readonly Reference[],
): { edited: EditedText; removable: Set<string> } {
  const { content, text, url } = site
  const rich = new Set(content.ofFormat('html').map(({ pointer }) => pointer))
  const places = [...new Set(links.map(({ pointer }) => pointer))]
  const isRemoved = (href: string) => paths.has(sitePath(href, url))
  const texts = places
    .filter((place) => rich.has(place))
    .map((place) => {
      const html = withoutLinks(String(valueAt(content.value, place)), isRemoved)
      return replaceValue(text, place, JSON.stringify(html))
    })
  const fields = places.filter((place) => !rich.has(place))
  return { edited: new EditedText(text).do(...texts), removable: removableParts(site, fields) }
}

/**
 * With `target`, visitors and links are redirected to it. Without it, links are removed: texts keep the words, buttons
 * and rows disappear. Translations stay, as pages of their own. Throws a Failure.
 */
export function planRemoval(site: OpenSite, path: string, target?: string): PageRemoval {
  const page = requireRemovable(site, path)
  const paths = target === undefined ? pathsTo(site, path) : new Set([path])
  const gone = site.content.pages.filter((one) => paths.has(one.path)).map(({ pointer }) => pointer)
  const { links, entries } = findOutsideReferences(site, paths, gone)
  const others = links.filter((link) => !isOfTranslation(link))
  const { edited, removable } =
    target === undefined
      ? removeLinks(site, paths, others)
      : { edited: redirectTo(site, page, path, target, others), removable: [] }
  const cards = removableParts(
    site,
    entries.map(({ pointer }) => pointer),
  )
  const removed = new Set([
    ...removable,
    ...cards,
    ...partsOfTranslations(site, links),
    ...(target === undefined ? gone : gone.filter((pointer) => pointer !== page)),
  ])
  for (const pointer of [...removed].sort(byRemoval)) edited.do(removeValue(edited.text, pointer))
  return { edits: edited.edits, text: edited.text, places: [...links, ...entries] }
}

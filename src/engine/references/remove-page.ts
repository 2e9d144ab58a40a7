import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { locate } from '../check/problems/locate'
import { placeInWords } from '../check/report/text'
import type { Edit } from '../edits/edit'
import { EditedText } from '../edits/edited-text'
import { removeValue, replaceValue } from '../edits/make-edits'
import { pathOf } from '../model/addresses'
import { Failure } from '../model/failure'
import { parentPointer, valueAt } from '../model/json'
import { findEntryReferences, findPageReferences, ownPath, type Reference } from './find-references'
import type { OpenSite } from './open-site'
import { rewrite } from './rewrite'

/** How a page goes. */
export interface PageRemoval {
  edits: Edit[]
  /** The text after it. */
  text: string
  /** The links and other places that lead elsewhere then, or are taken off. */
  places: Reference[]
}

function demandRemovable({ content }: OpenSite, path: string): string {
  const page = content.byPath.get(path)
  if (!page) throw new Failure(`There is no page "${path}". Nothing was deleted.`)
  if (path === '/' || path === '/404')
    throw new Failure(`The page "${path}" must stay: browsers and hosts ask for it by this path.`)
  return page.pointer
}

/** The places of `paths` that are named outside of `gone`, and those that show a page as an entry of its collection. */
function findPlaces(
  site: OpenSite,
  paths: ReadonlySet<string>,
  gone: readonly string[],
): Record<'links' | 'entries', Reference[]> {
  const isOutside = ({ pointer }: Reference) => !gone.some((page) => `${pointer}/`.startsWith(`${page}/`))
  // A list that shows a whole collection just has one card less.
  const isId = ({ pointer }: Reference) => /\/\d+$/.test(pointer)
  const find = (inSite: (site: OpenSite, path: string) => Reference[]) =>
    [...paths].flatMap((path) => inSite(site, path)).filter(isOutside)
  return { links: find(findPageReferences), entries: find(findEntryReferences).filter(isId) }
}

/** The end of an address in a text: a link to a place on the page leads to the other page as a whole. */
function withAnchor({ text }: OpenSite, { offset, length }: Reference): number {
  const [anchor = ''] = text.slice(offset + length).match(/^(?:\?[^"'\\#\s]*)?(?:#[^"'\\\s]*)?/) ?? []
  return length + anchor.length
}

/** Returns a rich text without its links to a page, and with their words. */
function withoutLinks(html: string, isMeant: (href: string) => boolean): string {
  const cuts: { start: number; end: number }[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node && node.tagName === 'a') {
      const { startTag, endTag } = node.sourceCodeLocation ?? {}
      const href = node.attrs.find(({ name }) => name === 'href')?.value
      if (href !== undefined && isMeant(href))
        for (const tag of [startTag, endTag]) if (tag) cuts.push({ start: tag.startOffset, end: tag.endOffset })
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parseFragment(html, { sourceCodeLocationInfo: true }))
  return cuts
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), html)
}

/** Says where a value stands, in an author's words. */
function sayPlace({ reading, book }: OpenSite, pointer: string): string {
  const [place] = locate([{ rule: '', message: '', pointer }], reading, 'pages.json', book)
  return place ? placeInWords(place) : pointer
}

/** Blocks, and the settings of pages, such as who may see one: they never go with a link. */
const staysWhole = /^\/(?:pages\/\d+(?:\/(?:blocks\/\d+|[^/]+))?|shared\/[^/]+|site)$/

/** Returns what goes when a value goes: itself where it may be left out, else what it is a part of, such as a button. */
function whatGoes(site: OpenSite, pointer: string): string {
  const content = site.content.value
  let place = pointer
  while (!Array.isArray(valueAt(content, parentPointer(place))) && site.book.isRequired(place, content)) {
    place = parentPointer(place)
    if (staysWhole.test(place))
      throw new Failure(
        `The link to this page cannot be left out here: ${sayPlace(site, pointer)}. Give it another page first, or lead visitors to another page.`,
      )
  }
  return place
}

/** Returns what goes with some values. Of a list whose items all go nothing stays. */
function allThatGoes(site: OpenSite, pointers: readonly string[]): Set<string> {
  const going = new Set(pointers.map((pointer) => whatGoes(site, pointer)))
  for (const list of new Set([...going].map(parentPointer))) {
    const items = valueAt(site.content.value, list)
    const places = Array.isArray(items) ? items.map((_, index) => `${list}/${index}`) : []
    if (places.length === 0 || !places.every((place) => going.has(place))) continue
    for (const place of places) going.delete(place)
    going.add(whatGoes(site, list))
  }
  return going
}

const depth = (pointer: string) => pointer.split('/').length
const lastNumber = (pointer: string) => Number(pointer.slice(pointer.lastIndexOf('/') + 1)) || 0

/** Later items go before earlier ones, and what is inside before what is around it: all pointers stay true. */
const byRemoval = (one: string, other: string) =>
  depth(other) - depth(one) || lastNumber(other) - lastNumber(one) || (one < other ? 1 : -1)

/** Returns the edits that lead every link to a page, and its visitors, to another one. */
function leadOn(site: OpenSite, page: string, path: string, to: string, links: readonly Reference[]): EditedText {
  const target = site.content.byPath.get(to)
  if (!target || target.redirect !== undefined || to === path)
    throw new Failure(`Visitors cannot be led to "${to}": choose a page that stays.`)
  const rewritings = links.map((place) => ({ ...place, length: withAnchor(site, place), text: to }))
  const edited = new EditedText(site.text).do(...rewrite(site, rewritings))
  return edited.do(replaceValue(edited.text, page, JSON.stringify({ path, redirect: to })))
}

/** Returns the paths of a page and of the redirects that lead to it, also by others. */
function pathsTo({ content }: OpenSite, path: string): Set<string> {
  const paths = new Set([path])
  // A set that grows is gone through to its end.
  for (const known of paths)
    for (const { path: other, redirect } of content.pages)
      if (redirect !== undefined && pathOf(redirect) === known) paths.add(other)
  return paths
}

/** Returns the edits that take links to some paths off in rich texts, and what goes with the others. */
function takeOff(
  site: OpenSite,
  paths: ReadonlySet<string>,
  links: readonly Reference[],
): { edited: EditedText; going: Set<string> } {
  const { content, text, url } = site
  const rich = new Set(content.ofFormat('html').map(({ pointer }) => pointer))
  const places = [...new Set(links.map(({ pointer }) => pointer))]
  const isMeant = (href: string) => paths.has(ownPath(href, url))
  const texts = places
    .filter((place) => rich.has(place))
    .map((place) => {
      const html = withoutLinks(String(valueAt(content.value, place)), isMeant)
      return replaceValue(text, place, JSON.stringify(html))
    })
  const fields = places.filter((place) => !rich.has(place))
  return { edited: new EditedText(text).do(...texts), going: allThatGoes(site, fields) }
}

/**
 * Plans how a page is deleted; pages that take turns at one path go together. With `leadTo` its visitors and every link to it are led to that page; without, the links
 * are taken off, also those by redirects: those in texts leave their words, buttons and rows go. Throws a Failure where
 * it cannot be.
 */
export function planRemoval(site: OpenSite, path: string, leadTo?: string): PageRemoval {
  const page = demandRemovable(site, path)
  const paths = leadTo === undefined ? pathsTo(site, path) : new Set([path])
  const gone = site.content.pages.filter((one) => paths.has(one.path)).map(({ pointer }) => pointer)
  const { links, entries } = findPlaces(site, paths, gone)
  const { edited, going } =
    leadTo === undefined ? takeOff(site, paths, links) : { edited: leadOn(site, page, path, leadTo, links), going: [] }
  const cards = allThatGoes(
    site,
    entries.map(({ pointer }) => pointer),
  )
  const removed = new Set([
    ...going,
    ...cards,
    ...(leadTo === undefined ? gone : gone.filter((pointer) => pointer !== page)),
  ])
  for (const pointer of [...removed].sort(byRemoval)) edited.do(removeValue(edited.text, pointer))
  return { edits: edited.edits, text: edited.text, places: [...links, ...entries] }
}

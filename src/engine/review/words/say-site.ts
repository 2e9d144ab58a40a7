import { escapeToken, isObject } from '../../model/json'
import type { Moment } from '../../schedule/local-time'
import type { PageChange, SharedChange, SiteChange } from '../compare/compare'
import { asList, asPart, type Part } from '../compare/part'
import { about, headed, type Line, line, type Origin, seenOn } from './outline'
import { code, quote } from './phrases'
import { type Meanings, sayChange, sayChanges } from './say-changes'
import { sayBlock, sayNewPage, sayPage, sayWholeBlock } from './say-page'
import { sayTimes } from './say-times'
import { frameSight, type Sight, sightOfFile, sightOfPage, sightOfShared } from './sights'

/** Sentences that stand together: those of one page under its name, or a list without a heading. */
export interface Group {
  heading?: string
  /** The path of the page that they are about. */
  page?: string
  /** Of a page that was added. */
  origin?: Origin
  /** What the heading is seen on: a page that was added. */
  sight?: Sight
  lines: Line[]
}

/** A part of the summary: "Pages changed". */
export interface Section {
  title: string
  groups: Group[]
}

/** Returns the places where visitors see a file: "`/about`, block 2 (Banner, “The team”)". */
export type PlacesOf = (file: string) => string[]

/** What a summary is made from beside the change itself. */
export interface SummaryContext extends Meanings {
  /** The name of what was before: a revision. */
  since: string
  placesOf: PlacesOf
  /** The time from which dates are ahead. */
  at: Moment
}

/** Pages by what has happened to them. */
export interface PageGroups extends Record<PageChange['kind'], PageChange[]> {
  redirects: PageChange[]
}

const titleOf = (page: Part | undefined) => (typeof page?.title === 'string' ? ` ${quote(page.title)}` : '')

const isRedirect = ({ before, now }: PageChange) =>
  (now ?? before)?.redirect !== undefined && (before ?? now)?.redirect !== undefined

/** Returns the pages by what has happened to them. The redirect from the old path of a moved page is named with the page. */
export function groupPages(changes: PageChange[]): PageGroups {
  const led = new Set(changes.map(({ from }) => from))
  const pages = changes.filter((page) => !isRedirect(page))
  const of = (kind: PageChange['kind']) => pages.filter((page) => page.kind === kind)
  return {
    added: of('added'),
    changed: of('changed'),
    moved: of('moved'),
    removed: of('removed'),
    redirects: changes.filter((page) => isRedirect(page) && !led.has(page.path)),
  }
}

/** Where the visitors of an old path are led; a warning where they are led nowhere. */
function sayVisitors(path: string, redirects: ReadonlyMap<unknown, unknown>): string {
  const redirect = redirects.get(path)
  return typeof redirect === 'string'
    ? `visitors of the old address are led to ${code(redirect)}`
    : '**visitors of the old address find nothing: there is no redirect**'
}

function sayRedirect({ kind, path, before, now }: PageChange): string {
  if (kind === 'added') return `${code(path)} leads to ${code(String(now?.redirect))} now`
  if (kind === 'removed') return `${code(path)} led to ${code(String(before?.redirect))}, and no more`
  return `${code(path)} leads to ${code(String(now?.redirect))}, it led to ${code(String(before?.redirect))} before`
}

/** The value that a page, or a redirect, is as a whole. */
function originOf({ kind, index, was }: PageChange): Origin {
  const [before, now] = [`/pages/${was}`, `/pages/${index}`]
  if (kind === 'moved') return { kind: 'path', before, now }
  if (kind === 'changed') return { kind: 'value', before, now }
  return { kind: 'item', before: '/pages', now: '/pages', ...(kind === 'added' ? { is: index } : { was: index }) }
}

const listed = (paths: string[]) => paths.map(code).join(', ')

function sayShared({ name, before, now, pages }: SharedChange, meanings: Meanings): Line {
  const where = pages.length > 0 ? `on ${listed(pages)}` : 'on no page'
  const whole: Origin = { kind: 'field', before: '/shared', now: '/shared', name }
  if (before === undefined)
    return line(
      `${quote(name)} (${sayBlock(now, meanings.labels)}) added; it stands ${where}`,
      sayWholeBlock(now, meanings),
      whole,
    )
  if (now === undefined) return line(`${quote(name)} (${sayBlock(before, meanings.labels)}) removed`, [], whole)
  const place = `/shared/${escapeToken(name)}`
  return headed(
    `${quote(name)} (${sayBlock(before, meanings.labels)}), ${where}`,
    sayChanges(asPart(before), asPart(now), meanings, { before: place, now: place }),
  )
}

function sayFiles({ added, replaced, removed }: SiteChange['files'], placesOf: PlacesOf): Line[] {
  const withPlaces = (file: string, what: string) => {
    const places = placesOf(file)
    return headed(
      `${code(file)} ${what}`,
      places.length > 0 ? places.map((place) => line(`seen on ${place}`)) : [line('used nowhere')],
    )
  }
  return [
    ...added.map((file) => withPlaces(file, 'added')),
    ...replaced.map((file) => seenOn(sightOfFile(file), withPlaces(file, 'replaced'))),
    ...removed.map((file) => line(`${code(file)} removed`)),
  ]
}

/** The sections on pages and redirects. `now` is the site's content after the change. */
function sayPages({ added, changed, moved, removed, redirects }: PageGroups, now: Part, meanings: Meanings): Section[] {
  // Of pages with the same path the first one counts.
  const pagesNow = asList(now.pages).filter(isObject).reverse()
  const redirectsNow = new Map(pagesNow.map(({ path, redirect }) => [path, redirect]))
  const named = (page: PageChange, lines: Line[], origin?: Origin): Group => ({
    heading: `${code(page.path)}${titleOf(page.now)}`,
    page: page.path,
    ...(origin && { origin }),
    lines,
  })
  const sayMoved = (page: PageChange): Group => {
    const { path, from = '' } = page
    const words = `${code(from)} is ${code(path)} now${titleOf(page.now)}; ${sayVisitors(from, redirectsNow)}`
    return { page: path, lines: [line(words, sayPage(page, meanings), originOf(page))] }
  }
  const sayRemoved = (page: PageChange) =>
    seenOn(
      sightOfPage(page.path),
      line(`${code(page.path)}${titleOf(page.before)}; ${sayVisitors(page.path, redirectsNow)}`, [], originOf(page)),
    )
  return [
    {
      title: 'Pages added',
      groups: added.map((page) => ({
        ...named(page, sayNewPage(page.now ?? {}, meanings), originOf(page)),
        sight: sightOfPage(page.path),
      })),
    },
    { title: 'Pages changed', groups: changed.map((page) => named(page, sayPage(page, meanings))) },
    { title: 'Pages moved', groups: moved.map(sayMoved) },
    { title: 'Pages removed', groups: removed.map((page) => ({ lines: [sayRemoved(page)] })) },
    {
      title: 'Redirects',
      groups: redirects.map((page) => ({ lines: [line(sayRedirect(page), [], originOf(page))] })),
    },
  ]
}

/** Says what a change does to a site, part by part; parts of which there is nothing to say are left out. */
export function saySite(change: SiteChange, context: SummaryContext): Section[] {
  const { shared, settings, others, files, before, now } = change
  const [site, siteNow] = [asPart(before.site), asPart(now.site)]
  const fieldsOf = (place: string, names: string[], was: Part, is: Part) =>
    names.flatMap((name) =>
      about(sayChange(name, was, is, context), { kind: 'field', before: place, now: place, name }),
    )
  const lists: [title: string, lines: Line[]][] = [
    ['Shared blocks', shared.map((item) => seenOn(sightOfShared(item.name), sayShared(item, context)))],
    ['Settings of the site', fieldsOf('/site', settings, site, siteNow).map((one) => seenOn(frameSight, one))],
    ['Other parts of the file', fieldsOf('', others, before, now)],
    ['Files', sayFiles(files, context.placesOf)],
  ]
  const asSection = ([title, lines]: [title: string, lines: Line[]]): Section => ({
    title,
    groups: lines.length > 0 ? [{ lines }] : [],
  })
  return [
    asSection(['When it goes live', sayTimes(before, now, context.at)]),
    ...sayPages(groupPages(change.pages), now, context),
    ...lists.map(asSection),
  ].filter(({ groups }) => groups.length > 0)
}

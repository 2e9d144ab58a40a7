import { isObject } from '../model/json'
import { nounFor } from '../text/numbers'
import type { Pair } from './compare/align'
import { asList, asPart, type PageChange, type Part, type SharedChange, type SiteChange } from './compare/compare'
import { bullets, headed, type Line, line } from './words/outline'
import { code, inWords, nameOf, quote, sayMove } from './words/phrases'
import { type Meanings, sayAll, sayChange, sayChanges } from './words/say-changes'

const titleOf = (page: Part | undefined) => (typeof page?.title === 'string' ? ` ${quote(page.title)}` : '')

/** 'videoGrid, “Our films”', 'shared block “clients”'. */
export function sayBlock(block: unknown): string {
  const { type, shared } = asPart(block)
  if (typeof shared === 'string') return `shared block ${quote(shared)}`
  return [String(type ?? 'no type'), nameOf(isObject(block) ? block : {})].filter(Boolean).join(', ')
}

/** All words of a block that a page has not had before. */
const sayWholeBlock = (block: unknown, meanings: Meanings) => sayAll(asPart(block), meanings, ['type', 'shared'])

function sayBlockChange(pair: Pair, was: unknown[], blocks: unknown[], meanings: Meanings): Line {
  const { before, now, is, hasMoved } = pair
  if (now === undefined) return line(`the former block ${(before ?? 0) + 1} (${sayBlock(was[before ?? 0])}) removed`)
  const block = blocks[now]
  if (before === undefined) return line(`block ${now + 1} (${sayBlock(block)}) added`, sayWholeBlock(block, meanings))
  const move = sayMove(before, now)
  if (is === 'moved') return line(`block ${now + 1} (${sayBlock(block)}) ${move}`)
  const changes = sayChanges(asPart(was[before]), asPart(block), meanings)
  // Named as a reviewer has seen it on the page so far.
  return headed(`block ${now + 1} (${sayBlock(was[before])})`, hasMoved ? [line(move), ...changes] : changes)
}

function sayPage({ before = {}, now = {}, fields, blocks }: PageChange, meanings: Meanings): Line[] {
  if (now.redirect !== undefined && before.redirect === undefined)
    return [line(`is no page any more: its visitors are led to ${code(String(now.redirect))}`)]
  if (before.redirect !== undefined && now.redirect === undefined)
    return [line(`was a redirect to ${code(String(before.redirect))} and is a page now`), ...sayNewPage(now, meanings)]
  return [
    ...fields.flatMap((field) => sayChange(field, before, now, meanings)),
    ...blocks.map((pair) => sayBlockChange(pair, asList(before.blocks), asList(now.blocks), meanings)),
  ]
}

/** Everything that visitors of a new page will read. */
const sayNewPage = (page: Part, meanings: Meanings): Line[] => [
  ...sayAll(page, meanings, ['path', 'blocks']),
  ...asList(page.blocks).map((block, index) =>
    line(`block ${index + 1} (${sayBlock(block)})`, sayWholeBlock(block, meanings)),
  ),
]

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : []
}

/** Where the visitors of an old path are led; a warning where they are led nowhere. */
function sayVisitors(path: string, redirects: ReadonlyMap<unknown, unknown>): string {
  const redirect = redirects.get(path)
  return typeof redirect === 'string'
    ? `visitors of the old address are led to ${code(redirect)}`
    : '**visitors of the old address find nothing: there is no redirect**'
}

const isRedirect = ({ before, now }: PageChange) =>
  (now ?? before)?.redirect !== undefined && (before ?? now)?.redirect !== undefined

function sayRedirect({ kind, path, before, now }: PageChange): string {
  if (kind === 'added') return `${code(path)} leads to ${code(String(now?.redirect))} now`
  if (kind === 'removed') return `${code(path)} led to ${code(String(before?.redirect))}, and no more`
  return `${code(path)} leads to ${code(String(now?.redirect))}, it led to ${code(String(before?.redirect))} before`
}

const listed = (paths: string[]) => paths.map(code).join(', ')

function sayShared({ name, before, now, pages }: SharedChange, meanings: Meanings): Line {
  const where = pages.length > 0 ? `on ${listed(pages)}` : 'on no page'
  if (before === undefined)
    return line(`${quote(name)} (${sayBlock(now)}) added; it stands ${where}`, sayWholeBlock(now, meanings))
  if (now === undefined) return line(`${quote(name)} (${sayBlock(before)}) removed`)
  return headed(`${quote(name)} (${sayBlock(before)}), ${where}`, sayChanges(asPart(before), asPart(now), meanings))
}

/** "one page added, two pages changed"; kinds of change that did not happen are left out. */
function sayCounts(groups: [number, string, string][]): string {
  const told = groups.filter(([count]) => count > 0)
  return told.map(([count, noun, what]) => `${inWords(count)} ${nounFor(count, noun)} ${what}`).join(', ')
}

/** Returns the places where visitors see a file: "`/about`, block 2 (banner, “The team”)". */
export type PlacesOf = (file: string) => string[]

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
    ...replaced.map((file) => withPlaces(file, 'replaced')),
    ...removed.map((file) => line(`${code(file)} removed`)),
  ]
}

/** What a summary is made from beside the change itself. */
export interface SummaryContext extends Meanings {
  /** The name of what was before: a revision. */
  since: string
  placesOf: PlacesOf
}

/** What a change does to a site, as markdown for people who review it and do not program. */
export function summarize(change: SiteChange, context: SummaryContext): string {
  const { shared, settings, others, files, before, now } = change
  const { since, placesOf } = context
  const led = new Set(change.pages.map(({ from }) => from))
  // Of pages with the same path the first one counts.
  const pagesNow = asList(now.pages).filter(isObject).reverse()
  const redirectsNow = new Map(pagesNow.map(({ path, redirect }) => [path, redirect]))
  // The redirect from the old path of a page that moved is named with the page.
  const redirects = change.pages.filter((page) => isRedirect(page) && !led.has(page.path))
  const pages = change.pages.filter((page) => !isRedirect(page))
  const of = (kind: PageChange['kind']) => pages.filter((page) => page.kind === kind)
  const [added, changed, moved, removed] = [of('added'), of('changed'), of('moved'), of('removed')]
  const detail = ({ path, now: page = {} }: PageChange, lines: Line[]) => [
    `### ${code(path)}${titleOf(page)}`,
    '',
    ...bullets(lines),
    '',
  ]
  const counts = sayCounts([
    [added.length, 'page', 'added'],
    [changed.length, 'page', 'changed'],
    [moved.length, 'page', 'moved'],
    [removed.length, 'page', 'removed'],
    [redirects.length, 'redirect', 'changed'],
    [shared.length, 'shared block', 'changed'],
    [settings.length, 'setting', 'changed'],
    [files.added.length, 'file', 'added'],
    [files.replaced.length, 'file', 'replaced'],
    [files.removed.length, 'file', 'removed'],
  ])
  const sayMoved = (page: PageChange): Line => {
    const { path, from = '' } = page
    return line(
      `${code(from)} is ${code(path)} now${titleOf(page.now)}; ${sayVisitors(from, redirectsNow)}`,
      sayPage(page, context),
    )
  }
  const sayRemoved = ({ path, before: page }: PageChange) =>
    line(`${code(path)}${titleOf(page)}; ${sayVisitors(path, redirectsNow)}`)
  const [site, siteNow] = [asPart(before.site), asPart(now.site)]
  const lines = [
    '# What changes on the site',
    '',
    counts
      ? `Since ${code(since)}: ${counts}.`
      : `Since ${code(since)} nothing has changed that visitors would notice.`,
    '',
    ...section(
      'Pages added',
      added.flatMap((page) => detail(page, sayNewPage(page.now ?? {}, context))),
    ),
    ...section(
      'Pages changed',
      changed.flatMap((page) => detail(page, sayPage(page, context))),
    ),
    ...section('Pages moved', bullets(moved.map(sayMoved))),
    ...section('Pages removed', bullets(removed.map(sayRemoved))),
    ...section('Redirects', bullets(redirects.map((page) => line(sayRedirect(page))))),
    ...section('Shared blocks', bullets(shared.map((item) => sayShared(item, context)))),
    ...section('Settings of the site', bullets(settings.flatMap((name) => sayChange(name, site, siteNow, context)))),
    ...section('Other parts of the file', bullets(others.flatMap((name) => sayChange(name, before, now, context)))),
    ...section('Files', bullets(sayFiles(files, placesOf))),
  ]
  return `${lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trimEnd()}\n`
}

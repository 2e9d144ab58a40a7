import { isObject } from '../model/json'
import { nounFor } from '../text/numbers'
import { asList, asPart, type PageChange, type Part, type SharedChange, type SiteChange } from './compare/compare'
import { bullets, headed, type Line, line } from './words/outline'
import { code, inWords, quote } from './words/phrases'
import { type Meanings, sayChange, sayChanges } from './words/say-changes'
import { sayBlock, sayNewPage, sayPage, sayWholeBlock } from './words/say-page'

const titleOf = (page: Part | undefined) => (typeof page?.title === 'string' ? ` ${quote(page.title)}` : '')

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

interface PageGroups extends Record<PageChange['kind'], PageChange[]> {
  redirects: PageChange[]
}

/** Returns the pages by what has happened to them. The redirect from the old path of a moved page is named with the page. */
function groupPages(changes: PageChange[]): PageGroups {
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

function sayAllCounts({ added, changed, moved, removed, redirects }: PageGroups, change: SiteChange): string {
  const { shared, settings, files } = change
  return sayCounts([
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
}

const detail = ({ path, now }: PageChange, lines: Line[]) => [
  `### ${code(path)}${titleOf(now)}`,
  '',
  ...bullets(lines),
  '',
]

/** The sections on pages and redirects. `now` is the site's content after the change. */
function sayPages({ added, changed, moved, removed, redirects }: PageGroups, now: Part, meanings: Meanings): string[] {
  // Of pages with the same path the first one counts.
  const pagesNow = asList(now.pages).filter(isObject).reverse()
  const redirectsNow = new Map(pagesNow.map(({ path, redirect }) => [path, redirect]))
  const sayMoved = (page: PageChange): Line => {
    const { path, from = '' } = page
    return line(
      `${code(from)} is ${code(path)} now${titleOf(page.now)}; ${sayVisitors(from, redirectsNow)}`,
      sayPage(page, meanings),
    )
  }
  const sayRemoved = ({ path, before }: PageChange) =>
    line(`${code(path)}${titleOf(before)}; ${sayVisitors(path, redirectsNow)}`)
  return [
    ...section(
      'Pages added',
      added.flatMap((page) => detail(page, sayNewPage(page.now ?? {}, meanings))),
    ),
    ...section(
      'Pages changed',
      changed.flatMap((page) => detail(page, sayPage(page, meanings))),
    ),
    ...section('Pages moved', bullets(moved.map(sayMoved))),
    ...section('Pages removed', bullets(removed.map(sayRemoved))),
    ...section('Redirects', bullets(redirects.map((page) => line(sayRedirect(page))))),
  ]
}

/** What a change does to a site, as markdown for people who review it and do not program. */
export function summarize(change: SiteChange, context: SummaryContext): string {
  const { shared, settings, others, files, before, now } = change
  const { since, placesOf } = context
  const groups = groupPages(change.pages)
  const counts = sayAllCounts(groups, change)
  const [site, siteNow] = [asPart(before.site), asPart(now.site)]
  const lines = [
    '# What changes on the site',
    '',
    counts
      ? `Since ${code(since)}: ${counts}.`
      : `Since ${code(since)} nothing has changed that visitors would notice.`,
    '',
    ...sayPages(groups, now, context),
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

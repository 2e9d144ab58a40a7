import type { SiteContent } from '../../../base/schema-types/content'
import { asList, asObject, escapeToken, isObject, type UnknownObject } from '../../../base/shared-types/json'
import { formatMoment } from '../../publication-dates/format-time'
import type { Moment } from '../../publication-dates/local-time'
import { zoneOf } from '../../publication-dates/page-times'
import { describeEvent, eventsAfter, type PageEvent } from '../../publication-dates/publication-events'
import type { ComparedPage, SharedChange, SiteChange } from '../compare/compare'
import type { MadeChange } from '../compare/made-pages-since'
import { blocksOf } from '../compare/moved-blocks'
import type { MovedInOrder } from '../compare/page-order'
import type { TrustChange } from '../compare/trusted-addresses'
import { type DescriptionContext, describeFieldChange, describeFieldChanges } from './describe-fields'
import { describeCollections, describeMade, describeOldAddress } from './describe-lists'
import { describeMovedWithin } from './describe-moved'
import { blockLabel, describeNewPage, describePageChange, describeWholeBlock } from './describe-page'
import { type ChangeSource, headed, type Line, line, withSource, withTarget, withWhole } from './outline'
import { code, describeMove, quote } from './phrases'
import { frameTarget, type TargetKey, targetOfFile, targetOfPage, targetOfShared } from './target-key'

/** The content may be invalid. */
const eventsIn = (content: UnknownObject, at: Moment): PageEvent[] =>
  eventsAfter({ ...content, pages: asList(content.pages).filter(isObject) } as unknown as SiteContent, at)

const keyOf = (event: PageEvent) => `${event.at} ${describeEvent(event)}`

function describeTimes(before: UnknownObject, now: UnknownObject, at: Moment): Line[] {
  const [was, is] = [eventsIn(before, at), eventsIn(now, at)]
  const [known, planned] = [was, is].map((events) => new Set(events.map(keyOf))) as [Set<string>, Set<string>]
  const describe = (event: PageEvent, content: UnknownObject) => {
    const zone = zoneOf(content)
    return `${formatMoment(event.at, { now: at, zone })} (${zone}): ${describeEvent(event)}`
  }
  const added = is.filter((event) => !known.has(keyOf(event))).map((event) => line(describe(event, now)))
  const gone = was
    .filter((event) => !planned.has(keyOf(event)))
    .map((event) => line(`no longer planned: ${describe(event, before)}`))
  const rest = added.length > 0 ? [line('everything else: as soon as this change is published')] : []
  return [...added, ...gone, ...rest]
}

export interface SummaryGroup {
  heading?: string
  page?: string
  from?: string
  origin?: ChangeSource
  /** Reverts what all of its lines are about. */
  whole?: ChangeSource
  target?: TargetKey
  lines: Line[]
}

export const filesTitle = 'Files'

export interface SummarySection {
  title: string
  groups: SummaryGroup[]
}

/** Returns where visitors see a file: "`/about`, block 2 (Banner, “The team”)". */
export type PlacesOf = (file: string) => string[]

export interface SummaryContext extends DescriptionContext {
  since: string
  placesOf: PlacesOf
  trust: TrustChange[]
  made: MadeChange[]
  at: Moment
}

export interface PageGroups extends Record<ComparedPage['kind'], ComparedPage[]> {
  redirects: ComparedPage[]
}

const titleOf = (page: UnknownObject | undefined) => (typeof page?.title === 'string' ? ` ${quote(page.title)}` : '')

const isRedirect = ({ before, now }: ComparedPage) =>
  (now ?? before)?.redirect !== undefined && (before ?? now)?.redirect !== undefined

/** The redirect from a moved page's old path is described with the page. */
export function groupPages(changes: ComparedPage[]): PageGroups {
  const oldPaths = new Set(changes.map(({ from }) => from))
  const pages = changes.filter((page) => !isRedirect(page))
  const of = (kind: ComparedPage['kind']) => pages.filter((page) => page.kind === kind)
  return {
    added: of('added'),
    changed: of('changed'),
    moved: of('moved'),
    removed: of('removed'),
    redirects: changes.filter((page) => isRedirect(page) && !oldPaths.has(page.path)),
  }
}

function describeRedirect({ kind, path, before, now }: ComparedPage): string {
  if (kind === 'added') return `${code(path)} now redirects to ${code(String(now?.redirect))}`
  if (kind === 'removed') return `${code(path)} no longer redirects to ${code(String(before?.redirect))}`
  return `${code(path)} now redirects to ${code(String(now?.redirect))} instead of ${code(String(before?.redirect))}`
}

function sourceOf({ kind, index, was }: ComparedPage): ChangeSource {
  const [before, now] = [`/pages/${was}`, `/pages/${index}`]
  if (kind === 'moved') return { kind: 'path', before, now }
  if (kind === 'changed') return { kind: 'value', before, now }
  return { kind: 'item', before: '/pages', now: '/pages', ...(kind === 'added' ? { is: index } : { was: index }) }
}

const listed = (paths: string[]) => paths.map(code).join(', ')

function describeSharedChange({ name, before, now, pages }: SharedChange, context: DescriptionContext): Line {
  const where = pages.length > 0 ? `on ${listed(pages)}` : 'on no page'
  const whole: ChangeSource = { kind: 'field', before: '/shared', now: '/shared', name }
  if (before === undefined)
    return line(
      `${quote(name)} (${blockLabel(now, context.labels)}) added, used ${where}`,
      describeWholeBlock(now, context),
      whole,
    )
  if (now === undefined) return line(`${quote(name)} (${blockLabel(before, context.labels)}) removed`, [], whole)
  const pointer = `/shared/${escapeToken(name)}`
  const moves = describeMovedWithin({ pointer, block: before }, { pointer, block: now }, context)
  const moved = blocksOf(moves.map((one) => one.moved))
  const places = { before: pointer, now: pointer }
  const changed = headed(`${quote(name)} (${blockLabel(before, context.labels)}), ${where}`, [
    ...moves.map((one) => one.line),
    ...describeFieldChanges(asObject(before), asObject(now), { ...context, moved }, places),
  ])
  return withWhole(whole, changed)
}

/** The first of several pages with the same path counts. */
const redirectsIn = ({ pages }: UnknownObject): ReadonlyMap<unknown, unknown> =>
  new Map(
    asList(pages)
      .filter(isObject)
      .reverse()
      .map(({ path, redirect }) => [path, redirect]),
  )

function describeOrder({ page, was, is, place }: MovedInOrder): Line {
  const where = place.collection === undefined ? 'of all pages' : `of the entries in ${quote(place.collection)}`
  const name = `${code(String(page.path))}${titleOf(page)}`
  const origin: ChangeSource = { kind: 'item', before: '/pages', now: '/pages', was, is }
  return line(`${name} ${describeMove(place.before, place.now)} ${where}`, [], origin)
}

function describeFiles({ added, replaced, removed }: SiteChange['files'], placesOf: PlacesOf): Line[] {
  const withPlaces = (file: string, what: string) => {
    const places = placesOf(file)
    return headed(
      `${code(file)} ${what}`,
      places.length > 0 ? places.map((place) => line(`seen on ${place}`)) : [line('used nowhere')],
    )
  }
  return [
    ...added.map((file) => withPlaces(file, 'added')),
    ...replaced.map((file) => withTarget(targetOfFile(file), withPlaces(file, 'replaced'))),
    ...removed.map((address) => line(`${code(address)} removed`, [], { kind: 'file', address })),
  ]
}

function describePages(
  { added, changed, moved, removed, redirects }: PageGroups,
  redirectsNow: ReadonlyMap<unknown, unknown>,
  context: DescriptionContext,
): SummarySection[] {
  const named = (page: ComparedPage, lines: Line[], origin?: ChangeSource): SummaryGroup => ({
    heading: `${code(page.path)}${titleOf(page.now)}`,
    page: page.path,
    ...(origin && { origin }),
    lines,
  })
  const describeMoved = (page: ComparedPage): SummaryGroup => {
    const { path, from = '' } = page
    const words = `${code(from)} is now ${code(path)}${titleOf(page.now)}; ${describeOldAddress(from, redirectsNow)}`
    return { page: path, from, lines: [line(words, describePageChange(page, context), sourceOf(page))] }
  }
  const describeRemoved = (page: ComparedPage) =>
    withTarget(
      targetOfPage(page.path),
      line(
        `${code(page.path)}${titleOf(page.before)}; ${describeOldAddress(page.path, redirectsNow)}`,
        [],
        sourceOf(page),
      ),
    )
  return [
    {
      title: 'Pages added',
      groups: added.map((page) => ({
        ...named(page, describeNewPage(page.now ?? {}, context), sourceOf(page)),
        target: targetOfPage(page.path),
      })),
    },
    {
      title: 'Pages changed',
      groups: changed.map((page) => ({
        ...named(page, describePageChange(page, context)),
        whole: sourceOf(page),
      })),
    },
    { title: 'Pages moved', groups: moved.map(describeMoved) },
    { title: 'Pages removed', groups: removed.map((page) => ({ from: page.path, lines: [describeRemoved(page)] })) },
    {
      title: 'Redirects',
      groups: redirects.map((page) => ({ lines: [line(describeRedirect(page), [], sourceOf(page))] })),
    },
  ]
}

export function describeSiteChange(change: SiteChange, context: SummaryContext): SummarySection[] {
  const { order, shared, settings, others, files, before, now } = change
  const [site, siteNow] = [asObject(before.site), asObject(now.site)]
  const fieldsOf = (place: string, names: string[], was: UnknownObject, is: UnknownObject) =>
    names.flatMap((name) =>
      withSource(describeFieldChange(name, was, is, context), { kind: 'field', before: place, now: place, name }),
    )
  const [seen, seenNow] = [asObject(before.seen), asObject(now.seen)]
  const marked = Object.keys(seenNow).filter((name) => seen[name] !== seenNow[name])
  const found = context.upToDate
    ? marked.map((name) =>
        line(context.upToDate?.shared(name) ?? '', [], { kind: 'field', before: '/seen', now: '/seen', name }),
      )
    : []
  const rest = others.filter((name) => name !== 'seen' && name !== 'collections')
  const redirects = redirectsIn(now)
  const lists: [title: string, lines: Line[]][] = [
    ['Pages that lists make', context.made.map((one) => describeMade(one, redirects))],
    ['Order of pages', order.moved.map(describeOrder)],
    [
      'Shared blocks',
      [...shared.map((item) => withTarget(targetOfShared(item.name), describeSharedChange(item, context))), ...found],
    ],
    ['Settings of the site', fieldsOf('/site', settings, site, siteNow).map((one) => withTarget(frameTarget, one))],
    ['Collections', describeCollections(change, context)],
    ['Other parts of the file', fieldsOf('', rest, before, now)],
    [filesTitle, describeFiles(files, context.placesOf)],
  ]
  const asSection = ([title, lines]: [title: string, lines: Line[]]): SummarySection => ({
    title,
    groups: lines.length > 0 ? [{ lines }] : [],
  })
  return [
    asSection(['Look at this first', context.trust.map(({ describe }) => line(describe(code)))]),
    asSection(['When it goes live', describeTimes(before, now, context.at)]),
    ...describePages(groupPages(change.pages), redirects, context),
    ...lists.map(asSection),
  ].filter(({ groups }) => groups.length > 0)
}

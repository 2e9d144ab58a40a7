import { readJson } from '../../base/json-parser'
import { Failure } from '../../base/shared-types/failure'
import { asList, asObject, isObject } from '../../base/shared-types/json'
import { findFilmProviderInAnnotations } from '../../base/shared-types/services/film-provider'
import type { PublicFiles } from '../check'
import { makesPages } from '../check/content-index/lists/made-pages'
import { findTooLong } from '../check/problems/too-long'
import { listBlocksIn } from '../collections/list-query'
import type { Moment } from '../publication-dates/local-time'
import { findFileReferences } from '../references/find-references'
import { type OpenSite, readOpenSite } from '../references/open-site'
import { SchemaBook } from '../schema-model/schema-book'
import type { Schemas } from '../schema-model/schemas'
import type { Validate } from '../schema-model/validation/open-validator'
import { compareSites, type SiteChange } from './compare/compare'
import { findMadeChanges } from './compare/made-pages-since'
import { findTrustChanges } from './compare/trusted-addresses'
import { nameDestinations } from './words/describe-fields'
import { blockLabel } from './words/describe-page'
import { sayUpToDate } from './words/describe-seen'
import type { PlacesOf, SummaryContext } from './words/describe-site'
import { readFormats } from './words/formats'
import { type Labels, readLabels } from './words/labels'
import { code, quote } from './words/phrases'

function describePlace({ content }: OpenSite, pointer: string, labels: Labels): string {
  const [area, name = '', , block] = pointer.split('/').slice(1)
  if (area === 'shared') {
    const pages = content.pages.filter(({ blocks }) => blocks.some(({ shared }) => shared === name))
    const paths = pages.map(({ path }) => code(path)).join(', ')
    return `${paths || 'no page'} (shared block ${quote(name)})`
  }
  if (area !== 'pages') return 'every page (settings of the site)'
  const page = asObject(asList(asObject(content.value).pages)[Number(name)])
  const path = code(String(page.path))
  return block === undefined || !Number.isInteger(Number(block))
    ? path
    : `${path}, block ${Number(block) + 1} (${blockLabel(asList(page.blocks)[Number(block)], labels)})`
}

const placesIn =
  (site: OpenSite, labels: Labels): PlacesOf =>
  (file) => [...new Set(findFileReferences(site, file).map(({ pointer }) => describePlace(site, pointer, labels)))]

const titlesOf = (...contents: unknown[]) =>
  new Map(
    contents
      .flatMap((content) => asList(asObject(content).pages).filter(isObject))
      .map((page) => [String(page.path), page.title]),
  )

export interface EarlierSite {
  name: string
  text?: string
  files: PublicFiles
  replaced: ReadonlySet<string>
}

export interface CurrentSite {
  text: string
  files: PublicFiles
  at: Moment
}

export interface ChangeSince {
  change: SiteChange
  context: SummaryContext
  before: string | undefined
  now: OpenSite
}

/** Throws a Failure if either text cannot be read. */
export function readChangeSince(
  was: EarlierSite,
  { text, files, at }: CurrentSite,
  { schemas, validate }: { schemas: Schemas; validate: Validate },
): ChangeSince {
  const before = readJson(was.text ?? '{}')
  if (!before.isCertain)
    throw new Failure(
      `The pages.json of ${was.name} could not be read with certainty, so there is nothing to compare with.`,
    )
  const [tooLong] = findTooLong(text)
  if (tooLong) throw new Failure(`The changes of pages.json cannot be listed. ${tooLong.message}`)
  if (!readJson(text).isCertain)
    throw new Failure(
      'pages.json cannot be read with certainty, so its changes cannot be listed. "npm run check" shows what to fix.',
    )
  const now = readOpenSite(text, files, schemas, validate)
  const change = compareSites(
    { value: before.value, files: was.files },
    { value: now.content.value, files },
    was.replaced,
  )
  const asked = { before: validate(before.value).annotations, now: now.content.annotations() }
  const found = [...asked.before, ...asked.now]
  const book = new SchemaBook(schemas)
  const labels = readLabels(book, [before.value, now.content.value])
  const canMake = makesPages({ ofFormat: (format) => found.filter((one) => one.format === format) })
  const titles = titlesOf(before.value, now.content.value)
  const context: SummaryContext = {
    since: was.name,
    formatOf: readFormats(found),
    ...{ labels, book },
    films: findFilmProviderInAnnotations(found),
    nameDestination: nameDestinations(titles, now.url),
    upToDate: sayUpToDate(now.content.value, titles),
    placesOf: placesIn(now, labels),
    trust: findTrustChanges(change, asked),
    made: canMake ? findMadeChanges(before.value, now.content.value, listBlocksIn(schemas)) : [],
    at,
  }
  return { change, context, before: was.text, now }
}

import { SchemaBook } from '../check/explain/schema-book'
import { readJson } from '../json'
import { Failure } from '../model/failure'
import { findFilmProviderInAnnotations } from '../model/film-provider'
import { isObject } from '../model/json'
import { readSchemas } from '../project/read-schemas'
import { findFileReferences } from '../references/find-references'
import { type OpenSite, openSite, validatorOf } from '../references/open-site'
import { readSite } from '../site/read-site'
import { compareSites, type SiteChange } from './compare/compare'
import { asList, asPart } from './compare/part'
import { readRevision } from './revision'
import { summarize } from './summary'
import { readFormats } from './words/formats'
import { type Labels, readLabels } from './words/labels'
import { code, quote } from './words/phrases'
import { nameDestinations } from './words/say-changes'
import { sayBlock } from './words/say-page'
import type { PlacesOf, SummaryContext } from './words/say-site'

/** Says of a JSON pointer where visitors see it: "`/about`, block 2 (Banner, “The team”)". */
function sayPlace({ content }: OpenSite, pointer: string, labels: Labels): string {
  const [area, name = '', , block] = pointer.split('/').slice(1)
  if (area === 'shared') {
    const pages = content.pages.filter(({ blocks }) => blocks.some(({ shared }) => shared === name))
    const paths = pages.map(({ path }) => code(path)).join(', ')
    return `${paths || 'no page'} (shared block ${quote(name)})`
  }
  if (area !== 'pages') return 'every page (settings of the site)'
  const page = asPart(asList(asPart(content.value).pages)[Number(name)])
  const path = code(String(page.path))
  return block === undefined || !Number.isInteger(Number(block))
    ? path
    : `${path}, block ${Number(block) + 1} (${sayBlock(asList(page.blocks)[Number(block)], labels)})`
}

const placesIn =
  (site: OpenSite, labels: Labels): PlacesOf =>
  (file) => [...new Set(findFileReferences(site, file).map(({ pointer }) => sayPlace(site, pointer, labels)))]

/** The titles of all pages by their paths. */
const titlesOf = (...contents: unknown[]) =>
  new Map(
    contents
      .flatMap((content) => asList(asPart(content).pages).filter(isObject))
      .map((page) => [String(page.path), page.title]),
  )

/** What has changed in a folder, and what it takes to say it and to take it back. */
export interface FolderChange {
  change: SiteChange
  context: SummaryContext
  /** The text of pages.json before; undefined where there was none. */
  before: string | undefined
  /** The site as it is now. */
  now: OpenSite
}

/**
 * Reads what has changed in a folder since a revision; `root` is the folder with schemas/, `time` the one
 * from which dates are ahead (see timeOf). Throws a Failure where one of
 * the two states cannot be read.
 */
export async function readFolderChange(
  root: string,
  site: string,
  since: string,
  time?: string,
): Promise<FolderChange> {
  const [{ text, files, at }, schemas] = await Promise.all([readSite(site, time), readSchemas(root, site)])
  const was = await readRevision(site, since, files)
  const before = readJson(was.text ?? '{}')
  if (!before.isCertain)
    throw new Failure(
      `The pages.json of ${was.name} could not be read for certain, so what has changed cannot be told.`,
    )
  if (!readJson(text).isCertain)
    throw new Failure(
      'pages.json cannot be read for certain, so what has changed cannot be told. "npm run check" shows what to mend.',
    )
  const now = openSite(text, files, schemas)
  const change = compareSites(
    { value: before.value, files: was.files },
    { value: now.content.value, files },
    was.replaced,
  )
  const found = [...validatorOf(schemas)(before.value).annotations, ...now.content.annotations]
  const labels = readLabels(new SchemaBook(schemas), [before.value, now.content.value])
  const context: SummaryContext = {
    since: was.name,
    formatOf: readFormats(found),
    labels,
    films: findFilmProviderInAnnotations(found),
    nameDestination: nameDestinations(titlesOf(before.value, now.content.value), now.url),
    placesOf: placesIn(now, labels),
    at,
  }
  return { change, context, before: was.text, now }
}

/** Says what has changed in a folder since a revision, as markdown for people. Throws as readFolderChange does. */
export async function summarizeFolder(root: string, site: string, since: string): Promise<string> {
  const { change, context } = await readFolderChange(root, site, since)
  return summarize(change, context)
}

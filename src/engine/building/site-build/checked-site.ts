import type { SiteContent } from '../../base/schema-types/content'
import type { Service } from '../../base/shared-types/services/service'
import type { WordsIn } from '../../base/text/interface-words'
import { createCheck, type PublicFiles } from '../../content/check'
import type { Rule } from '../../content/check/findings/rule'
import { explainLeftOut } from '../../content/check/rules/unpublished-file'
import { expandPages } from '../../content/collections/expand-pages'
import { listBlocksIn } from '../../content/collections/list-query'
import type { Moment } from '../../content/publication-dates/local-time'
import { type NextChange, nextChange } from '../../content/publication-dates/publication-events'
import { siteAt } from '../../content/publication-dates/site-at'
import { withheldFiles } from '../../content/publication-dates/withheld-files'
import type { Schemas } from '../../content/schema-model/schemas'
import { cachedValidator } from '../../folders/site-folder/cached-validator'
import { readSite, type SiteFiles } from '../../folders/site-folder/read-site'
import { readRules } from '../../folders/studio-folder/read-rules'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { readWords } from '../../folders/studio-folder/read-words'
import { sendFormsTo } from '../../pages/page-data/form-address'
import { holdersIn } from '../../pages/page-data/hold-blocks'
import { askedServices } from '../host-config/services'
import type { BuildFailed, BuildOptions } from './build-options'
import { findStructuredFacts, type StructuredFacts } from './pages/structured-data'
import { findWholeFiles } from './pictures/shown-pictures'

export interface SiteSource extends SiteFiles {
  schemas: Schemas
  rules: readonly Rule[]
  words: WordsIn
}

export interface CheckedSite {
  content: SiteContent
  /** All pages, whenever they are public, without those that lists make. */
  written: SiteContent
  isAllPublic: boolean
  at: Moment
  next?: NextChange
  schemas: Schemas
  folder: string
  files: PublicFiles
  textLength: number
  services: Service[]
  words: WordsIn
  /** See findWholeFiles. */
  wholeFiles: Set<string>
  structuredFacts: StructuredFacts
}

export interface SoundSite {
  source: SiteSource
  checked: CheckedSite
}

/** See readSource and checkSource. */
export async function readSoundSite(options: BuildOptions): Promise<SoundSite | BuildFailed> {
  const source = await readSource(options)
  const checked = checkSource(source, options)
  return 'problems' in checked ? checked : { source, checked }
}

/** Notifies of what is not published. Throws UnreadableSite. */
export async function readSource({ root, site, at, given, notify }: BuildOptions): Promise<SiteSource> {
  const [schemas, rules, words, files] = await Promise.all([
    readSchemas(root, site),
    readRules(root, site),
    readWords(root, site),
    given ?? readSite(site, at),
  ])
  for (const line of explainLeftOut(files.files.leftOut ?? [])) notify(line)
  return { ...files, schemas, rules, words }
}

/** Finds errors only: warnings do not stop a build, and take half of the time. */
export function checkSource(
  { schemas, rules, words, text, files, folder, at }: SiteSource,
  { root, formAddress, given }: BuildOptions,
): CheckedSite | BuildFailed {
  const check = createCheck(schemas, { validate: cachedValidator(root, schemas), rules })
  const checked = check({ text, files, severities: given ? 'schemas' : 'errors', at })
  if (!checked.content) return { problems: checked.problems, text }
  const written = sendFormsTo(formAddress, checked.content)
  const publicPages = siteAt(written, at)
  const withheld = withheldFiles(written, publicPages, files.keys())
  return {
    content: expandPages(publicPages, written, listBlocksIn(schemas)),
    written,
    isAllPublic: publicPages === written,
    at,
    next: nextChange(written, at),
    schemas,
    folder,
    files: new Map([...files].filter(([address]) => !withheld.has(address))),
    textLength: text.length,
    services: askedServices(checked.found.ofFormat('asks')),
    words,
    wholeFiles: findWholeFiles(checked.found.annotations(), publicPages),
    structuredFacts: findStructuredFacts(checked.found.annotations(), written, holdersIn(schemas)),
  }
}

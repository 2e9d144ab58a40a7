import { createCheck, type PublicFiles, type Schemas } from '../check'
import type { Rule } from '../check/rule'
import { explainLeftOut } from '../check/rules/unpublished-file'
import { sendFormsTo } from '../compile/form-address'
import { askedServices } from '../deploy/services'
import type { SiteContent } from '../generated/content'
import type { Service } from '../model/services/service'
import { readRules } from '../project/read-rules'
import { readSchemas } from '../project/read-schemas'
import { readWords } from '../project/read-words'
import { type NextChange, nextChange } from '../schedule/changes'
import type { Moment } from '../schedule/local-time'
import { siteAt } from '../schedule/site-at'
import { withheldFiles } from '../schedule/withheld-files'
import { cacheValidators } from '../site/cached-validator'
import { readSite, type SiteFiles } from '../site/read-site'
import type { ServedWords } from '../text/interface-words'
import type { BuildFailed, BuildOptions } from './build-options'
import { findStructuredFacts, type StructuredFacts } from './pages/structured-data'
import { findWholeFiles } from './pictures/shown-pictures'

export interface SiteSource extends SiteFiles {
  schemas: Schemas
  rules: readonly Rule[]
  words: ServedWords
}

/** A site without errors, as visitors see it at one moment. */
export interface CheckedSite {
  content: SiteContent
  /** The same with all pages, whenever they are public. */
  written: SiteContent
  at: Moment
  next?: NextChange
  schemas: Schemas
  /** The site's folder, and the files in public/ that visitors may see at that moment. */
  folder: string
  files: PublicFiles
  /** In characters. */
  textLength: number
  services: Service[]
  words: ServedWords
  /** See findWholeFiles. */
  wholeFiles: Set<string>
  structuredFacts: StructuredFacts
}

/** A site without errors, and what it was read from. */
export interface SoundSite {
  source: SiteSource
  checked: CheckedSite
}

/** Notifies of what is not published. Throws UnreadableSite. */
export async function readSoundSite(options: BuildOptions): Promise<SoundSite | BuildFailed> {
  const source = await readSource(options)
  const checked = checkSource(source, options)
  return 'problems' in checked ? checked : { source, checked }
}

async function readSource({ root, site, at, given, notify }: BuildOptions): Promise<SiteSource> {
  const [schemas, rules, words, files] = await Promise.all([
    readSchemas(root, site),
    readRules(root, site),
    readWords(root, site),
    given ?? readSite(site, at),
  ])
  for (const line of explainLeftOut(files.files.leftOut ?? [])) notify(line)
  return { ...files, schemas, rules, words }
}

/** Checks a site for errors only: warnings do not stop a build, and take half of the time. */
function checkSource(
  { schemas, rules, words, text, files, folder, at }: SiteSource,
  { root, formAddress, given }: BuildOptions,
): CheckedSite | BuildFailed {
  const check = createCheck(schemas, { makeQuick: cacheValidators(root), rules })
  const checked = check({ text, files, severities: given ? 'schemas' : 'errors', at })
  if (!checked.content) return { problems: checked.problems, text }
  const written = sendFormsTo(formAddress, checked.content)
  const content = siteAt(written, at)
  const withheld = withheldFiles(written, content, files.keys())
  return {
    content,
    written,
    at,
    next: nextChange(written, at),
    schemas,
    folder,
    files: new Map([...files].filter(([address]) => !withheld.has(address))),
    textLength: text.length,
    services: askedServices(checked.found.ofFormat('asks')),
    words,
    wholeFiles: findWholeFiles(checked.found.annotations()),
    structuredFacts: findStructuredFacts(checked.found.annotations(), written),
  }
}

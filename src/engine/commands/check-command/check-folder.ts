import { basename, join, relative, resolve, sep } from 'node:path'
import { readJson } from '../../base/json-parser'
import { isFailure } from '../../base/shared-types/failure'
import { type LanguagesOfSite, readLanguages } from '../../base/shared-types/languages/languages'
import type { Problem } from '../../base/shared-types/problem'
import type { EarlierSite } from '../../content/change-summary/change-since'
import { compareSites } from '../../content/change-summary/compare/compare'
import { problemsSince } from '../../content/change-summary/compare/problems-since'
import { draftTrustChanges, findTrustChanges } from '../../content/change-summary/compare/trusted-addresses'
import { findVanishedPaths } from '../../content/change-summary/compare/vanished-path'
import { type Check, type CheckResult, createCheck, type PublicFiles } from '../../content/check'
import type { CodedFinding } from '../../content/check/findings/finding'
import { locate } from '../../content/check/problems/locate'
import { cachedValidator } from '../../folders/site-folder/cached-validator'
import { UnreadableText } from '../../folders/site-folder/read-content-text'
import { readSite, type SiteFiles } from '../../folders/site-folder/read-site'
import { findStudio } from '../../folders/studio-folder/find-studio'
import { readRules } from '../../folders/studio-folder/read-rules'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { findFaultsInLanguages } from '../../folders/studio-folder/studio/language-words'
import { findSiteLanguages } from '../../folders/studio-folder/words-files'
import { openGit } from '../../git/local-git/open-git'
import { readRevision } from '../summary-command/read-revision'
import { lastChangeIn } from './last-change'

export interface FolderCheck {
  problems: Problem[]
  text: string
  /** The number of pages, without errors. */
  pages?: number
  note?: string
}

export interface FolderCheckSource {
  /** The folder with schemas/. */
  root: string
  site: string
  file?: string
  /** Only problems caused since this revision of git. */
  since?: string
  /** In the time zone of the site; now by default. */
  at?: string
  /** Runs before the check. */
  repair?: (site: SiteFiles, check: Check) => SiteFiles
}

/** From the root of the repository, as CI shows it: "sites/fox/pages.json". */
export function nameInRepository(site: string): string {
  try {
    return `${openGit(site).place}pages.json`
  } catch (error) {
    if (!isFailure(error)) throw error
    return relative(process.cwd(), join(resolve(site), 'pages.json'))
      .split(sep)
      .join('/')
  }
}

const byPlace = (a: Problem, b: Problem) => a.line - b.line || a.column - b.column

const askedIn = (result: CheckResult) => (result.content ? result.found.ofFormat('asks') : [])

const suggestionAt = (pointer: string, suggestion: string | undefined) => JSON.stringify([pointer, suggestion])

function judgeChange(check: Check, site: SiteFiles, result: CheckResult, was: EarlierSite, file: string): FolderCheck {
  const { text, files, at } = site
  const { problems } = result
  const before = readJson(was.text ?? '{}')
  const reading = readJson(text)
  if (!before.isCertain) {
    const note = `The pages.json of ${was.name} could not be read for certain, so there is nothing to compare with: all problems are shown. Compare with a revision in which it is sound to see what has changed.`
    return { problems, text, note }
  }
  const change = compareSites({ value: before.value, files: was.files }, { value: reading.value, files }, was.replaced)
  const old: CheckResult =
    was.text === undefined ? { problems: [] } : check({ text: was.text, files: was.files, file, at })
  const trust = findTrustChanges(change, { before: askedIn(old), now: askedIn(result) })
  const placed = (findings: CodedFinding[]) => (reading.isCertain ? locate(findings, reading, file) : [])
  const vanished = placed(findVanishedPaths(change, at))
  // A path that is reported as misspelt has not vanished.
  const misspelt = new Set(problems.map(({ pointer, suggestion }) => suggestionAt(pointer, suggestion)))
  const fresh = vanished.filter(({ pointer, data }) => !misspelt.has(suggestionAt(pointer, data?.address)))
  const since = [...problemsSince(problems, old.problems, change), ...fresh, ...placed(draftTrustChanges(trust))]
  return { problems: since.sort(byPlace), text }
}

/** Pages in a language need its words, a file of the studio. */
function findMissingWords(studio: string, languages: LanguagesOfSite, text: string, file: string): Problem[] {
  const findings = findFaultsInLanguages(studio, languages).map(({ place, message }) => ({
    ...{ rule: 'languages', pointer: '/site/languages', on: 'key' as const },
    message: message.startsWith(basename(place)) ? message : `${place}: ${message}`,
  }))
  return findings.length > 0 ? locate(findings, readJson(text), file) : []
}

async function readOrRefuse(site: string, at?: string): Promise<SiteFiles | UnreadableText> {
  return readSite(site, at).catch((error) => {
    if (error instanceof UnreadableText) return error
    throw error
  })
}

async function readTools(root: string, site: string) {
  const [schemas, rules] = await Promise.all([readSchemas(root, site), readRules(root, site)])
  return { schemas, rules }
}

/** The returned function checks at each call. Throws a Failure without anything to check. */
export function createFolderCheck({ root, site, file = 'pages.json', since, at, repair }: FolderCheckSource) {
  let check: Check | undefined
  const revisionFor = (files: PublicFiles) => (since === undefined ? undefined : readRevision(site, since, files))
  return async (): Promise<FolderCheck> => {
    const [known, found] = await Promise.all([check ?? readTools(root, site), readOrRefuse(site, at)])
    if (found instanceof UnreadableText) return { problems: [{ ...found.problem, file }], text: found.text }
    check ??=
      typeof known === 'function'
        ? known
        : createCheck(known.schemas, { ...known, validate: cachedValidator(root, known.schemas) })
    const sound = repair ? repair(found, check) : found
    const { text, files, at: now } = sound
    const result = check({ text, files, file, at: now, lastChange: lastChangeIn(site) })
    const was = await revisionFor(files)
    const answer = was ? judgeChange(check, sound, result, was, file) : { problems: result.problems, text }
    const languages = result.content ? readLanguages(result.content.site) : findSiteLanguages(site)
    const words = findMissingWords(await findStudio(root, site), languages, text, file)
    const problems = words.length > 0 ? [...words, ...answer.problems].sort(byPlace) : answer.problems
    return { ...answer, problems, pages: result.content?.pages.length }
  }
}

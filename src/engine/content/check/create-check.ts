import { type Reading, readJson } from '../../base/json-parser'
import type { SiteContent } from '../../base/schema-types/content'
import { accessKeyNames } from '../../base/shared-types/access-key-names'
import { escapeToken, pagesIn } from '../../base/shared-types/json'
import type { Problem } from '../../base/shared-types/problem'
import { entryFieldsIn } from '../collections/entry-fields'
import { listBlocksIn } from '../collections/list-query'
import type { Moment } from '../publication-dates/local-time'
import { findExamples } from '../schema-model/examples/find-examples'
import { HeldWords } from '../schema-model/held-words'
import { SchemaBook } from '../schema-model/schema-book'
import type { Schemas } from '../schema-model/schemas'
import type { Annotation, Validate } from '../schema-model/validation/open-validator'
import type { Content } from './content-index/content'
import { findHeadlines } from './content-index/headlines'
import { type ReadOptions, readContent } from './content-index/read-content'
import { explainBareWord, explainNoValue, settleBareWord } from './explain'
import { type Repaired, validateRepaired } from './explain/repair'
import type { PublicFiles } from './files/public-file'
import type { CodedFinding } from './findings/finding'
import type { Rule } from './findings/rule'
import { withoutConsequences } from './problems/causes'
import { gatherEqual } from './problems/gather-equal'
import { linesOf, locate, locateMistakes, type Refine } from './problems/locate'
import { listProblems, settleErrors, settleWarnings } from './problems/steps'
import { findTooLong } from './problems/too-long'
import { checkWaivers } from './problems/waivers'
import { rules, waivableAmong } from './rules'
import { guardRule } from './run-rules/rules-of-studio'
import { type CheckedPart, runRules, wholeOf } from './run-rules/run-rules'
import { contentOf, createPointerWriter, readTextByPage, type TextByPage } from './run-rules/text-by-page'

export type CheckResult = { problems: Problem[] } & (
  | { content: SiteContent; found: Pick<Content, 'annotations' | 'ofFormat'> }
  | { content?: undefined }
)

export interface CheckOptions {
  text: string
  files: PublicFiles
  file?: string
  /** Now by default. The past before it is not checked. */
  at?: Moment
  /** When lines of the file last changed, if known. */
  lastChange?: (firstLine: number, lastLine: number) => Moment | undefined
  /**
   * "errors" skips warnings, half of the work, to learn whether a content can be shown; "schemas" also skips the rules,
   * for content that is only looked at.
   */
  severities?: 'all' | 'errors' | 'schemas'
}

export type Check = (options: CheckOptions) => CheckResult

export interface CheckTools {
  validate: Validate
  /** Keeps the pages of the last sound text and what rules found in them, for repeated checks of one site. */
  keepsPages?: boolean
  rules?: readonly Rule[]
}

interface Prepared extends Pick<Repaired, 'isInvented' | 'writtenAt'> {
  refused: CodedFinding[]
  content: Content
  parts: CheckedPart[]
}

type Options = Pick<CheckOptions, 'lastChange'> & Omit<ReadOptions, 'lastChangeOf'>

const withLastChange = (
  { lastChange, ...options }: Options,
  reading: Reading,
  writtenAt: (pointer: string) => string,
): ReadOptions => ({
  ...options,
  lastChangeOf: lastChange && (({ pointer }) => lastChange(...linesOf(writtenAt(pointer), reading))),
})

function checkPages(byPage: TextByPage, options: Options): Prepared {
  const writtenAt = createPointerWriter(byPage.pages)
  return {
    refused: [],
    content: contentOf(byPage, withLastChange(options, byPage.reading, writtenAt)),
    parts: [byPage.outside, ...byPage.pages],
    isInvented: () => false,
    writtenAt,
  }
}

function checkWhole(
  { findings, meant, annotations, isInvented, writtenAt }: Repaired,
  files: PublicFiles,
  options: Options,
  reading: Reading,
): Prepared {
  const content = readContent(meant, annotations, files, withLastChange(options, reading, writtenAt))
  return { refused: findings, content, parts: [wholeOf(content)], isInvented, writtenAt }
}

/** A second list of pages, or second settings: what the first ones hold cannot be seen. */
const hidesMuch = ({ rule, fix, pointer }: Problem): boolean =>
  rule === 'duplicate-field' && fix === undefined && /^\/(?:pages|shared|site)$/.test(pointer)

const foundAsWritten = ({ content, writtenAt }: Prepared) => {
  const asWritten = (item: Annotation) => ({ ...item, pointer: writtenAt(item.pointer) })
  return {
    annotations: () => content.annotations().map(asWritten),
    ofFormat: (...formats: [string, ...string[]]) => content.ofFormat(...formats).map(asWritten),
  }
}

/** Without pages every link would be broken. */
const hasPages = ({ value }: Content): boolean => pagesIn(value).length > 0

function findErrors(all: readonly Rule[], { content, parts }: Prepared): CodedFinding[] {
  return hasPages(content)
    ? [...runRules(all, content, 'error', parts), ...checkWaivers(content, waivableAmong(all))]
    : []
}

const findWarnings = (all: readonly Rule[], { content, parts }: Prepared): CodedFinding[] =>
  hasPages(content) ? runRules(all, content, 'warning', parts) : []

/** Its result depends on its options alone, and it never throws on bad content. */
export function createCheckWith(
  schemas: Schemas,
  { validate, keepsPages = false, rules: own = [] }: CheckTools,
): Check {
  const all = [...rules, ...own.map(guardRule)]
  const book = new SchemaBook(schemas)
  const keyVariable = accessKeyNames(schemas).variable
  const constants = {
    headlines: findHeadlines(schemas),
    sayType: (type: string) => book.sayType(type),
    examples: findExamples(schemas, book),
    held: book.held,
    heldWords: new HeldWords(book),
    lists: listBlocksIn(schemas),
    entryFields: entryFieldsIn(schemas),
    keyVariable,
  }
  let kept: TextByPage | undefined

  return ({ text, files, file = 'pages.json', at = Date.now(), lastChange, severities = 'all' }) => {
    const tooLong = findTooLong(text)
    if (tooLong.length > 0)
      return { problems: gatherEqual(locateMistakes({ ...readJson(text), mistakes: tooLong }, file, undefined, book)) }
    const byPage = keepsPages ? readTextByPage(text, files, { validate, constants }, kept) : undefined
    kept = byPage ?? kept
    const reading =
      byPage?.reading ?? readJson(text, (word, pointer, root) => settleBareWord(word, pointer, { book, root }))
    const { value: root } = reading
    const refine: Refine = ({ word, field }, pointer) => {
      if (word !== undefined) return explainBareWord(word, pointer, { book, root })
      return field === undefined ? undefined : explainNoValue(`${pointer}/${escapeToken(field)}`, { book, root })
    }
    const mistakes = locateMistakes(reading, file, refine, book)
    if (!reading.isCertain || mistakes.some(hidesMuch)) return { problems: gatherEqual(mistakes) }

    const readOptions = { ...constants, now: at, lastChange }
    const prepared = byPage
      ? checkPages(byPage, readOptions)
      : checkWhole(validateRepaired(root, validate, book), files, readOptions, reading)
    const facts = { ...prepared, root, book }
    const errors = settleErrors(severities === 'schemas' ? [] : findErrors(all, prepared), facts)
    const warnings = severities === 'all' ? settleWarnings(findWarnings(all, prepared), facts) : []
    const findings = [...errors, ...withoutConsequences(warnings, errors)]
    const problems = listProblems({ mistakes, problems: locate(findings, reading, file, book) }, root)
    const isSound = problems.every(({ severity }) => severity !== 'error')
    return isSound
      ? { problems, content: root as SiteContent, found: byPage ? foundAsWritten(prepared) : prepared.content }
      : { problems }
  }
}

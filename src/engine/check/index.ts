import type { SiteContent } from '../generated/content'
import { readJson } from '../json'
import { accessKeyNames } from '../model/access-key-names'
import { escapeToken, isObject } from '../model/json'
import type { Problem } from '../model/problem'
import type { Moment } from '../schedule/local-time'
import type { Content } from './content/content'
import { findHeadlines } from './content/headlines'
import type { PageOutline } from './content/page-outline'
import { readContent } from './content/read-content'
import type { Draft } from './draft'
import { findExamples } from './examples/find-examples'
import { explainBareWord, explainNoValue, SchemaBook, settleBareWord } from './explain'
import { gatherCauses, withoutConsequences } from './problems/causes'
import { doubtMissingCommas } from './problems/counted-lists'
import { withoutEchoes as withoutEchoesOfWarnings } from './problems/echoes'
import { gatherEqual } from './problems/gather-equal'
import { linesOf, locate, locateMistakes, type Refine, withoutEchoes } from './problems/locate'
import { nameOddCharacters } from './problems/odd-tokens'
import { runRules } from './problems/run-rules'
import { applyWaivers, checkWaivers } from './problems/waivers'
import type { PublicFiles } from './public-file'
import { waivable } from './rules'
import { createQuickValidator, type MakeValidator } from './schema/quick-validator'
import { judge } from './schema/repair'
import type { Schemas } from './schema/schemas'
import { lookAgain } from './schema/second-look'
import { type Annotation, createValidator } from './schema/validate'

export type { Damage, Danger, LeftOut, PublicFile, PublicFiles } from './public-file'
export type { MakeValidator } from './schema/quick-validator'
export type { Schemas } from './schema/schemas'
export type { Annotation } from './schema/validate'

export type CheckResult = { problems: Problem[] } & (
  | { content: SiteContent; annotations: Annotation[] }
  | { content?: undefined }
)

export interface CheckOptions {
  /** The text of a pages.json. */
  text: string
  /** The files of its public/. */
  files: PublicFiles
  /** The name in problems, "pages.json" by default. */
  file?: string
  /** Now by default. The past before it is not checked. */
  at?: Moment
  /** When lines of the file last changed, if known. */
  lastChange?: (firstLine: number, lastLine: number) => Moment | undefined
  /** "errors" skips warnings, half of the work, to learn whether a content can be shown. */
  severities?: 'all' | 'errors'
}

/** Checks the text of a pages.json. */
export type Check = (options: CheckOptions) => CheckResult

function warn(content: Content): Draft[] {
  const found = withoutEchoesOfWarnings(runRules(content, 'warning'))
  return applyWaivers(found, content).map((warning) => ({ ...warning, severity: 'warning' }))
}

/**
 * Creates the check. Compiling schemas is slow, unless `makeQuick` has a cached validator (see
 * site/cached-validator.ts), so reuse it. It is pure and never throws on bad content.
 */
export function createCheck(schemas: Schemas, makeQuick?: MakeValidator): Check {
  const validate = makeQuick ? createQuickValidator(schemas, makeQuick) : createValidator(schemas)
  const book = new SchemaBook(schemas)
  const headlines = findHeadlines(schemas)
  const examples = findExamples(schemas, book)
  const { variable } = accessKeyNames(schemas)
  return ({ text, files, file = 'pages.json', at = Date.now(), lastChange, severities = 'all' }) => {
    const reading = readJson(text, (word, pointer, root) => settleBareWord(word, pointer, { book, root }))
    const { value } = reading
    const refine: Refine = ({ word, field }, pointer) => {
      if (word !== undefined) return explainBareWord(word, pointer, { book, root: value })
      return field === undefined ? undefined : explainNoValue(`${pointer}/${escapeToken(field)}`, { book, root: value })
    }
    const mistakes = locateMistakes(reading, file, refine, book)
    if (!reading.isCertain) return { problems: gatherEqual(mistakes) }

    const { drafts: refused, meant, annotations, isInvented, writtenAt } = judge(value, validate, book)
    const lastChangeOf = lastChange && (({ pointer }: PageOutline) => lastChange(...linesOf(pointer, reading)))
    const content = readContent(meant, annotations, files, {
      headlines,
      sayType: (type) => book.sayType(type),
      examples,
      keyVariable: variable,
      now: at,
      lastChangeOf,
    })
    const written = (draft: Draft) => ({
      ...draft,
      pointer: writtenAt(draft.pointer),
      others: draft.others?.map(writtenAt),
    })
    // Without pages every link would be broken.
    const isReadable = isObject(meant) && Array.isArray(meant.pages) && meant.pages.length > 0
    const broken = isReadable ? [...runRules(content, 'error'), ...checkWaivers(content, waivable)] : []
    // Rules skip what the schemas refused: one mistake, one message.
    const places = new Set(refused.map(({ pointer }) => pointer))
    const further = gatherCauses(
      broken.filter(({ pointer }) => !isInvented(pointer)),
      { root: value, content, refused },
    )
      .map(written)
      .filter(({ pointer }) => !places.has(pointer))
    const errors = nameOddCharacters(lookAgain([...refused, ...further], { book, root: value }), value)
    const warnings = isReadable && severities === 'all' ? warn(content).map(written) : []
    const drafts = [...errors, ...withoutConsequences(warnings, errors)]
    const doubted = doubtMissingCommas(mistakes, withoutEchoes(locate(drafts, reading, file, book), mistakes), value)
    const problems = gatherEqual([...doubted.mistakes, ...doubted.problems])
    problems.sort((a, b) => a.line - b.line || a.column - b.column)
    const isSound = problems.every(({ severity }) => severity !== 'error')
    return isSound ? { problems, content: value as SiteContent, annotations } : { problems }
  }
}

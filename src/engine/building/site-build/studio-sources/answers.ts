import { join } from 'node:path'
import { Failure } from '../../../base/shared-types/failure'
import type { Sources } from '../../../base/shared-types/load'
import { readCache, writeCache } from '../../../folders/site-folder/cache-file'
import { readSources, type StudioSource } from '../../../folders/studio-folder/read-sources'
import { hashTexts } from '../output/hash'
import { siteCache } from '../output/site-cache'
import { askSource } from './ask-source'

interface AnswersInput {
  root: string
  site: string
  notify: (line: string) => void
}

interface KeptAnswer {
  answer: unknown
  /** In milliseconds. */
  at: number
  /** Of the source's file. */
  source: string
}

const version = 1

/** Pages share an answer, so it is frozen. */
const frozen = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer), (_, value) => Object.freeze(value))

async function readKept(folder: string, { name, findMistake }: StudioSource): Promise<KeptAnswer | undefined> {
  const kept = await readCache<KeptAnswer>(join(folder, `${name}.json`), version)
  return kept && findMistake(kept.answer) === undefined ? kept : undefined
}

const timeInWords = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

function adviseOn({ at }: KeptAnswer, staleIfError: number | undefined): string {
  const last = `the last good answer, of ${timeInWords(at)}`
  const longer = Math.ceil((Date.now() - at) / 3_600_000 + 1) * 3600
  return `To use ${last}, write ${staleIfError === undefined ? '' : 'a longer '}"staleIfError": ${longer}. Without a network, run the command with SOURCES=kept.`
}

/** Asks where what is kept is too old, and keeps the answer. Throws a Failure. */
export async function findAnswer(
  folder: string,
  source: StudioSource,
  notify: (line: string) => void,
): Promise<unknown> {
  const { name, file, text, maxAge, staleIfError } = source
  const kept = await readKept(folder, source)
  const age = kept ? (Date.now() - kept.at) / 1000 : Number.POSITIVE_INFINITY
  const print = hashTexts(text)
  if (kept && age < maxAge && kept.source === print) return kept.answer
  let answer: unknown
  try {
    answer = await askSource(source)
  } catch (error) {
    const why = `The source "${name}" (${file}) has no good answer.\n  ${(error as Error).message}`
    if (!kept || age >= (staleIfError ?? 0))
      throw new Failure(why + (kept ? `\n  ${adviseOn(kept, staleIfError)}` : ''))
    notify(`${why}\n  Pages show the last good one, of ${timeInWords(kept.at)}.`)
    return kept.answer
  }
  const keep: KeptAnswer = { answer, at: Date.now(), source: print }
  await writeCache(join(folder, `${name}.json`), version, keep)
  return answer
}

async function answersOf(
  { root, site }: AnswersInput,
  find: (folder: string, source: StudioSource) => Promise<unknown>,
) {
  const sources = await readSources(root, site)
  if (sources.length === 0) return {}
  const folder = await siteCache(root, site, 'sources')
  const answers = sources.map(async (source) => [source.name, frozen(await find(folder, source))] as const)
  return Object.fromEntries(await Promise.all(answers))
}

/** What was kept last, else the examples: nothing is asked. */
export const keptAnswers = (input: AnswersInput): Promise<Sources> =>
  answersOf(input, async (folder, source) => {
    const kept = await readKept(folder, source)
    if (!kept) input.notify(`The source "${source.name}" was not asked yet: its example is shown.`)
    return kept ? kept.answer : source.example
  })

/** Asks the sources whose answers are too old. Throws a Failure. */
export const findAnswers = (input: AnswersInput): Promise<Sources> =>
  process.env.SOURCES === 'kept'
    ? keptAnswers(input)
    : answersOf(input, (folder, source) => findAnswer(folder, source, input.notify))

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readJson } from '../../src/engine/base/json-parser'
import { inColumns } from '../../src/engine/building/site-build/closing-table'
import { compareSites } from '../../src/engine/content/change-summary/compare/compare'
import { problemsSince } from '../../src/engine/content/change-summary/compare/since'
import { findVanishedPaths } from '../../src/engine/content/change-summary/compare/vanished-path'
import { summarize } from '../../src/engine/content/change-summary/summary'
import { readLabels } from '../../src/engine/content/change-summary/words/labels'
import { createCheck } from '../../src/engine/content/check'
import { SchemaBook } from '../../src/engine/content/check/explain/schema-book'
import { repairText } from '../../src/engine/content/check/fix'
import { formats } from '../../src/engine/content/check/report/formats'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { brokenSites, type Grow, type GrownSite, ways } from './growing-sites'
import { type Attack, attacksOn, listPatterns, type Pattern } from './patterns'

export interface Growth {
  name: string
  /** Milliseconds of the processor for an input, and for ten times as much. */
  small: number
  large: number
}

/** More than 10, because more memory is slower. */
const maxRatio = 15

/** In milliseconds. Shorter times are too inexact. */
const minTime = 40

const ratioOf = ({ small, large }: Growth): number => large / small

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The processor time in milliseconds, without other programs. */
function timeOnce(job: () => unknown): number {
  const before = process.cpuUsage()
  job()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function time<Input>(job: (input: Input) => unknown, input: Input): number {
  collectGarbage()
  return timeOnce(() => job(input))
}

/** Takes the best of several measurements if it seems to grow too quickly. */
function measureGrowth<Input>(name: string, job: (input: Input) => unknown, small: Input, large: Input): Growth {
  const growth = { name, small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 5; round++) {
    for (let run = 0; run < 2; run++) growth.small = Math.min(growth.small, time(job, small))
    growth.large = Math.min(growth.large, time(job, large))
    if (growth.large < minTime || ratioOf(growth) <= maxRatio) break
  }
  return growth
}

/** How often the smaller of two sites repeats a mistake. */
const times = 50

const at = Date.parse('2026-11-20')

type Job = (site: GrownSite) => unknown

/** Prepares each job before its measurement. */
async function readJobs(): Promise<Record<string, (sites: GrownSite[], grow: Grow) => Job>> {
  const schemas = await readSchemas('.')
  const [check, book] = [createCheck(schemas), new SchemaBook(schemas)]
  const problemsOf = ({ text, files }: GrownSite, changed = text) => check({ text: changed, files, at }).problems
  const report = (name: keyof typeof formats) => (sites: GrownSite[]) => {
    const problems = new Map(sites.map((site) => [site, problemsOf(site)]))
    return (site: GrownSite) =>
      formats[name]({ problems: problems.get(site) ?? [], text: site.text, file: 'pages.json', help: {} })
  }
  const sound = new Map(brokenSites()).get('nothing-wrong') as string
  return {
    check: () => (site) => problemsOf(site),
    ...Object.fromEntries(Object.keys(formats).map((name) => [`report ${name}`, report(name as keyof typeof formats)])),
    fix: () => (site) => repairText(site.text, (changed) => problemsOf(site, changed)),
    'since and summary': (sites, grow) => {
      const states = new Map(
        sites.map((site, index) => {
          const before = grow(sound, times * 10 ** index)
          const was = { value: readJson(before.text).value, files: before.files, problems: problemsOf(before) }
          return [site, { was, is: { value: readJson(site.text).value, problems: problemsOf(site) } }]
        }),
      )
      return (site) => {
        const state = states.get(site)
        if (!state) return undefined
        const change = compareSites(state.was, { ...state.is, files: site.files }, new Set(site.files.keys()))
        problemsSince(state.is.problems, state.was.problems, change)
        findVanishedPaths(change, at)
        return summarize(change, {
          since: 'before',
          formatOf: () => undefined,
          labels: readLabels(book, [state.was.value, state.is.value]),
          nameDestination: (href) => href,
          placesOf: () => [],
          trust: [],
          at,
        })
      }
    },
  }
}

/** The mistakes for all jobs. The check is measured with every mistake. */
const examples = [
  'nothing-wrong',
  'dead-link',
  'missing-comma',
  'missing-picture',
  'number-in-quotes',
  'unclosed-text',
  'unknown-field',
]

export async function* measureSites(): AsyncGenerator<Growth> {
  const jobs = await readJobs()
  for (const [way, grow] of Object.entries(ways)) {
    for (const [name, text] of brokenSites()) {
      const [small, large] = [grow(text, times), grow(text, 10 * times)]
      for (const [job, prepare] of Object.entries(jobs))
        if (job === 'check' || examples.includes(name))
          yield measureGrowth(`${job}: ${way}, ${name}`, prepare([small, large], grow), small, large)
    }
  }
}

/** Short enough for cubic patterns. */
const firstLength = 500

/** Increasing: a pattern that is slow on a short text may never end on a long one. */
const lengths = [firstLength, 10_000, 20_000, 100_000]

/** How many attacks are tried again: one measurement of a short text is inexact. */
const suspects = 50

function findWorst(run: (text: string) => unknown, attacks: Attack[]): Attack {
  const timeAt = (attack: Attack, length: number, rounds: number) => {
    const text = attack(length)
    return Math.min(...Array.from({ length: rounds }, () => timeOnce(() => run(text))))
  }
  const first = attacks.map((attack) => ({ attack, took: timeAt(attack, firstLength, 1) }))
  first.sort((one, other) => other.took - one.took)
  const slowest = first[0] as (typeof first)[0]
  if (slowest.took > minTime && timeAt(slowest.attack, firstLength, 1) > minTime) return slowest.attack
  const again = first.slice(0, suspects).map(({ attack }) => ({ attack, took: timeAt(attack, 4 * firstLength, 2) }))
  return again.reduce((worst, one) => (one.took > worst.took ? one : worst)).attack
}

function measurePattern(pattern: Pattern): Growth {
  const { source, flags, file } = pattern
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  const run = (text: string) => text.replace(expression, '')
  const worst = findWorst(run, attacksOn(pattern))
  const timeAt = (length: number) => timeOnce(() => run(worst(length)))
  const name = `/${source}/${flags} in ${file}`
  // A later measurement may be shorter, and has to stay above the minimum.
  const length = lengths.find((each) => timeAt(each) > 2 * minTime)
  if (length === undefined) return { name, small: timeAt(10_000), large: Math.min(timeAt(100_000), timeAt(100_000)) }
  return measureGrowth(name, run, worst(length / 10), worst(length))
}

/** Measures every regular expression with an unlimited repetition. */
export function* measurePatterns(): Generator<Growth> {
  for (const pattern of listPatterns()) if (/[*+]|,\}/.test(pattern.source)) yield measurePattern(pattern)
}

export const isTooMuch = (growth: Growth) => growth.large >= minTime && ratioOf(growth) > maxRatio

export const describeGrowth = (growth: Growth): string =>
  `${ratioOf(growth).toFixed(1)} times as long (${growth.large.toFixed(0)} ms): ${growth.name}`

const shorten = (name: string) => (name.length > 90 ? `${name.slice(0, 89)}…` : name)

export function growthTable(kinds: Record<string, Growth[]>): string {
  const rowOf = (growth: Growth) => [
    shorten(growth.name),
    growth.small.toFixed(1),
    growth.large.toFixed(1),
    ratioOf(growth).toFixed(1),
  ]
  return Object.entries(kinds)
    .map(([kind, all]) => {
      const listed = all.filter(({ large }) => large >= minTime).sort((a, b) => ratioOf(b) - ratioOf(a))
      const over = listed.filter(isTooMuch)
      return [
        `${kind}: ${all.length} measured, ${listed.length} take ${minTime} ms or more, ${over.length} grow more than ${maxRatio} times.`,
        ...inColumns([['', 'ms', 'ms of 10 ×', 'ratio'], ...listed.slice(0, Math.max(15, over.length)).map(rowOf)]),
      ].join('\n')
    })
    .join('\n\n')
}

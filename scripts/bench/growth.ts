import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createCheck } from '../../src/engine/check'
import { SchemaBook } from '../../src/engine/check/explain/schema-book'
import { repairText } from '../../src/engine/check/fix'
import { formats } from '../../src/engine/check/report/formats'
import { readJson } from '../../src/engine/json'
import { readSchemas } from '../../src/engine/project/read-schemas'
import { compareSites } from '../../src/engine/review/compare/compare'
import { problemsSince } from '../../src/engine/review/compare/since'
import { findVanishedPaths } from '../../src/engine/review/compare/vanished-path'
import { summarize } from '../../src/engine/review/summary'
import { readLabels } from '../../src/engine/review/words/labels'
import { inColumns } from '../../src/engine/site-build/report/closing-table'
import { brokenSites, type Grow, type GrownSite, ways } from './growing-sites'
import { type Attack, attacksOn, listPatterns, type Pattern } from './patterns'

/** How much longer ten times the input takes. */
export interface Growth {
  name: string
  /** Milliseconds of the processor for an input, and for ten times as much. */
  small: number
  large: number
}

/** Ten times the input may take so many times as long: memory is slower where there is more of it. */
const most = 15

/** What takes less than this, in milliseconds, says nothing about growth. */
const least = 40

const ratioOf = ({ small, large }: Growth): number => large / small

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** The time of the processor, in milliseconds: what else the machine does is not in it. */
function timeOnce(job: () => unknown): number {
  const before = process.cpuUsage()
  job()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The same without what earlier jobs left behind. */
function time(job: () => unknown): number {
  collectGarbage()
  return timeOnce(job)
}

/** Measures a job on an input and on ten times as much; again where it seems to grow too quickly, and the best counts. */
function measureGrowth<Input>(name: string, job: (input: Input) => unknown, small: Input, large: Input): Growth {
  const growth = { name, small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY }
  for (let round = 0; round < 5; round++) {
    growth.small = Math.min(
      growth.small,
      time(() => job(small)),
    )
    growth.small = Math.min(
      growth.small,
      time(() => job(small)),
    )
    growth.large = Math.min(
      growth.large,
      time(() => job(large)),
    )
    if (growth.large < least || ratioOf(growth) <= most) break
  }
  return growth
}

/** How often a mistake stands in the smaller of two sites. */
const times = 50

const at = Date.parse('2026-11-20')

type Job = (site: GrownSite) => unknown

/** What is done with a site, by its name; each is prepared beforehand, so that nothing else is measured. */
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
          at,
        })
      }
    },
  }
}

/** The mistakes that all jobs are measured with; the check is measured with every one. */
const examples = [
  'nothing-wrong',
  'dead-link',
  'missing-comma',
  'missing-picture',
  'number-in-quotes',
  'unclosed-text',
  'unknown-field',
]

/** Measures the check of every kind of mistake, in every way that a site can grow, and what is done with its answer. */
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

/** Texts of this length show which attacks take a pattern longest; cubic ones end, too. */
const firstLength = 500

/** What is slow on a short text may never end on a long one. */
const lengths = [firstLength, 10_000, 20_000, 100_000]

/** So many of the attacks that took longest are tried again: a single time on a short text says little. */
const suspects = 50

/** The attack that takes an expression longest. */
function findWorst(run: (text: string) => unknown, attacks: Attack[]): Attack {
  const timeAt = (attack: Attack, length: number, rounds: number) => {
    const text = attack(length)
    return Math.min(...Array.from({ length: rounds }, () => timeOnce(() => run(text))))
  }
  const first = attacks.map((attack) => ({ attack, took: timeAt(attack, firstLength, 1) }))
  first.sort((one, other) => other.took - one.took)
  const slowest = first[0] as (typeof first)[0]
  if (slowest.took > least && timeAt(slowest.attack, firstLength, 1) > least) return slowest.attack
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
  // Another time may be shorter, and is to say something still.
  const length = lengths.find((each) => timeAt(each) > 2 * least)
  if (length === undefined) return { name, small: timeAt(10_000), large: Math.min(timeAt(100_000), timeAt(100_000)) }
  return measureGrowth(name, run, worst(length / 10), worst(length))
}

/** Measures every regular expression that repeats something without end, on the text that takes it longest. */
export function* measurePatterns(): Generator<Growth> {
  for (const pattern of listPatterns()) if (/[*+]|,\}/.test(pattern.source)) yield measurePattern(pattern)
}

/** Whether ten times the input takes more than `most` times as long. */
export const isTooMuch = (growth: Growth) => growth.large >= least && ratioOf(growth) > most

/** A measurement in one line. */
export const sayGrowth = (growth: Growth): string =>
  `${ratioOf(growth).toFixed(1)} times as long (${growth.large.toFixed(0)} ms): ${growth.name}`

const shorten = (name: string) => (name.length > 90 ? `${name.slice(0, 89)}…` : name)

/** The measurements as people read them: those that grow too quickly, then the largest ratios of each kind. */
export function growthTable(kinds: Record<string, Growth[]>): string {
  const rowOf = (growth: Growth) => [
    shorten(growth.name),
    growth.small.toFixed(1),
    growth.large.toFixed(1),
    ratioOf(growth).toFixed(1),
  ]
  return Object.entries(kinds)
    .map(([kind, all]) => {
      const told = all.filter(({ large }) => large >= least).sort((a, b) => ratioOf(b) - ratioOf(a))
      const over = told.filter(isTooMuch)
      return [
        `${kind}: ${all.length} measured, ${told.length} take ${least} ms or more, ${over.length} grow more than ${most} times.`,
        ...inColumns([['', 'ms', 'ms of 10 ×', 'ratio'], ...told.slice(0, Math.max(15, over.length)).map(rowOf)]),
      ].join('\n')
    })
    .join('\n\n')
}

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
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

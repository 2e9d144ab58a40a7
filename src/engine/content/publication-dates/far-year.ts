import type { TimeContext } from './format-time'
import { writeLocalTime } from './local-time'

/** How far from now the years of a field may be. */
interface Range {
  /** The first year that can be meant. */
  first: number
  /** So many years ahead are the most. */
  ahead: number
}

const differing = (one: string, other: string) => [...one].filter((digit, index) => digit !== other[index]).length

const sorted = (digits: string) => [...digits].sort().join('')

/** How years are mistyped: two digits swapped, the century, one digit. */
const slips: ((written: string, meant: string) => boolean)[] = [
  (written, meant) => differing(written, meant) === 2 && sorted(written) === sorted(meant),
  (written, meant) => written.slice(2) === meant.slice(2),
  (written, meant) => differing(written, meant) === 1,
]

/** The one year of a few that a mistyped one most likely means. */
function guessYear(written: string, years: string[]): string | undefined {
  for (const isSlip of slips) {
    const meant = years.filter((year) => isSlip(written, year))
    if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined
  }
  return undefined
}

/** So many years around now are where a mistyped one is looked for. */
const near = 5

/**
 * Says that a date, which begins with its year, lies farther from now than anybody plans or remembers, and what was most likely
 * meant; undefined where it does not.
 */
export function checkYear(
  value: string | number,
  { now, zone }: TimeContext,
  { first, ahead }: Range,
): { message: string; suggestion?: string } | undefined {
  if (now === undefined || !Number.isFinite(now)) return undefined
  const date = String(value)
  const year = Number(date.slice(0, 4))
  const present = Number(writeLocalTime(now, zone).slice(0, 4))
  const distance = year - present
  if (distance <= ahead && year >= first) return undefined
  const candidates = Array.from({ length: 2 * near + 1 }, (_, index) => present - near + index)
  const meant = guessYear(date.slice(0, 4), candidates.filter((one) => one <= present + ahead).map(String))
  const where = distance > 0 ? `${distance} years ahead` : `${-distance} years back`
  const suggestion = meant && meant + date.slice(4)
  const show = (text: string) => (typeof value === 'number' ? text : `"${text}"`)
  const advice = suggestion ? `Did you mean ${show(suggestion)}?` : 'Write the year that is meant, or remove the field.'
  return { message: `${show(date)} is ${where}. ${advice}`, ...(suggestion !== undefined && { suggestion }) }
}

import type { TimeContext } from './format-time'
import { writeLocalTime } from './local-time'

interface Range {
  first: number
  ahead: number
}

const differing = (one: string, other: string) => [...one].filter((digit, index) => digit !== other[index]).length

const sorted = (digits: string) => [...digits].sort().join('')

/** Two digits swapped, a wrong century, one wrong digit. */
const slips: ((written: string, meant: string) => boolean)[] = [
  (written, meant) => differing(written, meant) === 2 && sorted(written) === sorted(meant),
  (written, meant) => written.slice(2) === meant.slice(2),
  (written, meant) => differing(written, meant) === 1,
]

function guessYear(written: string, years: string[]): string | undefined {
  for (const isSlip of slips) {
    const meant = years.filter((year) => isSlip(written, year))
    if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined
  }
  return undefined
}

/** A mistyped year is looked for this near to now. */
const near = 5

/**
 * Says that a date is farther from now than people plan or remember, and what was probably meant. It begins with its
 * year.
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

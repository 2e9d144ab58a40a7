import { isDay } from './day'
import { latinDigits } from './digits'
import { localeOf } from './text-order'

const simple = (word: string) => word.toLowerCase().replace(/\.$/, '')

function monthsOf(language: unknown): [string, number][] {
  const months = Array.from({ length: 12 }, (_, index) => Date.UTC(2027, index, 15))
  return (['long', 'short'] as const).flatMap((month) => {
    const form = new Intl.DateTimeFormat(localeOf(language), {
      ...{ day: 'numeric', month, calendar: 'gregory', timeZone: 'UTC' },
    })
    const nameOf = (time: number) => form.formatToParts(time).find(({ type }) => type === 'month')?.value ?? ''
    return months.map((time, index): [string, number] => [simple(nameOf(time)), index + 1])
  })
}

/** Authors also write months in a language of the engine's words. */
let usual: Map<string, number> | undefined

/** 0 for other words. */
function monthOf(word: string, language: unknown): number {
  usual ??= new Map(['pt', 'pl', 'nl', 'it', 'es', 'fr', 'de', 'en-GB'].flatMap(monthsOf))
  return new Map(monthsOf(language)).get(simple(word)) ?? usual.get(simple(word)) ?? 0
}

/** "Wednesday, 23rd of September 2027" */
const maxDayLength = 40

const twoDigits = (digits: string | number) => String(digits).padStart(2, '0')

/** Undefined for other texts. */
export function readDay(text: string, language?: unknown): string | undefined {
  const words = text.length > maxDayLength ? [] : (latinDigits(text).match(/\d+|\p{L}[\p{L}\p{M}]*\.?/gu) ?? [])
  const numbers = words.filter((word) => /^\d/.test(word))
  const year = numbers.find((number) => number.length === 4)
  const date = numbers.find((number) => number.length <= 2)
  if (year === undefined || date === undefined || numbers.length > 2) return undefined
  const [month] = words.flatMap((word) => monthOf(word, language) || [])
  if (month === undefined) return undefined
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`
  return isDay(day) ? day : undefined
}

/** Whether a language writes the month before the day: "3/12/2027". */
function isMonthFirst(language: unknown): boolean {
  const parts = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'short' }).formatToParts()
  return parts[0]?.type === 'month'
}

/**
 * "12.3.2027" and "2027/3/12" are one day, "12/3/2027" may be two: first the one that the site's language would write
 * so. With full stops the day comes first.
 */
export function readFigures(text: string, language?: unknown): string[] {
  const digits = latinDigits(text)
  const [, year, month, date] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(digits) ?? /^(20\d\d)(\d\d)(\d\d)$/.exec(digits) ?? []
  if (year && month && date) return [`${year}-${twoDigits(month)}-${twoDigits(date)}`].filter(isDay)
  const [, one, mark, other, end] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)$/.exec(digits) ?? []
  if (!one || !other || !end) return []
  const lastYear = end.padStart(4, '20')
  const dayFirst = `${lastYear}-${twoDigits(other)}-${twoDigits(one)}`
  const monthFirst = `${lastYear}-${twoDigits(one)}-${twoDigits(other)}`
  const inOrder = mark !== '.' && isMonthFirst(language) ? [monthFirst, dayFirst] : [dayFirst, monthFirst]
  const days = [...new Set(inOrder.filter(isDay))]
  return mark === '.' ? days.slice(0, 1) : days
}

import { fill, type KindWords } from '../../../base/text/interface-words'
import { isDay, sayDay } from '../../../base/text/language/day'
import { readDay, readFigures } from '../../../base/text/language/read-day'
import { localeOf } from '../../../base/text/language/text-order'
import { sayWeekday, weekdayOf } from '../../../base/text/language/time-of-day'
import { clockIn } from '../../../base/text/language/zone-clock'
import type { NamedField } from '../form-field-names'
import type { Asking, FormKind } from '../form-kind'
import { boundDay } from './day-bound'

const sayWeekdays = (names: readonly string[], language?: string): string =>
  new Intl.ListFormat(localeOf(language)).format(names.map((name) => sayWeekday(name, language)))

/** The last day of next year in figures, in the order of the language: "31.12.2027". */
export function exampleDay(language?: string): string {
  const year = new Date().getUTCFullYear() + 1
  return new Intl.DateTimeFormat(localeOf(language), {
    ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
    ...{ calendar: 'gregory', timeZone: 'UTC' },
  }).format(Date.UTC(year, 11, 31))
}

function boundsOf({ earliest, latest }: NamedField, { zone }: Asking) {
  const { day: today } = clockIn(zone)
  return { min: earliest && boundDay(earliest, today), max: latest && boundDay(latest, today) }
}

export const dateKind = (words: KindWords): FormKind => ({
  input(field, asking) {
    const { min, max } = boundsOf(field, asking)
    // An older page has an earlier first day, which the service notices; its last day would refuse sound days.
    return { min, max: asking.isForLater && max !== field.latest ? undefined : max }
  },
  read(answer, field, asking) {
    const { language } = asking
    const day = isDay(answer) ? answer : (readDay(answer, language) ?? readFigures(answer, language)[0])
    if (day === undefined) return { problem: fill(words.invalidDate, { example: exampleDay(language) }) }
    const { min, max } = boundsOf(field, asking)
    if (min && day < min) return { problem: fill(words.tooEarly, { limit: sayDay(min, language) }) }
    if (max && day > max) return { problem: fill(words.tooLate, { limit: sayDay(max, language) }) }
    const { closedOn = [] } = field
    return closedOn.some((closed) => closed === weekdayOf(day))
      ? { problem: fill(words.closedDay, { days: sayWeekdays(closedOn, language) }) }
      : { value: day }
  },
})

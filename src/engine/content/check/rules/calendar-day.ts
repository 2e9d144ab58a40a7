import type { TextRule } from '../findings/rule'

const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']

type Names = Map<string, number>

const namesOf = (part: 'month' | 'weekday', style: 'long' | 'short', among: string[]): Names =>
  new Map(
    among.flatMap((language) => {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', [part]: style, timeZone: 'UTC' })
      // 1 January 2023 was a Sunday.
      const dayOf = (number: number) => (part === 'month' ? Date.UTC(2023, number, 1) : Date.UTC(2023, 0, 1 + number))
      return Array.from({ length: part === 'month' ? 12 : 7 }, (_, number): [string, number] => {
        const name = format.formatToParts(dayOf(number)).find(({ type }) => type === part)?.value ?? ''
        return [name.toLowerCase().replace('.', ''), number]
      })
    }),
  )

/** Made when a text may hold a day: short names of other languages are words elsewhere ("do", "mar"). */
let names: { months: Names; shortMonths: Names; weekdays: Names } | undefined

const namesOfAll = () => {
  names ??= {
    months: namesOf('month', 'long', languages),
    shortMonths: namesOf('month', 'short', ['en']),
    weekdays: new Map([...namesOf('weekday', 'long', languages), ...namesOf('weekday', 'short', ['en'])]),
  }
  return names
}

/** "Friday 12 January 2027", "sexta-feira, 12 de janeiro de 2027"; "January 12, 2027"; "Freitag, 12.1.2027"; "2027年1月12日（金）". */
const days = [
  /(?:(?<!\p{L})(?<weekday>\p{L}{2,12}(?:-feira)?)\.?,?\s(?:(?:the|den|le|el|dia)\s)?)?(?<![\p{L}\d.,:/-])(?<day>\d{1,2})(?:\.|er|st|nd|rd|th|º)?\s(?:of\s|de\s)?(?<month>\p{L}{3,12})(?!\p{L})\.?(?:,?\s(?:de\s)?(?<year>\d{4})(?!\d))?/gu,
  /(?:(?<!\p{L})(?<weekday>\p{L}{2,12})\.?,?\s)?(?<!\p{L})(?<month>\p{L}{3,9})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s(?<year>\d{4})(?!\d)/gu,
  /(?<!\p{L})(?<weekday>\p{L}{5,12}(?:-feira)?),?\s(?:den\s)?(?<day>\d{1,2})(?<sign>[./])(?<month>\d{1,2})\k<sign>(?<year>\d{4})(?!\d)/gu,
  /(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日(?:[（(](?<weekday>[日月火水木金土])[^（()）]{0,2}[)）])?/gu,
]

/** A fast first test: a number before the start of a month's name or a year, or between signs. */
const suspect =
  /\d(?:\.|er|st|nd|rd|th|º)?\s(?:of\s|de\s)?(?:jan|f[eé][bv]|ma|mär|mei|apr|avr|abr|kwi|ju[nil]|giu|cze|lug|lip|aug|ago|aoû|sie|sep|set|wrz|o[ckt]t|out|paź|nov|lis|d[eéi][cz]|gen|ene|sty|lut|gru)|\d(?:st|nd|rd|th)?,?\s(?:19|20)\d\d|\d[./]\d{1,2}[./](?:19|20)\d\d|年/i

/** Returns a message for a day that the calendar does not have, or that has another weekday there. */
function explainDay(words: string, { weekday, day, month = '', year, sign }: Record<string, string>) {
  const { months, shortMonths, weekdays } = namesOfAll()
  const name = month.toLowerCase()
  const named = weekday && (weekdays.get(weekday.toLowerCase()) ?? '日月火水木金土'.indexOf(weekday))
  const isNamed = typeof named === 'number' && named >= 0
  // The word before a day may be no weekday: "on 31 November".
  const shown = isNamed ? words : words.slice(weekday?.length ?? 0).trim()
  const index = /^\d/.test(month) ? Number(month) - 1 : (months.get(name) ?? (year && shortMonths.get(name)))
  if (typeof index !== 'number' || index > 11 || (year !== undefined && !/^(?:19|20)/.test(year))) return undefined
  const number = Number(day)
  const last = new Date(Date.UTC(Number(year ?? 2024), index + 1, 0)).getUTCDate()
  if (sign !== '/' && number > last && (number <= 31 || year !== undefined))
    return `There is no "${shown}" in the calendar: that month has ${last} days. Write the day that is meant.`
  if (!isNamed || year === undefined) return undefined
  const weekdayOf = (month: number, day: number) => new Date(Date.UTC(Number(year), month, day)).getUTCDay()
  const meant = weekdayOf(index, number)
  // 12/1/2027 is in December for some.
  if (meant === named || (sign === '/' && weekdayOf(number - 1, index + 1) === named)) return undefined
  const said = new Date(Date.UTC(2023, 0, 1 + meant)).toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' })
  return `"${words}" is a ${said} in the calendar. Write the weekday or the day that is meant.`
}

export const calendarDay: TextRule = {
  code: 'calendar-day',
  severity: 'warning',
  scope: 'text',
  check: (text) => {
    if (!suspect.test(text)) return undefined
    for (const pattern of days)
      for (const { 0: words, groups } of text.matchAll(pattern)) {
        const message = explainDay(words, groups as Record<string, string>)
        if (message !== undefined) return { message }
      }
    return undefined
  },
}

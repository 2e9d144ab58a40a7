import { sayDay } from '../../../base/text/language/day'
import type { AskedField } from '../../form-submissions/form-field-names'
import { boundDay } from '../../form-submissions/kinds/day-bound'
import { readForm } from '../../form-submissions/read-form'
import type { Finding, PageRule } from '../findings/rule'

/** A rule for pages reads no clock. */
const someDay = '2027-06-15'

/** Whether all days that it means follow from the calendar alone. */
const isFixed = (bound: string) => /^\d/.test(bound) && !bound.endsWith('ago')

/** How two limits of a field compare: as days, times or numbers. */
type Measure = (limit: string | number) => string | number | undefined

const timeOf: Measure = (limit) => (/^\d\d:\d\d$/.test(String(limit)) ? limit : undefined)

const measures: Record<string, { measure: Measure; example: string; what: string }> = {
  date: {
    measure: (limit) => boundDay(String(limit), someDay),
    example: '"today"',
    what: 'a day that the calendar has',
  },
  time: { measure: timeOf, example: '"18:30"', what: 'a time of day' },
}

function checkLimits(field: AskedField, at: string): Finding[] {
  const { kind, earliest, latest, least, greatest } = field
  const { measure, example, what } = measures[kind] ?? {}
  if (!measure && kind !== 'number') return []
  const wrong = Object.entries({ earliest, latest }).flatMap(([name, limit]): Finding[] =>
    measure && limit !== undefined && measure(limit) === undefined
      ? [{ pointer: `${at}/${name}`, message: `"${limit}" is not ${what}. Write one, for example ${example}.` }]
      : [],
  )
  if (wrong.length > 0) return wrong
  const [low, high] = kind === 'number' ? [least, greatest] : [earliest, latest]
  if (low === undefined || high === undefined) return []
  if (kind === 'date' && isFixed(String(low)) !== isFixed(String(high))) return []
  const [from = low, to = high] = [measure?.(low), measure?.(high)]
  if (from <= to) return []
  const [first, last] = kind === 'number' ? ['least', 'greatest'] : ['earliest', 'latest']
  const say = (limit: string | number) => (typeof limit === 'number' ? limit : sayDay(limit, 'en-GB'))
  const message = `No answer is possible: "${first}" (${say(low)}) is after "${last}" (${say(high)}). Exchange the two, or correct one.`
  return [{ pointer: `${at}/${last}`, message }]
}

export const formLimits: PageRule = {
  code: 'form-limits',
  severity: 'error',
  scope: 'page',
  check: ({ ofFormat }) =>
    ofFormat('form').flatMap(({ value, pointer }) =>
      readForm(value).fields.flatMap(({ field, index }) => checkLimits(field, `${pointer}/fields/${index}`)),
    ),
}

import { createGuesser } from '../../../base/text/nearest'
import { isTimeZone } from '../../publication-dates/local-time'
import type { Content } from '../content-index/content'
import type { Finding, SiteRule } from '../findings/rule'

const zones = () => ['UTC', ...Intl.supportedValuesOf('timeZone')]

const guessZone = createGuesser(zones)

/** "London" or "london" for "Europe/London". */
const byCity = (name: string) => {
  const city = `/${name.trim().replaceAll(' ', '_').toLowerCase()}`
  return zones().find((zone) => zone.toLowerCase().endsWith(city))
}

function checkZone(name: string): Omit<Finding, 'pointer'> | undefined {
  if (isTimeZone(name)) return undefined
  const suggestion = byCity(name) ?? guessZone(name)?.name
  const advice = suggestion
    ? `Did you mean "${suggestion}"?`
    : 'Write the name of a large city in it with its continent, for example "Europe/London".'
  return { message: `There is no time zone "${name}". ${advice}`, suggestion }
}

function checkMissing({ ofFormat }: Content): Finding[] {
  const [first, ...others] = ofFormat('local-time')
  if (!first) return []
  const message =
    'This time could be one of any country: the site has no time zone. Write one into the site settings, for example "timeZone": "Europe/London".'
  return [{ pointer: first.pointer, message, others: others.map(({ pointer }) => pointer) }]
}

export const timeZone: SiteRule = {
  code: 'time-zone',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const [zone] = content.ofFormat('time-zone')
    if (!zone) return checkMissing(content)
    const finding = checkZone(String(zone.value))
    return finding ? [{ pointer: zone.pointer, ...finding }] : []
  },
}

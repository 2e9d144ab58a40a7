import { type Content, type Draft, type Finding, isObject } from './content'
import { suggest } from './nearest'

/** A warning, with what waivers look at. */
export type Warning = Finding & { rule: string }

/** An entry of "waivers", after its schema has found it sound. */
interface Waiver {
  rule: string
  page?: string
  file?: string
  until: string
  pointer: string
}

function readWaivers({ value }: Content): Waiver[] {
  const list = isObject(value) && Array.isArray(value.waivers) ? value.waivers : []
  return list.flatMap((waiver, index) =>
    isObject(waiver) && typeof waiver.rule === 'string' && typeof waiver.until === 'string'
      ? [{ ...(waiver as unknown as Waiver), pointer: `/waivers/${index}` }]
      : [],
  )
}

/** Whether a day of the form "2027-03-31" is in the calendar. */
const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Mistakes in the waivers themselves that stop a build: a code that is no warning's, a day that is none. */
export function checkWaivers(content: Content, waivable: string[]): Draft[] {
  return readWaivers(content).flatMap(({ rule, until, pointer }): Draft[] => {
    if (!waivable.includes(rule)) {
      const meant = suggest(rule, waivable)
      const fix = meant.suggestion
        ? `Did you mean "${meant.suggestion}"?`
        : 'Errors cannot be waived: mend them. For a warning, write the code that stands in brackets behind it.'
      return [{ rule: 'waiver', pointer: `${pointer}/rule`, message: `"${rule}" is not a warning. ${fix}`, ...meant }]
    }
    if (isDay(until)) return []
    const message = `"${until}" is not a day of the calendar. Write year-month-day, for example "2027-03-31".`
    return [{ rule: 'waiver', pointer: `${pointer}/until`, message }]
  })
}

function createMatcher({ pages }: Content): (waiver: Waiver, warning: Warning) => boolean {
  const pointers = new Map(pages.map(({ path, pointer }) => [path, pointer]))
  return ({ rule, page, file }, warning) => {
    if (rule !== warning.rule) return false
    const place = page === undefined ? undefined : pointers.get(page)
    if (page !== undefined && !(place && `${warning.pointer}/`.startsWith(`${place}/`))) return false
    if (file === undefined) return true
    return file.endsWith('*') ? warning.file?.startsWith(file.slice(0, -1)) === true : warning.file === file
  }
}

const plural = (count: number) => (count === 1 ? 'the warning' : `${count} warnings`)

function judgeWaiver({ until, rule, pointer }: Waiver, waived: number, today: string | undefined): Warning[] {
  if (waived === 0) {
    const message = `This waiver waives nothing: there is no warning "${rule}" here any more. Remove it.`
    return [{ rule: 'waiver', pointer, message }]
  }
  if (today === undefined || until >= today) return []
  const message = `This waiver of ${plural(waived)} "${rule}" ended on ${until}. Mend what it was for and remove it, or look again and set another day.`
  return [{ rule: 'waiver', pointer: `${pointer}/until`, message }]
}

/**
 * Takes the waived warnings away and adds what is wrong with the waivers: one that is past its day, or waives nothing.
 * One past its day still stands for what it waived, so that there is one thing to do. `today` is "2026-11-20".
 */
export function applyWaivers(warnings: Warning[], content: Content, today: string | undefined): Warning[] {
  const waivers = readWaivers(content)
  if (waivers.length === 0) return warnings
  const matches = createMatcher(content)
  const counts = new Map<Waiver, number>(waivers.map((waiver) => [waiver, 0]))
  const left = warnings.filter((warning) => {
    const waiver = waivers.find((candidate) => matches(candidate, warning))
    if (waiver) counts.set(waiver, (counts.get(waiver) ?? 0) + 1)
    return !waiver
  })
  return [...left, ...waivers.flatMap((waiver) => judgeWaiver(waiver, counts.get(waiver) ?? 0, today))]
}

import { asList, asObject, isObject } from '../../../base/shared-types/json'
import { getOrAdd } from '../../../base/shared-types/maps'
import { suggest } from '../../../base/text/nearest'
import { writeLocalTime } from '../../publication-dates/local-time'
import { holderOf } from '../../schema-model/holders'
import type { Content } from '../content-index/content'
import type { CodedFinding } from '../findings/finding'
import type { Case } from './step'

interface Waiver {
  rule: string
  page?: string
  file?: string
  until: string
  pointer: string
  number: number
}

function readWaivers({ value }: Content): Waiver[] {
  const list = asList(asObject(value).waivers)
  return list.flatMap((waiver, index) =>
    isObject(waiver) && typeof waiver.rule === 'string' && typeof waiver.until === 'string'
      ? [{ ...(waiver as unknown as Waiver), pointer: `/waivers/${index}`, number: index }]
      : [],
  )
}

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

export function checkWaivers(content: Content, waivable: string[]): CodedFinding[] {
  const known = new Set(waivable)
  return readWaivers(content).flatMap(({ rule, until, pointer }): CodedFinding[] => {
    if (!known.has(rule)) {
      const meant = suggest(rule, waivable)
      const fix = meant.suggestion
        ? `Did you mean "${meant.suggestion}"?`
        : 'Errors cannot be accepted: mend them. For a warning, write the code that stands in brackets behind it.'
      return [{ rule: 'waiver', pointer: `${pointer}/rule`, message: `"${rule}" is not a warning. ${fix}`, ...meant }]
    }
    if (isDay(until)) return []
    const message = `"${until}" is not a day of the calendar. Write year-month-day, for example "2027-03-31".`
    return [{ rule: 'waiver', pointer: `${pointer}/until`, message }]
  })
}

interface Waived {
  any?: Waiver
  byFile: Map<string, Waiver>
  byStart: Map<string, Waiver>
}

const first = (one: Waiver | undefined, other: Waiver | undefined) =>
  one && other ? (one.number < other.number ? one : other) : (one ?? other)

function createFinder(waivers: Waiver[], { pages }: Content): (warning: CodedFinding) => Waiver | undefined {
  const pointers = new Map(pages.map(({ path, pointer }) => [path, pointer]))
  const groups = new Map<string, Waived>()
  const keyOf = (rule: string, place = '') => `${rule} ${place}`
  for (const waiver of waivers) {
    const { rule, page, file } = waiver
    if (page !== undefined && !pointers.has(page)) continue
    const key = keyOf(rule, page === undefined ? '' : pointers.get(page))
    const group: Waived = getOrAdd(groups, key, () => ({ byFile: new Map(), byStart: new Map() }))
    if (file === undefined) group.any ??= waiver
    else {
      const [index, name] = file.endsWith('*') ? [group.byStart, file.slice(0, -1)] : [group.byFile, file]
      if (!index.has(name)) index.set(name, waiver)
    }
  }
  const findIn = (group: Waived | undefined, file: string | undefined): Waiver | undefined => {
    if (!group || file === undefined) return group?.any
    let found = first(group.any, group.byFile.get(file))
    for (let end = 0; group.byStart.size > 0 && end <= file.length; end++)
      found = first(found, group.byStart.get(file.slice(0, end)))
    return found
  }
  return ({ rule, pointer, file }) =>
    first(findIn(groups.get(keyOf(rule)), file), findIn(groups.get(keyOf(rule, holderOf(pointer))), file))
}

const plural = (count: number) => (count === 1 ? 'the warning' : `${count} warnings`)

function checkWaiver({ until, rule, pointer }: Waiver, waived: number, today: string): CodedFinding[] {
  if (waived === 0) {
    const message = `This accepts nothing: there is no warning "${rule}" here any more. Remove it.`
    return [{ rule: 'waiver', severity: 'warning', pointer, message }]
  }
  if (until >= today) return []
  const message = `Until ${until} this accepted ${plural(waived)} "${rule}". Mend what it was for and remove it, or look again and set another day.`
  return [{ rule: 'waiver', severity: 'warning', pointer: `${pointer}/until`, message }]
}

/** Also reports waivers that have expired or waive nothing. An expired one still waives: one task is enough. */
export function applyWaivers(warnings: CodedFinding[], { content }: Pick<Case, 'content'>): CodedFinding[] {
  const waivers = readWaivers(content)
  if (waivers.length === 0) return warnings
  // Before all dates no day has passed.
  const today = Number.isFinite(content.now) ? writeLocalTime(content.now, content.zone).slice(0, 10) : ''
  const find = createFinder(waivers, content)
  const counts = new Map<Waiver, number>(waivers.map((waiver) => [waiver, 0]))
  const left = warnings.filter((warning) => {
    const waiver = find(warning)
    if (waiver) counts.set(waiver, (counts.get(waiver) ?? 0) + 1)
    return !waiver
  })
  return [...left, ...waivers.flatMap((waiver) => checkWaiver(waiver, counts.get(waiver) ?? 0, today))]
}

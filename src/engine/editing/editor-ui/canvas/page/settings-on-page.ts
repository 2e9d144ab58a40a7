import { isObject, parentPointer } from '../../../../base/shared-types/json'
import { addTo } from '../../../../base/shared-types/maps'
import { inheritedFrom, settingInLanguage, settingsPart } from '../../model/languages/language-settings'
import { describeField, fieldNames } from '../../model/page/field'
import type { OpenPage } from '../../model/page/open-page'
import { sitePart } from '../../model/page/page-problems'
import { asRead, findLines } from './find-elements'
import { type TextField, textFields } from './text-fields'

/** Edited in its field. */
export interface SiteField {
  pointer: string
  label: string
}

const onEveryPage = (label: string) => `${label}, on every page`

function labelOf(page: OpenPage, pointer: string): string {
  const { label } = describeField(page, pointer)
  const depth = inheritedFrom(pointer) === undefined ? 3 : 5
  const group = pointer.split('/').slice(0, depth).join('/')
  const isItem = Array.isArray(page.valueAt(parentPointer(parentPointer(pointer))))
  return onEveryPage(isItem ? `${label} of ${describeField(page, group).label}` : label)
}

/** The list of which the page shows the most comes first. */
export function siteTexts(page: OpenPage, frame: Element): TextField[] {
  const lists = new Map<string, TextField[]>()
  for (const text of textFields(page, settingsPart(page), 'Site')) {
    const list = parentPointer(parentPointer(text.field.pointer))
    addTo(lists, list, { ...text, label: labelOf(page, text.field.pointer) })
  }
  const shown = [...lists.values()].map((texts) => {
    const values = texts.map(({ value }) => value)
    return { texts, share: findLines(frame, values).filter(Boolean).length / texts.length }
  })
  return shown.sort((one, other) => other.share - one.share).flatMap(({ texts }) => texts)
}

function settings(page: OpenPage, pointer: string): { pointer: string; value: string }[] {
  const value = page.valueAt(pointer)
  if (typeof value === 'string') return value === '' ? [] : [{ pointer, value }]
  if (Array.isArray(value)) return value.flatMap((_, index) => settings(page, `${pointer}/${index}`))
  if (!isObject(value)) return []
  return fieldNames(page, pointer).flatMap((name) => settings(page, `${pointer}/${name}`))
}

function shows(element: Element, value: string): boolean {
  if (asRead(element.textContent ?? '') === asRead(value)) return true
  if (element instanceof HTMLImageElement) return element.alt === value || element.getAttribute('src') === value
  return element instanceof HTMLAnchorElement && element.getAttribute('href') === value
}

export function findSiteField(page: OpenPage, target: Element): SiteField | undefined {
  const part = settingsPart(page)
  const own = settings(page, sitePart).map((one) => ({ ...one, pointer: settingInLanguage(page, one.pointer) }))
  const all = part === sitePart ? own : [...settings(page, part), ...own]
  const elements: Element[] = [...(target.closest('a')?.querySelectorAll('img') ?? [])]
  for (let at: Element | null = target; at && !at.matches('#root, [data-block]'); at = at.parentElement)
    elements.push(at)
  const [found] = elements.flatMap((element) => all.filter(({ value }) => shows(element, value)))
  return found && { pointer: found.pointer, label: labelOf(page, found.pointer) }
}

import { unfinishedText } from '../../check/rules/unfinished-text'
import { selfAndAncestors } from '../../model/json'
import type { OpenPage } from '../page/open-page'
import type { Session } from '../session/session'
import type { Unsaved } from '../session/unsaved'
import { sitePart } from './SitePanel'

/** Returns the places of what is to be fixed on a page: what was typed and refused, then what the check refuses in the file. */
export function findMistakes(page: OpenPage, unsaved: readonly Unsaved[]): string[] {
  const inFile = page.text.problems.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer)
  const refused = unsaved.flatMap(({ pointer, message }) => (pointer !== undefined && message ? [pointer] : []))
  return [...new Set([...refused, ...inFile])]
}

/** Returns the places of what the check says that stops nothing: what is still to be filled in, and its other hints. */
export function findWarnings({ text }: OpenPage): { toFillIn: string[]; hints: string[] } {
  const warnings = text.problems.filter(({ severity }) => severity === 'warning')
  const placesOf = (isToFill: boolean) =>
    warnings
      .filter(({ rule }) => (rule === unfinishedText.code) === isToFill)
      .flatMap(({ pointer, others = [] }) => [pointer, ...others.map((other) => other.pointer)])
  return { toFillIn: placesOf(true), hints: placesOf(false) }
}

/** Returns the part of the site that holds a place: its settings, a shared block; undefined for a place on a page. */
export const partOf = (pointer: string): string | undefined =>
  /^\/(?:site|waivers)(?:\/|$)/.test(pointer) ? sitePart : pointer.match(/^\/shared\/[^/]+/)?.[0]

/** Opens the fields that hold a place, and moves the focus to it, or to the nearest place around it that is shown. */
export async function showField(session: Session, pointer: string): Promise<void> {
  const { unsaved, name } = session.state
  const typed = unsaved.find((one) => one.pointer === pointer && one.name !== name)
  if (typed) await session.open(typed.name)
  const { page } = session.state
  const block = page?.blocks.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`))
  const part = block ? undefined : partOf(pointer)
  if (part === undefined) session.choose(block?.index)
  else session.choosePart(part)
  session.fold('fields', false)
  requestAnimationFrame(() => {
    const shown = [...selfAndAncestors(pointer)].map((place) => `[data-pointer="${CSS.escape(place)}"]`)
    const field = shown.map((selector) => document.querySelector<HTMLElement>(selector)).find((found) => found !== null)
    for (let around = field?.parentElement; around; around = around.parentElement)
      if (around instanceof HTMLDetailsElement) around.open = true
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  })
}

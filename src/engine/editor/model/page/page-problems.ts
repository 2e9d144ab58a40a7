import { unfinishedText } from '../../../check/rules/unfinished-text'
import type { Unsaved } from '../session/unsaved'
import type { OpenPage } from './open-page'

/** Returns the places of the errors on a page: first refused drafts, then what the check refuses in the file. */
export function findErrors(page: OpenPage, unsaved: readonly Unsaved[]): string[] {
  const inFile = page.text.problems.filter(({ severity }) => severity === 'error').map(({ pointer }) => pointer)
  const refused = unsaved.flatMap(({ pointer, message }) => (pointer !== undefined && message ? [pointer] : []))
  return [...new Set([...refused, ...inFile])]
}

/** Returns the places of a page's warnings: what is still to be filled in, and the others. */
export function findWarnings({ text }: OpenPage): { toFillIn: string[]; hints: string[] } {
  const warnings = text.problems.filter(({ severity }) => severity === 'warning')
  const placesOf = (isToFill: boolean) =>
    warnings
      .filter(({ rule }) => (rule === unfinishedText.code) === isToFill)
      .flatMap(({ pointer, others = [] }) => [pointer, ...others.map((other) => other.pointer)])
  return { toFillIn: placesOf(true), hints: placesOf(false) }
}

/** The pointer of the site settings. */
export const sitePart = '/site'

/** Returns the part of the site that holds a place: its settings or a shared block; undefined for a place on a page. */
export const sitePartOf = (pointer: string): string | undefined =>
  /^\/(?:site|waivers)(?:\/|$)/.test(pointer) ? sitePart : pointer.match(/^\/shared\/[^/]+/)?.[0]

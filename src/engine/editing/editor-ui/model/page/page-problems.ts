import { isAtOrBelow } from '../../../../base/shared-types/json'
import { unfinishedTextCode } from '../../../../content/check/findings/rule-codes'
import type { Unsaved } from '../session/unsaved'
import type { OpenPage } from './open-page'

export const sitePart = '/site'

/** Undefined for a place on a page. */
export const sitePartOf = (pointer: string): string | undefined =>
  pointer.match(/^\/(?:site\/languages|shared)\/[^/]+/)?.[0] ??
  (/^\/(?:site|waivers)(?:\/|$)/.test(pointer) ? sitePart : undefined)

/** "fix" comes before "fill". */
export function taskWithin(
  { text: { problems } }: OpenPage,
  unsaved: readonly Unsaved[],
  places: readonly string[],
): 'fix' | 'fill' | undefined {
  const isIn = (pointer: string | undefined) => places.some((place) => isAtOrBelow(pointer, place))
  const isRefused = unsaved.some(({ pointer, message }) => message !== undefined && isIn(pointer))
  const found = problems.filter(({ pointer, others = [] }) => isIn(pointer) || others.some((one) => isIn(one.pointer)))
  if (isRefused || found.some(({ severity, pointer }) => severity === 'error' && isIn(pointer))) return 'fix'
  return found.some(({ rule }) => rule === unfinishedTextCode) ? 'fill' : undefined
}

/** The advice about a value, in one line. */
export const hintsAt = ({ text }: OpenPage, pointer: string): string =>
  text.problems
    .filter(({ severity }) => severity === 'warning')
    .flatMap(({ others = [], data, message, ...problem }) => [
      { ...problem, message: data?.words ?? message },
      ...others,
    ])
    .filter((place) => place.pointer === pointer)
    .map(({ message }) => message)
    .join(' ')

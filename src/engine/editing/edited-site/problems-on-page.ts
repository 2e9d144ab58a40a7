import { isAtOrBelow } from '../../base/shared-types/json'
import type { Problem } from '../../base/shared-types/problem'
import type { Overview, PageText } from './overview'

const isAbout =
  (pointers: string[]) =>
  ({ pointer, others = [] }: Problem): boolean =>
    [pointer, ...others.map((other) => other.pointer)].some((place) =>
      pointers.some((around) => isAtOrBelow(place, around)),
    )

export function problemsOnPage(
  { pointer, path, shared }: Pick<PageText, 'pointer' | 'path'> & Pick<Overview, 'shared'>,
  problems: readonly Problem[],
): Problem[] {
  const shown = shared.filter(({ pages }) => pages.includes(path)).map((block) => block.pointer)
  return problems.filter(isAbout([pointer, '/site', '/waivers', ...shown]))
}

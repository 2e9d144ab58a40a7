import type { MadeName, Overview, PageText } from '../../../edited-site/overview'

/** The first of `wanted` that the open page makes. One that is gone has another name now where one other is new. */
export function findShownMade(
  wanted: readonly (string | undefined)[],
  text: Pick<PageText, 'path' | 'made'>,
  before: Pick<Overview, 'made'> | undefined,
): string | undefined {
  const ownOf = (all: readonly MadeName[] = []) => all.filter(({ from }) => from === text.path)
  const [now, old] = [ownOf(text.made), ownOf(before?.made)]
  const found = wanted.find((path) => now.some((made) => made.path === path))
  if (found !== undefined || !old.some(({ path }) => wanted.includes(path))) return found
  const fresh = now.filter(({ path, number }) => number === 1 && !old.some((made) => made.path === path))
  return fresh.length === 1 ? fresh[0]?.path : undefined
}

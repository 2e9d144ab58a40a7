import { expect, test } from 'vitest'
import type { MadeName } from '../../../edited-site/overview'
import { findShownMade } from './find-shown-made'

const path = '/topics/*'
const made = (...values: string[]): MadeName[] =>
  values.map((value) => ({ path: `/topics/${value}`, from: path, title: value, number: 1, count: 1, value }))

test.each<[words: string, wanted: string[], now: string[], before: string[], shown: string | undefined]>([
  ['the one that is asked for', ['/topics/b', '/topics/a'], ['a', 'b'], ['a', 'b'], '/topics/b'],
  ['the one that was shown', ['/topics/*', '/topics/a'], ['a', 'b'], ['a', 'b'], '/topics/a'],
  ['a renamed one by its new address', ['/topics/*', '/topics/a'], ['b', 'c'], ['a', 'b'], '/topics/c'],
  ['none where the shown one is gone', ['/topics/*', '/topics/a'], ['b'], ['a', 'b'], undefined],
  ['none where several are new', ['/topics/*', '/topics/a'], ['c', 'd'], ['a', 'b'], undefined],
  ['none while the first is shown, whatever is new', ['/topics/*'], ['a', 'c'], ['a', 'b'], undefined],
])('of the pages that a page makes, it shows %s', (_, wanted, now, before, shown) => {
  expect(findShownMade(wanted, { path, made: made(...now) }, { made: made(...before) })).toBe(shown)
})

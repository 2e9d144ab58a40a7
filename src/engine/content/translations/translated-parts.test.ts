import { expect, test } from 'vitest'
import { changedParts, seenOf, seenWith } from './translated-parts'

const text = { type: 'text', html: '<p>Hello</p>' }
const banner = { type: 'banner', heading: 'Who we are' }
const page = { path: '/about', title: 'About', description: 'About us', blocks: [banner, text] }

test('a translation that has seen its original has nothing to look at', () => {
  expect(seenOf(page)).toMatch(/^[a-z0-9]{6}( [a-z0-9]{6}){2}$/)
  expect(changedParts(page, seenOf(page))).toEqual([])
  const sorted = { ...page, blocks: [{ heading: 'Who we are', type: 'banner' }, text] }
  expect(changedParts(sorted, seenOf(page))).toEqual([])
})

test('a part that has changed or come is to look at, one that moved or went is not', () => {
  const blocks = [text, { ...banner, heading: 'Who we were' }, { type: 'form' }]
  const marked = changedParts({ ...page, title: 'Us', blocks }, seenOf(page))
  expect(marked.map(({ block }) => block)).toEqual([undefined, 1, 2])
  expect(changedParts({ ...page, blocks: [text] }, seenOf(page))).toEqual([])
})

test('without "seen" nothing is claimed', () => {
  expect(changedParts(page, undefined)).toEqual([])
})

test('one changed part after the other is found right; then no mark of what is gone is left', () => {
  const changed = { ...page, title: 'Us', blocks: [{ ...banner, heading: 'Who we were' }, text] }
  const [first, second] = changedParts(changed, seenOf(page)).map(({ mark }) => mark)
  const once = seenWith(changed, seenOf(page), String(first))
  expect(changedParts(changed, once).map(({ mark }) => mark)).toEqual([second])
  expect(seenWith(changed, once, String(second))).toBe(seenOf(changed))
})

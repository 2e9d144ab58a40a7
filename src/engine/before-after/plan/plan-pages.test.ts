import { expect, test } from 'vitest'
import { compareSites } from '../../review/compare/compare'
import { planPages } from './plan-pages'

const picture = '/images/a.svg'
const opening = { type: 'opening', heading: 'Morning' }
const prose = { type: 'prose', heading: 'Long ago', html: `<p>Long ago.</p>` }
const named = { type: 'prose', html: `<p><img src="${picture}" alt=""></p>` }

/** The plan for the blocks of one page, before and now. */
function plan(before: object[], now: object[], replaced: string[] = []) {
  const files = new Map(replaced.map((file) => [file, file]))
  const state = (blocks: object[]) => ({
    value: { site: {}, shared: { pair: { type: 'pair', image: picture } }, pages: [{ path: '/', blocks }] },
    files: files as never,
  })
  return planPages(compareSites(state(before), state(now), new Set(replaced)), {
    at: 0,
    labels: { ofBlock: String },
  }).flatMap(({ blocks }) => blocks)
}

test('a block that shows a replaced file is looked at for the sentence on that file, in a shared block, too', () => {
  const blocks = [opening, named, { shared: 'pair' }]
  expect(plan(blocks, blocks, [picture]).map(({ kind, sight }) => `${kind}: ${sight}`)).toEqual([
    'unwritten: block / 0 0',
    `changed: file ${picture}`,
    `changed: file ${picture}`,
  ])
})

test('a block that was pushed down by a new one knows which it was', () => {
  expect(plan([opening, prose], [opening, named, prose]).map(({ kind, wasNumber }) => [kind, wasNumber])).toEqual([
    ['unwritten', undefined],
    ['new', undefined],
    ['unwritten', 2],
  ])
})

test('a block is named as reviewers know it, as in the summary', () => {
  const [block] = plan([opening], [{ ...opening, heading: 'Evening' }])
  expect(block?.label).toBe('block 1 (opening, “Morning”)')
})

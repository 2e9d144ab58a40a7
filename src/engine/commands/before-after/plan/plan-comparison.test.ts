import { expect, test } from 'vitest'
import { compareSites } from '../../../content/change-summary/compare/compare'
import { planComparison } from './plan-comparison'

const picture = '/images/a.svg'
const opening = { type: 'opening', heading: 'Morning' }
const prose = { type: 'prose', heading: 'Long ago', html: `<p>Long ago.</p>` }
const named = { type: 'prose', html: `<p><img src="${picture}" alt=""></p>` }

function plan(before: object[], now: object[], replaced: string[] = []) {
  const files = new Map(replaced.map((file) => [file, file]))
  const state = (blocks: object[]) => ({
    value: { site: {}, shared: { pair: { type: 'pair', image: picture } }, pages: [{ path: '/', blocks }] },
    files: files as never,
  })
  return planComparison(compareSites(state(before), state(now), new Set(replaced)), {
    at: 0,
    labels: { ofBlock: String },
  }).flatMap(({ blocks }) => blocks)
}

test('assigns blocks that show a replaced file to the sentence on the file, shared blocks included', () => {
  const blocks = [opening, named, { shared: 'pair' }]
  expect(plan(blocks, blocks, [picture]).map(({ kind, target }) => `${kind}: ${target}`)).toEqual([
    'indirect: block / 0 0',
    `changed: file ${picture}`,
    `changed: file ${picture}`,
  ])
})

test('keeps the former number of a block that a new one has pushed down', () => {
  expect(plan([opening, prose], [opening, named, prose]).map(({ kind, wasNumber }) => [kind, wasNumber])).toEqual([
    ['indirect', undefined],
    ['new', undefined],
    ['indirect', 2],
  ])
})

test('names a block by its former heading, as the summary does', () => {
  const [block] = plan([opening], [{ ...opening, heading: 'Evening' }])
  expect(block?.label).toBe('block 1 (opening, “Morning”)')
})

test('a block is compared where one within it has changed, moved or gone', () => {
  const columns = (...lists: object[][]) => ({ type: 'columns', columns: lists.map((blocks) => ({ blocks })) })
  const before = columns([prose, named], [opening])
  const kinds = (now: object) => plan([opening, before], [opening, now]).map(({ kind }) => kind)
  for (const now of [
    columns([{ ...prose, heading: 'Now' }, named], [opening]),
    columns([named], [opening, prose]),
    columns([prose], [opening]),
  ])
    expect(kinds(now)).toEqual(['indirect', 'changed'])
  expect(plan([opening, before], [opening, before], [picture]).map(({ kind }) => kind)).toEqual(['indirect', 'changed'])
})

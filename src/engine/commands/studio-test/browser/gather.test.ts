import { expect, test } from 'vitest'
import { gatherSights } from './gather'

const sight = { block: 0, place: 'example 1', kind: 'text', message: '“Long words” in p ends at 412 px.', width: 360 }

test('what is seen at several widths is one fault', () => {
  const wider = { ...sight, width: 768, message: '“Longer words” in p ends at 801 px.' }
  expect(gatherSights([wider, sight])).toEqual([
    { place: 'example 1', message: 'At 360 and 768 px, “Longer words” in p ends at 801 px.' },
  ])
})

test('the same in other samples of a block is counted, in another block it is another fault', () => {
  const others = [
    { ...sight, place: 'example 2' },
    { ...sight, place: 'example 1 of video', kind: 'video' },
  ]
  expect(gatherSights([sight, ...others]).map(({ place, message }) => [place, message.includes('in 1 more')])).toEqual([
    ['example 1', true],
    ['example 1 of video', false],
  ])
})

test('without a width it begins as a sentence', () => {
  const found = gatherSights([{ ...sight, width: undefined, message: 'it shows nothing.' }])
  expect(found).toEqual([{ place: 'example 1', message: 'It shows nothing.' }])
})

import { expect, test } from 'vitest'
import { captionAt, followSound } from './sound-track'

test.each([
  ['without a sound that is heard', 1000, undefined, { time: 1016 }],
  ['that is in time with its sound', 1000, 1030, { time: 1016 }],
  ['that is late goes to its sound, as after a moment without drawings', 1000, 1200, { time: 1200 }],
  ['waits for a sound that is late', 1000, 900, { time: 1000 }],
  ['takes a sound along that is late by more', 1000, 300, { time: 1016, seeks: true }],
])('a film %s', (_, time, heard, next) => {
  expect(followSound(time, 16, heard)).toEqual(next)
})

test('a caption is shown until the next one, and for five seconds at most', () => {
  const captions = [
    { at: 0.5, text: 'Rain' },
    { at: 2, text: 'A door' },
  ]
  const shown = [0, 500, 1999, 2000, 6999, 7000].map((time) => captionAt(captions, time))
  expect(shown).toEqual([undefined, 'Rain', 'Rain', 'A door', 'A door', undefined])
})

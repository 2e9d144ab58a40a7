import { expect, test } from 'vitest'
import { pluck } from '../sound/instruments'
import { hertzOf, meanOf, peakOf, play, readNotes } from '../sound/score'
import { RATE, wave } from '../sound/wave'

test('notes are read in order, with chords, rests and loudness', () => {
  expect(readNotes('D4:1 F#4+A4! | -:.5 Bb3:2?')).toEqual([
    { beat: 0, beats: 1, pitches: ['D4'], level: 1 },
    { beat: 1, beats: 1, pitches: ['F#4', 'A4'], level: 1.35 },
    { beat: 2, beats: 0.5, pitches: [], level: 1 },
    { beat: 2.5, beats: 2, pitches: ['Bb3'], level: 0.6 },
  ])
  expect(() => hertzOf('H4')).toThrow('"H4" is no pitch')
})

test.each(['A3', 'F#4', 'Bb4'])('a plucked %s is in tune', (pitch) => {
  const sound = pluck(hertzOf(pitch), 1, 3)
  const alike = (lag: number) => {
    let sum = 0
    for (let i = 6000; i < 12_000; i++) sum += (sound[i] ?? 0) * (sound[i + lag] ?? 0)
    return sum
  }
  const periods = 10
  const expected = (RATE / hertzOf(pitch)) * periods
  const lags = Array.from({ length: 41 }, (_, n) => Math.round(expected) + n - 20)
  const best = lags.reduce((one, other) => (alike(other) > alike(one) ? other : one))
  expect(Math.abs(best / expected - 1)).toBeLessThan(0.004)
})

test('a score begins and ends in silence, is as loud as others and does not clip', () => {
  const loud = wave(1, (t) => 40 * Math.sin(2 * Math.PI * 300 * t))
  const music = [{ at: 0, bpm: 120, parts: [{ voice: pluck, notes: 'A3:1 C4 E4 A4' }] }]
  for (const gain of [0, 1]) {
    const sound = play({ seconds: 3, music, effects: [[2, loud, gain]] })
    expect(peakOf(sound)).toBeLessThanOrEqual(0.81)
    expect(meanOf(sound)).toBeGreaterThan(0.07)
    expect([sound[0], Math.abs(sound.at(-1) ?? 1)].every((sample = 1) => sample < 0.001)).toBe(true)
  }
})

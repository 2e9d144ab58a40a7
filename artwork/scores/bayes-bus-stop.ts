import * as e from '../sound/effects'
import { bass, brush, clarinet, flute, marimba, pizzicato, strings } from '../sound/instruments'
import type { Score } from '../sound/score'

/** Drops in a jar, in thirds: a marimba goes up where she is sure, and down for rain. */
const drops = (from: number, seconds: readonly number[]): Score['music'] =>
  seconds.map((at, i) => ({
    at: from + at,
    bpm: 240,
    parts: [{ voice: marimba, notes: ['C5:2', 'A4:2', 'F4:2', 'D4:2'][i] ?? 'C4:2', gain: 1.1 }],
  }))

/** A walk in C, whistled; it loses its sun, and comes home with an umbrella. */
export const score: Score = {
  seconds: 33.99,
  music: [
    // Off she goes.
    {
      at: 0.06,
      bpm: 126,
      parts: [
        { voice: flute, notes: '-:1 G4:.5 C5 E5:1 D5:.5 C5 A4:1.2', gain: 0.9 },
        { voice: bass, notes: 'C2:1 G2 A2 E2 F2 G2', gain: 1 },
        { voice: brush, notes: 'C4:.5? C4 C4? C4 C4? C4 C4? C4 C4? C4 C4?', gain: 0.5 },
      ],
    },
    // Nine drops and one.
    {
      at: 4.38,
      bpm: 120,
      parts: [
        { voice: pizzicato, notes: 'C3:.5 - E3 -', gain: 0.9 },
        { voice: clarinet, notes: '-:1 C4:.5? E4? -', gain: 0.5 },
      ],
    },
    {
      at: 5.86,
      bpm: 375,
      parts: [{ voice: marimba, notes: 'C4:1 E4 G4 C5 E4 G4 C5 E5 G5! F4:3', gain: 1 }],
    },
    { at: 7.45, bpm: 120, parts: [{ voice: pizzicato, notes: 'E4:.5 D4 C4+E4!', gain: 0.9 }] },
    // A cloud.
    {
      at: 8.45,
      bpm: 120,
      parts: [
        { voice: flute, notes: 'G4:.5 C5 Eb5:1.4 -', gain: 0.8 },
        { voice: strings, notes: '-:1 C3+Eb3:2.4?', gain: 0.6 },
      ],
    },
    ...drops(10.5, [0, 0.3]),
    // The neighbour.
    {
      at: 11.95,
      bpm: 200,
      parts: [
        { voice: pizzicato, notes: 'C4:.5 D4 Eb4 F4 G4 F4 Eb4 D4 C4 Bb3 Ab3 G3', gain: 1 },
        { voice: bass, notes: 'C2:1 C2 Ab2 Ab2 G2 G2', gain: 1 },
        { voice: brush, notes: 'C4:.5 C4 C4 C4 C4 C4 C4 C4 C4 C4 C4 C4', gain: 0.7 },
      ],
    },
    ...drops(14.25, [0, 0.25]),
    // The forecast: yesterday, the night, today.
    {
      at: 15.45,
      bpm: 120,
      parts: [
        { voice: flute, notes: 'G4:.5 C5 E5:1', gain: 0.9 },
        { voice: bass, notes: 'C2:2', gain: 0.9 },
      ],
    },
    { at: 16.75, bpm: 120, parts: [{ voice: marimba, notes: 'G4:.4 Eb4:1', gain: 0.8 }] },
    { at: 17.7, bpm: 120, parts: [{ voice: strings, notes: 'Ab2+C3+F#3:2.2!', gain: 0.8 }] },
    // Nine of ten for rain.
    ...drops(19.3, [0, 0.2, 0.4, 0.6]),
    {
      at: 21.15,
      bpm: 200,
      parts: [
        { voice: pizzicato, notes: 'C4:.5 Eb4 G4 C5 G4 Eb4 C4 G3', gain: 1 },
        { voice: bass, notes: 'C2:1 C2 G2 C2', gain: 1 },
      ],
    },
    { at: 23.35, bpm: 120, parts: [{ voice: pizzicato, notes: 'G3:.25 C4 E4 G4:.5!', gain: 1 }] },
    // It rains on two.
    {
      at: 24.7,
      bpm: 120,
      parts: [
        { voice: bass, notes: 'C2:1 G2 A2:2', gain: 0.9 },
        { voice: clarinet, notes: '-:2.4 E4:.5? D4?', gain: 0.5 },
      ],
    },
    {
      at: 27.1,
      bpm: 116,
      parts: [
        { voice: flute, notes: 'G4:.5 C5 E5:1! D5:.5 C5 G4:1', gain: 1 },
        { voice: strings, notes: 'C3+E3+G3:2 F3+A3:1 G3+B3:1.4', gain: 0.6 },
        { voice: bass, notes: 'C2:1 E2 F2 G2', gain: 0.9 },
      ],
    },
    // Home.
    {
      at: 29.68,
      bpm: 120,
      parts: [
        { voice: flute, notes: '-:2.6 E5:.5? D5? C5:3', gain: 0.9 },
        { voice: pizzicato, notes: 'C3:1 - G3 - C3 - E3+C4:1 - C3', gain: 0.8 },
        { voice: strings, notes: '-:3.6 C3+E3+G3:3?', gain: 0.5 },
      ],
    },
    ...[30.52, 31.42, 32.32, 33.2].map((at, i): Score['music'][number] => ({
      at,
      bpm: 120,
      parts: [{ voice: marimba, notes: `${['G4', 'A4', 'B4', 'C5'][i]}:1`, gain: 0.9 }],
    })),
  ],
  effects: [
    [0.2, e.footsteps(1.9, 3), 0.2],
    [1.4, e.ratchet(0.35, 14), 0.12],
    [2.85, e.thud(1), 0.9],
    [2.95, e.whoosh(0.5, 700), 0.14],
    [3.4, e.scratch(0.25), 0.12],
    [3.8, e.scratch(0.2), 0.08],
    [5.3, e.pop(380), 0.3],
    [8.9, e.whoosh(0.8, 500), 0.2],
    [10.05, e.whoosh(0.3, 1400), 0.12],
    [12.05, e.footsteps(1.8, 5), 0.4],
    [12.5, e.drip(500), 0.2],
    [13, e.drip(560), 0.2],
    [13.3, e.whoosh(0.5, 1500), 0.35],
    [16.45, e.scratch(0.3), 0.3],
    [17.35, e.scratch(0.3), 0.3],
    [20.3, e.drip(1100), 0.5],
    [21.1, e.pop(300), 0.3],
    [21.2, e.footsteps(0.9, 6), 0.4],
    [21.4, e.rush(1.6, 1400), 0.2],
    [23.3, e.clink(1500), 0.2],
    [23.45, e.whoosh(0.4), 0.3],
    [24.62, e.rush(5, 2200), 0.38],
    [24.9, e.footsteps(1.3, 3), 0.16],
    [27.05, e.flap(8), 0.4],
    [27.95, e.boing(300, 600), 0.12],
    ...[30.52, 31.42, 32.32, 33.2].map((at): [number, ReturnType<typeof e.drip>, number] => [at, e.drip(820), 0.45]),
  ],
}

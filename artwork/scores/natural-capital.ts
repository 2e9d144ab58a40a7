import * as e from '../sound/effects'
import { bass, brush, clarinet, musicBox, organ, piano, pizzicato, pluck, strings } from '../sound/instruments'
import type { Score } from '../sound/score'

/** A waltz in G for a guitar that loses its green notes, and finds them again. */
export const score: Score = {
  seconds: 31.56,
  music: [
    // Morning, and the bees.
    {
      at: 0.06,
      bpm: 125,
      parts: [
        { voice: pluck, notes: 'D4 G4! B4 | A4:2 G4:1 | E4 G4! C5 | B4:2.5 -:.5', gain: 1.1 },
        { voice: pluck, notes: '-:1 B3+D4? B3+D4? | - C4+D4? C4+D4? | - C4+E4? C4+E4? | - B3+D4? B3+D4?', gain: 0.6 },
        { voice: bass, notes: 'G2:3 D2 C2 G2', gain: 0.9 },
        { voice: brush, notes: '-:1 C4? C4? - C4? C4? - C4? C4? - C4? C4?', gain: 0.5 },
      ],
    },
    // A sheep sleeps.
    {
      at: 5.8,
      bpm: 125,
      parts: [
        { voice: musicBox, notes: 'G5 E5 C5 D5:2 B4:1', gain: 0.8 },
        { voice: bass, notes: 'C2:3 G2', gain: 0.7 },
        { voice: organ, notes: 'E3+G3:3? D3+G3?', gain: 0.5 },
      ],
    },
    // He asks; she shakes her head.
    {
      at: 8.7,
      bpm: 132,
      parts: [
        { voice: clarinet, notes: 'D4:.5 E4 F#4 A4:1 -:.5 G4:.5 F#4 G4 F#4 -:.5', gain: 0.8 },
        { voice: pizzicato, notes: 'D3:1 - D3 - D3', gain: 0.9 },
      ],
    },
    // The axe.
    { at: 11.2, bpm: 120, parts: [{ voice: strings, notes: 'G2+D3:2 Eb3+G2:3', gain: 0.8 }] },
    // What was green goes grey.
    {
      at: 13.75,
      bpm: 240,
      parts: [
        { voice: pizzicato, notes: '- B4 Bb4 A4 Ab4 G4 F#4 F4 -', gain: 1 },
        { voice: strings, notes: 'C3+Eb3:5? B2+D3:4?', gain: 0.6 },
      ],
    },
    // The night of the river.
    {
      at: 16.2,
      bpm: 60,
      parts: [
        { voice: organ, notes: 'G2+D3:1 Ab2+Eb3 A2+F#3', gain: 0.7 },
        { voice: strings, notes: 'Bb3:1 C4 C4', gain: 0.5 },
      ],
    },
    // By lamplight.
    {
      at: 19.2,
      bpm: 80,
      parts: [
        { voice: piano, notes: 'B4:1 G4:1 B4:.5 A4 F#4:1', gain: 1 },
        { voice: piano, notes: 'E3+G3:1? C3+E3? D3+G3? D3+C4?', gain: 0.7 },
        { voice: bass, notes: 'E2 C2 D2 D2', gain: 0.5 },
      ],
    },
    // It grows.
    {
      at: 22.2,
      bpm: 141,
      parts: [
        { voice: pluck, notes: '-:2 G3:.5? A3? B3 D4 E4 G4 A4 B4 D5! E5! G5:1!', gain: 1.1 },
        { voice: strings, notes: '-:2 G3+B3:3? C4+E4:1.5 D4+F#4:1.5', gain: 0.6 },
        { voice: bass, notes: '-:2 G2:3 C2:1.5 D2:1.5', gain: 0.7 },
      ],
    },
    // The waltz again, with everybody.
    {
      at: 25.6,
      bpm: 125,
      parts: [
        { voice: pluck, notes: 'D4 G4! B4 | A4:2 G4:1 | E4 G4! C5 | B4:1 A4 F#4 | G3+D4+B4+G5:4!', gain: 1.1 },
        { voice: clarinet, notes: '-:3 | F#4:2 E4:1 | C4:3 | D4:3 | B3:3?', gain: 0.5 },
        { voice: bass, notes: 'G2:3 D2 C2 D2:2 D2:1 G2:4!', gain: 0.9 },
        { voice: brush, notes: '-:1 C4? C4? - C4? C4? - C4? C4? - C4? C4?', gain: 0.5 },
        { voice: strings, notes: 'B3+D4:3? C4+F#4 C4+E4 C4+F#4 B3+D4', gain: 0.4 },
      ],
    },
  ],
  effects: [
    [0.3, e.buzz(1.4), 0.16],
    [2.64, e.clink(2500), 0.14],
    [3.3, e.buzz(2.2, 240), 0.1],
    [3.96, e.pop(480), 0.3],
    [4.58, e.pop(560), 0.3],
    [6.2, e.rush(1.6, 500), 0.2],
    [6.85, e.clink(1700), 0.22],
    [7.06, e.clink(1700), 0.22],
    [9.12, e.clink(1900), 0.16],
    [9.28, e.clink(1900), 0.16],
    [11.5, e.whoosh(0.25), 0.35],
    [11.69, e.crack(2), 0.55],
    ...[12.17, 12.45, 12.65, 12.81, 12.95, 13.07].map((at, i): [number, ReturnType<typeof e.thud>, number] => [
      at,
      e.thud(i % 4),
      0.55,
    ]),
    [16.1, e.rush(3.4, 1100), 0.5],
    [20.35, e.clink(2500), 0.16],
    [20.95, e.whoosh(0.35, 900), 0.14],
    [21.27, e.tick(3), 0.3],
    [23.0, e.thud(5), 0.35],
    [26.1, e.pop(420), 0.28],
    [26.27, e.pop(470), 0.28],
    [26.44, e.pop(530), 0.28],
    [26.61, e.pop(590), 0.28],
    [27.05, e.bell(1568), 0.16],
    [28.55, e.whoosh(0.6, 900), 0.16],
    [30.35, e.clink(2500), 0.14],
  ],
}

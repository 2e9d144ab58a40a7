import * as e from '../sound/effects'
import { bass, clarinet, drum, organ, piano, pizzicato, strings } from '../sound/instruments'
import type { Score } from '../sound/score'

/** Four notes on a piano are broken off by a radio, and are played to their end in the morning. In E minor, then in G. */
export const score: Score = {
  seconds: 33.73,
  music: [
    // Tea, and the tune: it stops before its last note.
    {
      at: 0.06,
      bpm: 110,
      parts: [
        { voice: piano, notes: 'E4:.5 G4 B4:1 A4:.5 -:.5', gain: 1.1 },
        { voice: piano, notes: 'E3+B3:1? - C3+A3:1?', gain: 0.6 },
      ],
    },
    // The call.
    { at: 2.2, bpm: 100, parts: [{ voice: strings, notes: 'E2+B2:4', gain: 0.7 }] },
    // Torches.
    {
      at: 4.6,
      bpm: 120,
      parts: [
        { voice: drum, notes: 'C4:.5? C4? - C4? - C4? - C4? C4 C4', gain: 0.8 },
        { voice: bass, notes: 'E2:1.7 E2:.9 E2:2.4', gain: 1 },
      ],
    },
    // The mountain: their feet, and how high it is.
    {
      at: 7.1,
      bpm: 120,
      parts: [
        { voice: pizzicato, notes: 'E3:.5 B3 E4 B3 | E3 B3 E4 B3 | C3 G3 E4 G3 | D3 A3 F#4 A3', gain: 0.9 },
        { voice: strings, notes: '-:2 E3+B3:2? C3+G3+E4:2 D3+A3+F#4:2.8!', gain: 0.7 },
        { voice: drum, notes: 'C4:1? C4? C4? C4? C4? C4? C4? C4?', gain: 0.6 },
      ],
    },
    // Into the wind.
    {
      at: 11.5,
      bpm: 120,
      parts: [
        { voice: drum, notes: 'C4:.5! C4? C4 C4? | C4! C4? C4 C4? | -:2 | C4:.5 C4? C4! -', gain: 0.9 },
        { voice: strings, notes: 'E2+B2:2 F2+C3:2! E2+B2:2 D2+A2:1.6', gain: 0.9 },
        { voice: clarinet, notes: '-:2 E4:.5 F4 E4:1 -:2', gain: 0.4 },
      ],
    },
    // The light looks.
    {
      at: 15.5,
      bpm: 120,
      parts: [
        { voice: organ, notes: 'E3+F3:4.6?', gain: 0.5 },
        { voice: pizzicato, notes: 'B4:.5? -  A4? - G4? - E4? -:1.2 E4:.3? F#4?', gain: 0.8 },
      ],
    },
    { at: 17.95, bpm: 60, parts: [{ voice: strings, notes: 'G3+B3+E4:1.1', gain: 0.8 }] },
    // Two hands.
    { at: 19.9, bpm: 60, parts: [{ voice: strings, notes: 'C3+G3+E4:1 D3+A3+F#4:1.1', gain: 1 }] },
    // Three pull.
    {
      at: 22.2,
      bpm: 66,
      parts: [
        { voice: drum, notes: 'C4:1! C4! C4!', gain: 1.1 },
        { voice: strings, notes: 'E3+B3:.9 F#3+C4:.9 G3+D4+B4:.8!', gain: 0.9 },
        { voice: bass, notes: 'E2:1 D2 G2', gain: 1.1 },
      ],
    },
    // The moth.
    {
      at: 25.5,
      bpm: 120,
      parts: [
        { voice: strings, notes: 'C3+E3+G3:2 D3+F#3+A3:2 E3+G3+B3:3.4!', gain: 0.6 },
        { voice: pizzicato, notes: 'G4:.5 E4 C4 G4 | A4 F#4 D4 A4 | B4 G4 E4 B4 | D5 B4 G4', gain: 0.8 },
      ],
    },
    // The tune again, to its end.
    {
      at: 29.2,
      bpm: 92,
      parts: [
        { voice: piano, notes: 'E4:.5 G4 B4:1 A4:1 D5:.5! B4:.5 G3+D4+G4:3!', gain: 1.1 },
        { voice: clarinet, notes: '-:4 D4:3?', gain: 0.5 },
        { voice: piano, notes: 'C3+G3:2? D3+A3:2? G2+D3:3?', gain: 0.7 },
        { voice: bass, notes: 'C2:2 D2:2 G2:3', gain: 0.6 },
      ],
    },
  ],
  effects: [
    [0.95, e.rush(1.15, 2600), 0.28],
    [1.7, e.ping(1560), 0.3],
    [1.8, e.rush(0.7, 3600, 4), 0.35],
    [2.5, e.rush(0.5, 3600, 7), 0.35],
    [2.86, e.thud(1), 0.3],
    [3.1, e.rush(0.9, 3600, 9), 0.3],
    [3.5, e.ping(1560), 0.14],
    [3.9, e.ping(1560), 0.1],
    [5.0, e.tick(2), 0.6],
    [5.45, e.tick(3), 0.55],
    [5.9, e.tick(4), 0.5],
    [7.1, e.rush(4.6, 700), 0.25],
    [11.5, e.footsteps(1.1, 2), 0.25],
    [12.3, e.rush(2, 1900), 0.6],
    [14.5, e.whoosh(0.3), 0.2],
    [15.6, e.rush(4, 600), 0.2],
    [17.3, e.tick(5), 0.2],
    [17.75, e.whoosh(0.3, 2200), 0.3],
    [17.97, e.bell(988), 0.2],
    [19.4, e.whoosh(0.4, 900), 0.16],
    [19.9, e.thud(2), 0.7],
    [20.4, e.whoosh(0.5, 700), 0.2],
    [22.25, e.ratchet(0.35, 16), 0.2],
    [23.15, e.ratchet(0.4, 16), 0.2],
    [24.05, e.ratchet(0.4, 16), 0.2],
    [24.66, e.thud(3), 0.7],
    [24.7, e.whoosh(0.4, 2600), 0.2],
    ...Array.from({ length: 26 }, (_, i): [number, ReturnType<typeof e.flap>, number] => [
      25.6 + i * 0.13,
      e.flap(8),
      0.1 + 0.3 * Math.sin((Math.PI * i) / 26),
    ]),
    [26.87, e.tick(6), 0.4],
    [29.2, e.rush(0.65, 2600), 0.25],
    [30.35, e.tick(7), 0.25],
    [31.6, e.clink(900), 0.12],
  ],
}

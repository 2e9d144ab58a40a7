import * as e from '../sound/effects'
import { bass, brush, clarinet, marimba, pizzicato, strings, woodblock } from '../sound/instruments'
import type { Score } from '../sound/score'

/** A clarinet that waits, walks on tiptoe, gallops, and sits down content. From A minor to C. */
export const score: Score = {
  seconds: 31.5,
  music: [
    // Waiting.
    {
      at: 0.06,
      bpm: 120,
      parts: [
        { voice: woodblock, notes: 'C4:1? C4? C4? C4? C4? C4? C4? C4?', gain: 0.5 },
        { voice: pizzicato, notes: 'A2:1 - E3 - A2 -', gain: 0.8 },
      ],
    },
    { at: 3.45, bpm: 100, parts: [{ voice: clarinet, notes: 'E4:.5 D4 C4:.7', gain: 0.8 }] },
    // It gets up.
    {
      at: 5,
      bpm: 120,
      parts: [
        { voice: clarinet, notes: 'A3:.25 C4 E4 A4:.5! -', gain: 0.8 },
        { voice: strings, notes: 'A2+E3:1?', gain: 0.5 },
      ],
    },
    // On tiptoe, and along the corridor.
    {
      at: 6,
      bpm: 132,
      parts: [
        { voice: pizzicato, notes: 'A3:.5 C4 E4 C4 B3 D4 | A3 C4 E4 A4 G4 E4 D4 C4 | B3 D4 G4 - ', gain: 1 },
        { voice: bass, notes: 'A2:1 E2 G2 A2 E2 F2 G2 G2', gain: 0.9 },
        { voice: clarinet, notes: '-:3 | A4:.5 - G4 E4 - C4 D4:1', gain: 0.6 },
      ],
    },
    // Beside the bus.
    {
      at: 10.3,
      bpm: 160,
      parts: [
        { voice: brush, notes: 'C4:.5 C4? C4 C4? C4 C4? C4 C4? C4 C4? C4 C4? C4 C4? C4 C4?', gain: 0.7 },
        { voice: pizzicato, notes: 'A3:.5 E4 A3 E4 A3 E4 A3 E4 F3 C4 F3 C4 G3 D4 G3 D4', gain: 0.9 },
        { voice: bass, notes: 'A2:2 A2 F2 G2', gain: 0.9 },
      ],
    },
    { at: 12.85, bpm: 120, parts: [{ voice: clarinet, notes: 'E4:.5 G4 C5:1', gain: 0.8 }] },
    // A thumb.
    { at: 14.05, bpm: 100, parts: [{ voice: strings, notes: 'F3+A3:1.1?', gain: 0.5 }] },
    {
      at: 14.85,
      bpm: 240,
      parts: [{ voice: marimba, notes: 'C5:.5 E5 G5 C6:1! - G4:.5 A4 B4 C5 D5 E5 F5', gain: 0.9 }],
    },
    // The boy.
    { at: 16.95, bpm: 150, parts: [{ voice: marimba, notes: 'G5:.25 E5 G5 E5 -:.5 G5:.25 E5', gain: 0.7 }] },
    {
      at: 17.7,
      bpm: 120,
      parts: [
        { voice: clarinet, notes: '-:1 E4:.5 G4 -:1 C4:.25 E4 G4 C5:1!', gain: 0.8 },
        { voice: pizzicato, notes: 'C3:1 G3 C3 G3 C3+E4:1', gain: 0.9 },
      ],
    },
    // The gallop.
    {
      at: 20.4,
      bpm: 176,
      parts: [
        {
          voice: woodblock,
          notes: 'C4:.5 C4:.25 C4 C4:.5 C4:.25 C4 C4:.5 C4:.25 C4 C4:.5 C4:.25 C4 -:2.4 C4:.5 C4:.25 C4 C4:.5',
          gain: 0.8,
        },
        { voice: clarinet, notes: 'C4:.5 E4:.25 G4 C5:.5 G4 | A4 C5 G4:1 | -:.3 C5:2! G4:.5 E4', gain: 0.8 },
        { voice: bass, notes: 'C2:1 G2 F2 G2 -:2.4 C2:1', gain: 1 },
      ],
    },
    { at: 21.85, bpm: 60, parts: [{ voice: strings, notes: 'F3+A3+C4:.7!', gain: 0.7 }] },
    // Here.
    {
      at: 24.45,
      bpm: 120,
      parts: [
        { voice: woodblock, notes: 'C4:1? C4?', gain: 0.5 },
        { voice: pizzicato, notes: 'C3:1 - E3 G3 C3 E3', gain: 0.8 },
        { voice: clarinet, notes: '-:2 E4:.5 G4 C5:1 A4:.5 G4', gain: 0.7 },
      ],
    },
    // A star.
    {
      at: 29.4,
      bpm: 108,
      parts: [
        { voice: marimba, notes: 'G5:.25 C6:1!', gain: 0.7 },
        { voice: clarinet, notes: '-:.5 E4:.5 D4 C4:2', gain: 0.8 },
        { voice: strings, notes: '-:.5 F3+A3:.5? G3+B3:.5? C3+E3+G3:2', gain: 0.6 },
        { voice: bass, notes: '-:.5 F2:.5 G2 C2:2', gain: 1 },
      ],
    },
  ],
  effects: [
    [0.75, e.ratchet(0.3, 10), 0.14],
    [1.45, e.bell(784), 0.2],
    [3.3, e.thud(1), 0.5],
    [5.2, e.ratchet(0.3, 16), 0.2],
    [5.75, e.thud(2), 0.3],
    ...[6.1, 6.35, 6.6, 6.85].map((at): [number, ReturnType<typeof e.tick>, number] => [at, e.tick(4), 0.3]),
    [7.3, e.footsteps(2.6, 4), 0.14],
    [10.3, e.rush(3.7, 300), 0.6],
    [11.85, e.pop(520), 0.3],
    [14.75, e.pop(300), 0.4],
    [15.1, e.whoosh(0.9, 1600), 0.3],
    [17.85, e.boing(260, 520), 0.14],
    [18.1, e.footsteps(0.8, 6), 0.3],
    [19.05, e.ratchet(0.25, 16), 0.18],
    [19.68, e.thud(3), 0.4],
    [21.75, e.whoosh(0.7, 1200), 0.3],
    [22.58, e.thud(4), 0.7],
    [24.25, e.whoosh(0.3, 700), 0.2],
    [24.42, e.thud(5), 0.5],
    [24.6, e.ratchet(0.3, 10), 0.14],
    [25.1, e.bell(784), 0.2],
    [26.18, e.thud(6), 0.3],
    [26.25, e.footsteps(0.9, 4), 0.2],
    [27.45, e.thud(1), 0.5],
    [27.95, e.footsteps(1, 4), 0.2],
    [29.42, e.clink(2200), 0.16],
    [30.5, e.thud(1), 0.25],
  ],
}

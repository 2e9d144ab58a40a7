import * as e from '../sound/effects'
import { bass, clarinet, musicBox, pizzicato, pluck, shaker, strings, woodblock } from '../sound/instruments'
import type { Score } from '../sound/score'

/** "No, thank you": three notes on a clarinet. */
const no = (at: number): Score['music'][number] => ({
  at,
  bpm: 150,
  parts: [
    { voice: clarinet, notes: 'A4:.5 G4 F4:1', gain: 0.7 },
    { voice: pizzicato, notes: 'C3:1 F3', gain: 0.9 },
  ],
})

/** A tune in F for one, with gaps; at the end others play what was missing. */
export const score: Score = {
  seconds: 34.12,
  music: [
    { at: 0.1, bpm: 120, parts: [{ voice: pizzicato, notes: 'C4:.5 - C4 - C4 -', gain: 0.8 }] },
    // Alone in the jar.
    { at: 2.5, bpm: 100, parts: [{ voice: musicBox, notes: 'C5:.5 A4 -:1 D5:.5?', gain: 0.9 }] },
    // A sofa for three.
    {
      at: 4,
      bpm: 120,
      parts: [
        { voice: pluck, notes: 'F4:.5 A4 C5 F5! -:1 C5:.5 A4 -:1 D5:.5 Bb4', gain: 1 },
        { voice: bass, notes: 'F2:2 A2:1 F2 Bb2', gain: 0.9 },
      ],
    },
    // Coffee.
    {
      at: 8.45,
      bpm: 150,
      parts: [
        { voice: pluck, notes: 'D5:.5 E5 F5 D5! A4 D5', gain: 0.9 },
        { voice: shaker, notes: 'C4:.5? C4 C4? C4 C4? C4', gain: 0.6 },
      ],
    },
    no(9.6),
    // Trainers.
    {
      at: 12.1,
      bpm: 120,
      parts: [
        { voice: pluck, notes: 'F4:.25 A4 C5 A4 F4 A4 C5 A4 | G4 Bb4 D5 Bb4 G4 Bb4 D5:.5!', gain: 0.9 },
        { voice: woodblock, notes: 'C4:.25 C4? C4 C4? C4 C4? C4 C4? C4 C4? C4 C4? C4 C4? C4', gain: 0.7 },
        { voice: bass, notes: 'F2:1 F2 G2 C2', gain: 0.9 },
      ],
    },
    no(14.05),
    // The taxi.
    { at: 15.6, bpm: 120, parts: [{ voice: strings, notes: 'D3+F3:3.6?', gain: 0.5 }] },
    no(17.5),
    // Nobody.
    {
      at: 18.9,
      bpm: 84,
      parts: [
        { voice: musicBox, notes: 'C5:.5 A4 -:1 D5:.5? Bb4? -:1 A4:.5 F4:1', gain: 1 },
        { voice: strings, notes: '-:2 Bb2+D3:1.4? F2+C3:1?', gain: 0.4 },
      ],
    },
    // The penny.
    {
      at: 23.7,
      bpm: 100,
      parts: [
        { voice: clarinet, notes: '-:.5 C4:.5? D4? F4:1', gain: 0.7 },
        { voice: strings, notes: 'F3+A3:2.4?', gain: 0.5 },
      ],
    },
    {
      at: 25.5,
      bpm: 110,
      parts: [
        { voice: pluck, notes: 'F4:.5 A4 C5:1 D5:.5 C5 A4:1', gain: 1 },
        { voice: strings, notes: 'F3+A3:2 Bb3+D4:1 C3+G3:1.5', gain: 0.6 },
        { voice: bass, notes: 'F2:2 Bb2:1 C2', gain: 0.9 },
      ],
    },
    // Everybody.
    {
      at: 28.12,
      bpm: 138,
      parts: [
        { voice: pluck, notes: 'C5:.5 A4 F4 A4 D5 Bb4 G4 Bb4 C5 A4 F5:1!', gain: 1 },
        { voice: clarinet, notes: '-:1 C4:.5 F4 -:1 D4:.5 G4 -:1 A4', gain: 0.6 },
        { voice: bass, notes: 'F2:1 C2 Bb2 G2 C2 F2', gain: 1 },
        { voice: shaker, notes: 'C4:.5? C4 C4? C4 C4? C4 C4? C4 C4? C4 C4? C4', gain: 0.6 },
      ],
    },
    // One more.
    { at: 31.05, bpm: 120, parts: [{ voice: strings, notes: 'C4+E4+Bb4:1.8?', gain: 0.6 }] },
    {
      at: 32.05,
      bpm: 132,
      parts: [
        { voice: pluck, notes: 'F4:.5! A4 C5 F5 A3+C5+F5:2!', gain: 1.1 },
        { voice: clarinet, notes: '-:1 A4:.5 G4 F4:2', gain: 0.7 },
        { voice: bass, notes: 'F2:1 C2 F2:2!', gain: 1 },
        { voice: musicBox, notes: '-:2 C6:.5? A5? F5:1', gain: 0.5 },
      ],
    },
  ],
  effects: [
    [1.1, e.whoosh(0.4, 1500), 0.25],
    [1.5, e.clink(2300), 0.6],
    [1.94, e.clink(2500), 0.4],
    [2.16, e.clink(2700), 0.25],
    ...[4.25, 4.5, 4.75].map((at): [number, ReturnType<typeof e.pop>, number] => [at, e.pop(460), 0.25]),
    [4.95, e.thud(2), 0.4],
    ...[7.35, 7.6, 11.5, 11.62, 15.24, 15.36].flatMap((at): [number, ReturnType<typeof e.thud>, number][] => [
      [at, e.thud(4), 0.9],
      [at, e.tick(3), 0.4],
    ]),
    [7.9, e.ratchet(0.4, 12), 0.14],
    [8.15, e.whoosh(0.35), 0.2],
    [10.75, e.thud(5), 0.7],
    [11.75, e.ratchet(0.3, 12), 0.14],
    [14.67, e.thud(5), 0.7],
    [15.5, e.rush(2.6, 1800), 0.35],
    [16.22, e.buzz(0.2, 330), 0.8],
    [16.6, e.buzz(0.28, 330), 0.8],
    [17.55, e.whoosh(0.5, 600), 0.3],
    [18.2, e.thud(5), 0.7],
    [20.24, e.thud(6), 0.14],
    [20.48, e.thud(6), 0.14],
    [21.22, e.whoosh(0.6, 500), 0.16],
    [22.48, e.tick(3), 0.5],
    [22.85, e.tick(3), 0.5],
    [23.2, e.ratchet(0.8, 8), 0.14],
    [23.3, e.rush(2.4, 1800), 0.3],
    [24.9, e.boing(220, 460), 0.2],
    [25.55, e.footsteps(0.6, 6), 0.2],
    [26.7, e.flap(8), 0.35],
    [26.9, e.thud(5), 0.6],
    ...[28.14, 28.62, 29.1, 29.47, 29.73, 29.97].map((at, i): [number, ReturnType<typeof e.pop>, number] => [
      at,
      e.pop(400 + i * 50),
      0.35,
    ]),
    [30.4, e.thud(5), 0.5],
    [31.65, e.whoosh(0.4, 1700), 0.25],
    [32.05, e.clink(2300), 0.5],
    [32.45, e.clink(2500), 0.25],
    [32.5, e.cheer(1.1), 0.16],
  ],
}

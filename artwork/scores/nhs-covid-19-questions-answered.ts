import * as e from '../sound/effects'
import {
  bass,
  clarinet,
  drum,
  flute,
  marimba,
  musicBox,
  organ,
  piano,
  pizzicato,
  pluck,
  shaker,
  strings,
} from '../sound/instruments'
import type { Score } from '../sound/score'

/** A tune in F for a piano that is tangled at first, and sits down among friends. */
export const score: Score = {
  seconds: 32.1,
  music: [
    // The telephone.
    {
      at: 0.06,
      bpm: 100,
      parts: [
        { voice: piano, notes: 'F3+C4:1? F3+Cb4? E3+Bb3? Eb3+A3:1.8?', gain: 1 },
        { voice: marimba, notes: '-:1.5 C5:.25? B4? C5? Bb4 C5 A4 B4! Ab4! Bb4! G4! Ab4!', gain: 0.8 },
        { voice: strings, notes: '-:2 E4+F4+Gb4:2.4?', gain: 0.35 },
      ],
    },
    // Over the fence.
    {
      at: 3.04,
      bpm: 109,
      parts: [
        { voice: flute, notes: '-:1 C5:.5 A4 F4:1 G4:.5 A4 Bb4:1', gain: 0.8 },
        { voice: pluck, notes: 'F3:.5 C4? A3 C4? F3 C4? Bb3 D4? C3 G3?', gain: 0.9 },
      ],
    },
    // The thread becomes a heart.
    {
      at: 5.84,
      bpm: 106,
      parts: [
        { voice: piano, notes: 'F4:.5 A4 C5:1 A4:.5 G4 - - C5+F5:2!', gain: 1.1 },
        { voice: piano, notes: 'F3+C4:2? Bb2+F3:1? C3+G3:1.2? F3+A3+C4:2', gain: 0.7 },
        { voice: pluck, notes: '-:2.25 C4:.25? E4? F4? G4? A4? Bb4? C5? E5? F5:1', gain: 0.8 },
        { voice: strings, notes: '-:4.2 A3+C4+F4:1.6?', gain: 0.5 },
      ],
    },
    // The microscope.
    {
      at: 9.24,
      bpm: 126,
      parts: [
        { voice: musicBox, notes: 'D5:.5 - A5? - C5 - G5? - C6+F5:1.5!', gain: 0.8 },
        { voice: strings, notes: 'D4+F4:2? C4+E4:1.8? F3+A3+C4:1.6', gain: 0.5 },
        { voice: bass, notes: 'D2:2? C2 F2', gain: 0.7 },
      ],
    },
    // Two guards learn a face.
    {
      at: 12.1,
      bpm: 154,
      parts: [
        { voice: pizzicato, notes: 'F3:.5 C4? F3 C4? G3 C4? G3 C4? | F#3! - F#3! - C4 C3 F3:1', gain: 1.1 },
        { voice: clarinet, notes: 'A4:.5 C5 F4 A4 G4 Bb4 E4 G4 | F#4:.5 G4 F#4 - C5 E5 F5:1', gain: 0.6 },
        { voice: shaker, notes: 'C4:.5? C4 '.repeat(7), gain: 0.4 },
      ],
    },
    // A wave goes through the crowd.
    {
      at: 15.22,
      bpm: 128,
      parts: [
        { voice: marimba, notes: '-:.5 F4:.33 A4 C5 D5 F5 A5 C6:1! Bb4:.5? C5? D5? E5?', gain: 1 },
        { voice: pluck, notes: 'F3+A3:1 F3+C4 Bb3+D4 Bb3+F4 C4+E4 C4+G4', gain: 0.7 },
        { voice: bass, notes: 'F2:2 Bb2 C3', gain: 0.9 },
        { voice: drum, notes: 'C4:1? C4 C4 C4 C4 C4', gain: 0.6 },
      ],
    },
    // The jab.
    {
      at: 18.04,
      bpm: 90,
      parts: [
        { voice: piano, notes: 'C5:1.2? - F4:.25 A4 C5 F5:1!', gain: 1 },
        { voice: strings, notes: 'C4+E4:1.4? -:.4 A3+C4+F4:1.8?', gain: 0.4 },
        { voice: drum, notes: '-:.5 C4:.7? C4?', gain: 0.9 },
      ],
    },
    // A sore day, and a night.
    {
      at: 20.74,
      bpm: 65,
      parts: [
        { voice: musicBox, notes: 'A4:.5 F4 G4 C5? A4:1', gain: 0.8 },
        { voice: organ, notes: 'D3+F3:1? Bb2+F3? C3+E3:.8?', gain: 0.45 },
      ],
    },
    // The window.
    {
      at: 23.54,
      bpm: 100,
      parts: [
        { voice: piano, notes: 'F5:1? E5? D5? C5?', gain: 0.9 },
        { voice: strings, notes: 'Bb3+D4:2? C4+E4:2', gain: 0.6 },
      ],
    },
    // The door, and the hug.
    {
      at: 25.94,
      bpm: 109,
      parts: [
        { voice: strings, notes: 'C4+E4+G4:2 A3+C4+F4:3.2!', gain: 0.7 },
        { voice: piano, notes: '-:1 C5:.5 E5? F5+A5:1! C5:.5 A4 Bb4:.5 D5 C5:.5', gain: 1 },
        { voice: bass, notes: 'C2:2? F2:2 Bb2:1 C2:.5', gain: 0.9 },
      ],
    },
    // All four.
    {
      at: 28.92,
      bpm: 112,
      parts: [
        { voice: piano, notes: 'F4:.5 A4 C5 D5 C5:1 Bb4:.5 G4 F4+A4+C5+F5:3!', gain: 1.1 },
        { voice: clarinet, notes: '-:2 E4:1 D4:.5 E4 A4:1.6?', gain: 0.5 },
        { voice: pluck, notes: 'F3:.5 C4? A3 C4? G3 C4? E3 C4? F3+C4+A4:2', gain: 0.8 },
        { voice: strings, notes: 'A3+C4:2? Bb3+E4? A3+C4+F4:2', gain: 0.5 },
        { voice: bass, notes: 'F2:2 C2 F2:2!', gain: 0.9 },
      ],
    },
  ],
  effects: [
    [0.45, e.ping(), 0.2],
    [0.75, e.ping(1480), 0.2],
    [0.95, e.ping(1245), 0.22],
    [1.15, e.ping(1568), 0.22],
    [1.32, e.ping(1397), 0.24],
    [1.85, e.whoosh(0.7, 1600), 0.24],
    [3.1, e.chirps(4), 0.12],
    [4.75, e.clink(1100), 0.12],
    [4.8, e.whistle(0.95), 0.1],
    [8.15, e.bell(1397), 0.12],
    [9.6, e.tick(1), 0.14],
    [10.2, e.tick(2), 0.14],
    [11, e.bell(1760), 0.12],
    [12.5, e.pop(420), 0.25],
    [13.7, e.boing(90, 60), 0.4],
    [13.98, e.whoosh(0.35, 1500), 0.3],
    [14.37, e.pop(260), 0.45],
    ...[15.45, 15.6, 15.75, 15.9, 16.05, 16.2, 16.35].map((at, n): [number, Float32Array, number] => [
      at,
      e.pop(420 + n * 60),
      0.2,
    ]),
    [18.77, e.drip(1100), 0.22],
    [19.57, e.tick(4), 0.2],
    ...[20.9, 21.4, 21.9, 22.4].map((at): [number, Float32Array, number] => [at, e.tick(3), 0.2]),
    [22.75, e.whistle(0.6), 0.07],
    [24.93, e.tick(5), 0.3],
    [26, e.footsteps(0.7, 6), 0.25],
    [26.38, e.clink(700), 0.14],
    [27.5, e.bell(1397), 0.12],
    [29.3, e.ping(), 0.2],
    [29.6, e.ping(1568), 0.18],
    [30.05, e.whoosh(0.3, 700), 0.2],
    [30.35, e.thud(4), 0.4],
    [31.12, e.clink(1900), 0.14],
    [31.2, e.clink(2200), 0.12],
  ],
}

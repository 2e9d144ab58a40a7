import * as e from '../sound/effects'
import { bass, clarinet, drum, flute, organ, pizzicato, pluck, strings, woodblock } from '../sound/instruments'
import type { Score } from '../sound/score'

/** A shanty in D that grows, walks, sails, is lost in a storm, and is made fast; its first bars are also its last. */
export const score: Score = {
  seconds: 30.5,
  music: [
    // Hemp grows: a leaf, a note.
    {
      at: 0.3,
      bpm: 150,
      parts: [
        { voice: flute, notes: '-:1 D4:.5? F#4 A4:1 -:.5 B4:.5 A4 F#4 D5:1.5 -:.5 A4:.5 B4 D5 F#5:1.5', gain: 0.8 },
        { voice: pizzicato, notes: 'D3:1 - - D3 - - G3 - - D3 - A3', gain: 0.8 },
      ],
    },
    // The ropewalk.
    {
      at: 5.1,
      bpm: 156,
      parts: [
        {
          voice: pluck,
          notes: 'D4:1 F#4:.5 A4:1 F#4:.5 | G4:1 B4:.5 A4:1.5 | D4:1 F#4:.5 A4:1 B4:.5 | A4:1 F#4:.5 E4:1.5',
          gain: 1,
        },
        {
          voice: woodblock,
          notes: 'C4:1 C4:.5? C4:1 C4:.5? C4:1 C4:.5? C4:1 C4:.5? C4:1 C4:.5? C4:1 C4:.5? C4:1 C4:.5? C4:1 C4:.5?',
          gain: 0.6,
        },
        { voice: bass, notes: 'D2:1.5 A2 G2 D2 D2 F#2 A2 A2', gain: 0.9 },
      ],
    },
    // Under sail.
    {
      at: 10.5,
      bpm: 156,
      parts: [
        {
          voice: clarinet,
          notes: 'D4:1 F#4:.5 A4:1 F#4:.5 | B4:1 G4:.5 A4:1.5! | D5:1! B4:.5 A4:1 F#4:.5 | G4:1 E4:.5 D4:2',
          gain: 0.6,
        },
        {
          voice: pluck,
          notes:
            'D4+A4:1 D4:.5? D4+A4:1 D4:.5? | G3+D4:1 G3:.5? D4+A4:1.5 | D4+F#4:1 D4:.5? D4+F#4:1 D4:.5? | A3+E4:1 A3:.5? D4:2',
          gain: 0.8,
        },
        { voice: bass, notes: 'D2:1.5 D2 G2 D2 D2 D2 A2 D2:2', gain: 1 },
        { voice: drum, notes: 'C4:1.5 C4? C4 C4? C4 C4? C4', gain: 0.7 },
      ],
    },
    // The storm takes the tune apart.
    {
      at: 15.5,
      bpm: 120,
      parts: [
        { voice: strings, notes: 'D3+F3:2 Eb3+G3:2 D3+Ab3:3! C#3+G3:3', gain: 0.8 },
        { voice: drum, notes: 'C4:.5! - C4? - C4! C4? C4 - C4! - C4 C4! C4! C4? C4 C4 C4! - C4? -', gain: 0.9 },
        { voice: clarinet, notes: '-:2 D4:.5 F4 Ab4:1 -:2 D4:.5? F4? E4:2?', gain: 0.4 },
      ],
    },
    // Made fast.
    {
      at: 20.6,
      bpm: 100,
      parts: [
        { voice: organ, notes: 'A2+E3:2.4? A2+D3:1.4? A2+C#3:2.2?', gain: 0.5 },
        { voice: pizzicato, notes: '-:2.2 A3:.5 C#4 E4 A3 C#4 E4 -:1', gain: 0.8 },
      ],
    },
    {
      at: 24.4,
      bpm: 100,
      parts: [
        { voice: strings, notes: 'D3+F#3+A3:2.4', gain: 0.8 },
        { voice: bass, notes: 'D2:2', gain: 1 },
      ],
    },
    // The next field.
    {
      at: 26.2,
      bpm: 140,
      parts: [
        { voice: flute, notes: 'D4:.5 F#4 A4:1 -:.5 B4:.5 A4 F#4 D5:3.5', gain: 0.9 },
        { voice: pluck, notes: 'D3:1 A3 F#3 G3 D3+A3+F#4:3.5', gain: 0.8 },
        { voice: bass, notes: 'D2:2 G2:2 D2:3.5', gain: 0.8 },
      ],
    },
  ],
  effects: [
    [0.7, e.pop(340), 0.2],
    [1, e.chirps(3), 0.1],
    [2.4, e.pop(400), 0.2],
    [3.6, e.pop(460), 0.2],
    [3.9, e.chirps(4, 9), 0.1],
    [5.4, e.ratchet(4.4, 7), 0.16],
    [9.1, e.whoosh(0.7, 900), 0.16],
    [10.6, e.rush(5, 800), 0.3],
    [12.6, e.flap(8), 0.4],
    [13.4, e.flap(9), 0.4],
    [15.3, e.rush(5.6, 1700), 0.6],
    [16.3, e.whoosh(0.8, 700), 0.4],
    [17.9, e.crack(2), 0.5],
    [18.05, e.thud(1), 1],
    [18.3, e.thud(2), 0.8],
    [18.5, e.rush(1.6, 240), 0.8],
    [21.4, e.whoosh(0.4, 900), 0.2],
    [22.1, e.scratch(0.3), 0.2],
    [22.6, e.scratch(0.3), 0.2],
    [23.1, e.scratch(0.3), 0.2],
    [24.05, e.ratchet(0.3, 20), 0.4],
    [24.35, e.twang(0.9, 73), 0.5],
    [25.6, e.rush(2, 500), 0.16],
    [27.3, e.pop(340), 0.2],
    [27.9, e.chirps(3), 0.1],
    [28.4, e.pop(420), 0.2],
  ],
}

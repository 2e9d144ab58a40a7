import * as e from '../sound/effects'
import {
  bass,
  brush,
  clarinet,
  drum,
  marimba,
  musicBox,
  piano,
  pizzicato,
  pluck,
  shaker,
  strings,
  woodblock,
} from '../sound/instruments'
import type { Score } from '../sound/score'

/** A run in D that breaks off after four notes, and is mended. */
export const score: Score = {
  seconds: 33.36,
  music: [
    // The drawing sets off, and its leg snaps.
    {
      at: 0.06,
      bpm: 120,
      parts: [
        { voice: marimba, notes: '-:1.5 D4:.5 F#4 A4 C5! - Bb3:1? G#3?', gain: 1.2 },
        { voice: pizzicato, notes: '-:1.5 D3:1 A2:1', gain: 0.9 },
      ],
    },
    // The bench.
    {
      at: 3.05,
      bpm: 60,
      parts: [
        { voice: clarinet, notes: 'F4:1.25? E4:.5? D4:1?', gain: 0.7 },
        { voice: piano, notes: 'D3+A3:1? Bb2+F3 A2+E3', gain: 0.9 },
      ],
    },
    // The workbench, and an idea.
    {
      at: 6.1,
      bpm: 120,
      parts: [
        { voice: pizzicato, notes: 'D3:.5? A3? D3? A3? - - ', gain: 1 },
        { voice: musicBox, notes: '-:3.25 D5:.25 F#5 A5 D6:1!', gain: 0.8 },
        { voice: strings, notes: '-:3.25 D4+F#4+A4:2?', gain: 0.4 },
      ],
    },
    // The machine.
    {
      at: 9.02,
      bpm: 120,
      parts: [
        { voice: marimba, notes: `${'D4:.25 A4? F#4? A4? '.repeat(4)} B3 G4? D4? G4? A3 E4? C#4? A4!`, gain: 0.9 },
        { voice: bass, notes: 'D2:1 D2 A2 A2 G2 A2', gain: 0.9 },
        { voice: woodblock, notes: 'C4:.5 C4? C4? C4? C4 C4? C4? C4? C4 C4? C4? -', gain: 0.35 },
      ],
    },
    // He tries it; she waits.
    {
      at: 12.02,
      bpm: 120,
      parts: [
        { voice: pizzicato, notes: 'D3:.5 - A3? - -:5 F#3:.5 D3', gain: 1 },
        { voice: strings, notes: '-:2 E4+A4:2.5?', gain: 0.35 },
        { voice: clarinet, notes: '-:5.25 A4:.25 F#4 A4:.75 -:.5', gain: 0.7 },
      ],
    },
    // The drawing is mended, and so is the tune.
    {
      at: 15.52,
      bpm: 120,
      parts: [
        { voice: marimba, notes: 'D4:.5? F#4? A4 D5 B4? A4 F#4 A4 D5:1.5!', gain: 1.2 },
        { voice: pizzicato, notes: 'D3:1 F#3 G3 A3 D3+A3:1', gain: 0.9 },
        { voice: strings, notes: '-:4 D4+F#4:1.5?', gain: 0.4 },
      ],
    },
    // Two bolts.
    {
      at: 18.45,
      bpm: 120,
      parts: [
        { voice: bass, notes: 'D2:1 D2 E2 F#2 G2:.5 G#2 A2', gain: 0.9 },
        { voice: pizzicato, notes: '-:.5 A3? - A3? - B3? - C#4? -', gain: 0.7 },
      ],
    },
    // Before the start.
    {
      at: 21.25,
      bpm: 120,
      parts: [
        { voice: drum, notes: 'C4:1 C4 C4:.25!', gain: 1 },
        { voice: brush, notes: 'C4:.125? C4? C4? C4? C4? C4? C4? C4? C4 C4 C4 C4 C4 C4 C4! C4! C4! C4!', gain: 0.4 },
        { voice: strings, notes: 'A2+E3:2.2', gain: 0.5 },
      ],
    },
    // The run.
    {
      at: 22.4,
      bpm: 150,
      parts: [
        {
          voice: marimba,
          notes: 'D4:.5! F#4 A4:1 | B4:.5 A4 F#4:1 | G4:.5! B4 D5:1 | E5:.5 D5 B4 C#5 | A4 B4 C#5 D5 E5 C#5',
          gain: 1.1,
        },
        {
          voice: pluck,
          notes: 'D3+A3:1? D3+A3? G3+B3? D3+A3? G3+B3? G3+B3? E3+B3? A3+C#4? A3+C#4 A3+C#4 A3+C#4',
          gain: 0.6,
        },
        { voice: bass, notes: 'D2:1 A2 B2 F#2 G2 B2 E2 A2 A2 A2 A2', gain: 0.9 },
        { voice: drum, notes: 'C4:1 C4 C4 C4 C4 C4 - C4 C4 C4 C4', gain: 0.8 },
        { voice: shaker, notes: 'C4:.5? C4 '.repeat(11), gain: 0.5 },
      ],
    },
    // The tape.
    {
      at: 26.82,
      bpm: 150,
      parts: [
        { voice: marimba, notes: 'D5:.5! A4 F#4 A4 B4! D5 E5 D5 C#5! E5 D5:1', gain: 1.1 },
        { voice: strings, notes: 'D4+F#4+A4:2 G3+B3+D4:2 A3+C#4+E4:1 D4+F#4:.7', gain: 0.7 },
        { voice: bass, notes: 'D2:2! G2 A2:1 D2', gain: 1 },
        { voice: drum, notes: 'C4:1! C4 C4! C4 C4!', gain: 0.9 },
        { voice: brush, notes: 'C4:.5! C4? C4 C4? C4 C4? C4 C4? C4 C4?', gain: 0.5 },
      ],
    },
    // The gallery.
    {
      at: 29.4,
      bpm: 100,
      parts: [
        { voice: musicBox, notes: 'D5:.5 F#5 A5 D6 B5 A5 F#5 E5 D5+A5+F#5:3!', gain: 0.9 },
        { voice: strings, notes: 'D3+A3:2? G3+B3:1? A3+C#4:1? D3+A3+F#4:2.4?', gain: 0.45 },
        { voice: bass, notes: '-:4 D2:2', gain: 0.7 },
      ],
    },
  ],
  effects: [
    [0.08, e.scratch(0.6), 0.5],
    [1.5, e.crack(4), 0.4],
    [1.86, e.thud(4), 0.25],
    [2.2, e.scratch(0.5, 9), 0.35],
    [3.4, e.footsteps(1.9, 6), 0.22],
    [6.98, e.twang(0.9), 0.28],
    [7.62, e.bell(1175), 0.1],
    [9.35, e.ratchet(1.65, 8), 0.13],
    [9.9, e.whoosh(1, 700), 0.2],
    [11.05, e.clink(620), 0.22],
    [12.85, e.boing(), 0.3],
    [13.25, e.tick(1), 0.14],
    [13.75, e.tick(2), 0.14],
    [14.36, e.thud(2), 0.35],
    [14.44, e.boing(420, 150), 0.26],
    [15.85, e.scratch(1.2, 12), 0.45],
    [18.6, e.ratchet(0.45, 16), 0.3],
    [19.12, e.ratchet(0.45, 16), 0.3],
    [19.75, e.clink(1400), 0.14],
    [20.3, e.twang(0.5, 140), 0.12],
    [22.4, e.flap(), 0.4],
    [22.5, e.footsteps(2.3, 5), 0.3],
    [24.85, e.whoosh(0.6, 1500), 0.24],
    [25.45, e.thud(3), 0.4],
    [25.6, e.footsteps(1.3, 5), 0.3],
    [26.8, e.pop(700), 0.3],
    [26.85, e.cheer(2.6), 0.3],
    [29.2, e.whoosh(0.4, 1400), 0.22],
    [32.28, e.thud(6), 0.2],
    [32.7, e.thud(7), 0.2],
  ],
}

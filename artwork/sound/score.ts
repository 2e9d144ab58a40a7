/** A score as data to a sound: passages of music, each with its own tempo, and effects at their moments. */
import type { Instrument } from './instruments'
import { add, filtered, RATE, type Wave, wave } from './wave'

export interface Part {
  voice: Instrument
  /** "D4:1 F#4 A4+D5:2! - D4?": pitch and beats; a note without beats is as long as the one before it, `-` is a rest, `!` is loud, `?` soft. */
  notes: string
  gain?: number
}

export interface Passage {
  /** Seconds. */
  at: number
  /** Beats in a minute. */
  bpm: number
  parts: readonly Part[]
}

export interface Score {
  /** The length of its film. */
  seconds: number
  music: readonly Passage[]
  effects: readonly [at: number, sound: Wave, gain?: number][]
}

const steps: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/** "A4" is 440. */
export function hertzOf(pitch: string): number {
  const [, letter = '', sign = '', octave = ''] = pitch.match(/^([A-G])([#b]?)(\d)$/) ?? []
  if (!letter) throw new Error(`"${pitch}" is no pitch. Write for example C4, F#3 or Bb5.`)
  const step = (steps[letter] ?? 0) + (sign === '#' ? 1 : sign === 'b' ? -1 : 0)
  return 440 * 2 ** ((step - 9) / 12 + Number(octave) - 4)
}

interface Note {
  beat: number
  beats: number
  pitches: string[]
  level: number
}

export function readNotes(text: string): Note[] {
  let [beat, beats] = [0, 1]
  return text
    .split(/[\s|]+/)
    .filter(Boolean)
    .map((token) => {
      const [, pitches = '', length, mark] = token.match(/^([^:!?]+)(?::([\d.]+))?([!?])?$/) ?? []
      if (!pitches) throw new Error(`"${token}" is no note. Write for example C4:1.5 or C4+E4:2!`)
      if (length !== undefined) beats = Number(length)
      const note = {
        beat,
        beats,
        pitches: pitches === '-' ? [] : pitches.split('+'),
        level: mark === '!' ? 1.35 : mark === '?' ? 0.6 : 1,
      }
      beat += beats
      return note
    })
}

function perform({ at, bpm, parts }: Passage, to: Wave): void {
  parts.forEach(({ voice, notes, gain = 1 }, part) => {
    readNotes(notes).forEach(({ beat, beats, pitches, level }, index) => {
      const start = at + (beat * 60) / bpm
      for (const [n, pitch] of pitches.entries())
        add(
          to,
          voice(hertzOf(pitch), (beats * 60) / bpm, part * 97 + index * 7 + n),
          start + n * 0.012,
          gain * level * 0.3,
        )
    })
  })
}

/** A small room: four echoes that feed back, and two that blur. https://ccrma.stanford.edu/~jos/pasp/Schroeder_Reverberators.html */
function room(sound: Wave): Wave {
  const wet = wave(sound.length / RATE, () => 0)
  for (const [delay, feedback] of [
    [713, 0.77],
    [881, 0.75],
    [1013, 0.73],
    [1171, 0.71],
  ] as const) {
    const comb = Float32Array.from(sound)
    for (let i = delay; i < comb.length; i++) comb[i] = (comb[i] ?? 0) + feedback * (comb[i - delay] ?? 0)
    add(wet, comb, 0, 0.25)
  }
  for (const delay of [131, 43]) {
    const dry = Float32Array.from(wet)
    for (let i = delay; i < wet.length; i++)
      wet[i] = -0.6 * (dry[i] ?? 0) + (dry[i - delay] ?? 0) + 0.6 * (wet[i - delay] ?? 0)
  }
  return filtered(wet, 'low', 3200)
}

/** The loudest sample, and the mean loudness. */
export const LEVELS = { peak: 0.8, mean: 0.11 } as const

export const meanOf = (sound: Wave): number =>
  Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length)
export const peakOf = (sound: Wave): number => sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** The sound of a score: all sounds alike loud, without clipping, from silence to silence. */
export function play({ seconds, music, effects }: Score): Wave {
  const dry = wave(seconds, () => 0)
  for (const passage of music) perform(passage, dry)
  for (const [at, sound, gain = 0.3] of effects) add(dry, sound, at, gain)
  add(dry, room(dry), 0.01, 0.16)
  const clean = filtered(dry, 'high', 45)
  const gain = LEVELS.mean / meanOf(clean)
  const limited = clean.map((sample) => LEVELS.peak * Math.tanh((sample * gain) / LEVELS.peak))
  return limited.map((sample, i) => {
    const t = i / RATE
    return sample * Math.min(1, Math.max(0, t - 0.05) / 0.02) * Math.min(1, (seconds - t) / 0.7)
  })
}

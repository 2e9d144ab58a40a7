import { createMp3Encoder } from 'wasm-media-encoders'
import { RATE, type Wave } from './wave'

/** Samples that decoders put before the sound: without as many of its own, it is in time with the film. */
const DELAY = 1105

/** Kilobits a second: the best that is light enough. */
export const BITRATES = [48, 40, 32] as const

export type Bitrate = (typeof BITRATES)[number]

export async function mp3Of(sound: Wave, bitrate: Bitrate): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: RATE, channels: 1, bitrate })
  // The encoder uses its memory again.
  const body = Buffer.from(encoder.encode([sound.subarray(DELAY)]))
  return Buffer.concat([body, encoder.finalize()])
}

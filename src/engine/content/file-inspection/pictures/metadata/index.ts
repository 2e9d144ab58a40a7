import { sniff } from '../../inspect/sniff'
import { clearBoxes } from './boxes'
import { clearGif } from './gif'
import { clearJpeg } from './jpeg'
import { clearPng } from './png'
import { clearTiff } from './tiff'
import { clearWebp } from './webp'

const clearers: Record<string, (bytes: Uint8Array) => Uint8Array[]> = {
  jpg: clearJpeg,
  png: clearPng,
  gif: clearGif,
  webp: clearWebp,
  avif: clearBoxes,
  'a HEIC photograph': clearBoxes,
  'a JPEG XL picture': clearBoxes,
  'a TIFF picture': clearTiff,
}

export const mayHoldMetadata = (head: Uint8Array): boolean => Object.hasOwn(clearers, sniff(head))

function isSame(parts: readonly Uint8Array[], bytes: Uint8Array): boolean {
  if (parts.reduce((sum, { length }) => sum + length, 0) !== bytes.length) return false
  let at = 0
  return parts.every((part) => part.every((byte) => byte === bytes[at++]))
}

/**
 * Removes place, time, owner and camera; turn, colour profile and pixels stay. Returns the file's parts, undefined
 * without notes. A damaged file may lose its rest.
 */
export function removeMetadata(bytes: Uint8Array): Uint8Array[] | undefined {
  try {
    const parts = clearers[sniff(bytes.subarray(0, 1024))]?.(bytes)
    return parts && !isSame(parts, bytes) ? parts : undefined
  } catch {
    return undefined
  }
}

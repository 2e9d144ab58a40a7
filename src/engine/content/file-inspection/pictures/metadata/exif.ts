import { viewOf } from './parts'

/** `tiff` is where the Exif data begins. https://www.cipa.jp/std/documents/e/DC-X008-Translation-2023-E.pdf */
export function orientationIn(view: DataView, tiff: number): number {
  try {
    const isLittle = view.getUint16(tiff) === 0x4949
    const list = tiff + view.getUint32(tiff + 4, isLittle)
    for (let number = 0; number < view.getUint16(list, isLittle); number++) {
      const entry = list + 2 + 12 * number
      if (view.getUint16(entry, isLittle) === 0x0112) return view.getUint16(entry + 8, isLittle)
    }
  } catch {}
  return 1
}

export function orientationAlone(bytes: Uint8Array, tiff: number): Uint8Array | undefined {
  const orientation = orientationIn(viewOf(bytes), tiff)
  if (orientation < 2 || orientation > 8) return undefined
  return Uint8Array.of(
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  )
}

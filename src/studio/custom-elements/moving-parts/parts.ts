import { coverPicture, placeSheet } from './place'
import { readSheet, type Sheet } from './sheet'

/** A part of a picture that can move. */
export interface Part {
  sheet: Sheet
  /** The picture of all its drawings, behind a window as large as one. */
  image: HTMLImageElement
}

async function loadPart(address: string): Promise<Part> {
  const sheet = await readSheet(address)
  const image = new Image()
  image.alt = ''
  image.src = sheet.image
  await image.decode()
  return { sheet, image }
}

/**
 * Fetches the sheets of a picture, lays a stage over it and on that its parts, which stay in place however it is cropped.
 * Rejects when a sheet does not come.
 */
export async function layParts(
  stage: HTMLElement,
  picture: HTMLImageElement,
  addresses: string[],
  signal: AbortSignal,
): Promise<Part[]> {
  const parts = await Promise.all(addresses.map(loadPart))
  signal.throwIfAborted()
  const box = document.createElement('div')
  const windows = parts.map(({ image }) => {
    const window = document.createElement('div')
    window.className = 'window'
    window.append(image)
    return window
  })
  box.className = 'picture'
  box.append(...windows)
  const place = () => {
    coverPicture(stage, picture)
    const { clipPath, borderRadius } = getComputedStyle(picture)
    Object.assign(box.style, { clipPath, borderRadius })
    for (const [index, window] of windows.entries()) placeSheet(window, (parts[index] as Part).sheet, picture)
  }
  place()
  stage.append(box)
  const observer = new ResizeObserver(place)
  observer.observe(picture)
  signal.addEventListener('abort', () => observer.disconnect())
  return parts
}

import { coverPicture, placeSheet } from './place'
import { readSheet, type SpriteSheet } from './sheet'

export interface MovingPart {
  sheet: SpriteSheet
  /** The sprite sheet, in a window of one frame's size. */
  image: HTMLImageElement
}

async function loadPart(address: string): Promise<MovingPart> {
  const sheet = await readSheet(address)
  const image = new Image()
  image.alt = ''
  image.src = sheet.image
  await image.decode()
  return { sheet, image }
}

/** Places the parts over the picture, however it is cropped. Rejects if a sheet does not load. */
export async function layParts(
  stage: HTMLElement,
  picture: HTMLImageElement,
  addresses: string[],
  signal: AbortSignal,
): Promise<MovingPart[]> {
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
    for (const [index, window] of windows.entries()) placeSheet(window, (parts[index] as MovingPart).sheet, picture)
  }
  place()
  stage.append(box)
  const observer = new ResizeObserver(place)
  observer.observe(picture)
  signal.addEventListener('abort', () => observer.disconnect())
  return parts
}

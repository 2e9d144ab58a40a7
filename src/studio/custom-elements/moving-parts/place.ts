import type { SpriteSheet } from './sheet'

/** The offset of a crop, from object-position: "74%" of the cropped length, or "12px". */
const shift = (position: string, room: number): number =>
  position.endsWith('%') ? (room * Number.parseFloat(position)) / 100 : Number.parseFloat(position)

const pixels = (values: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `${value}px`]))

/** Within the img's borders. */
export function coverPicture(element: HTMLElement, img: HTMLImageElement): void {
  const { offsetLeft, clientLeft, offsetTop, clientTop, clientWidth, clientHeight } = img
  Object.assign(
    element.style,
    pixels({ left: offsetLeft + clientLeft, top: offsetTop + clientTop, width: clientWidth, height: clientHeight }),
  )
}

/** Positions a part's window over a cropped img, and the sprite sheet in it. */
export function placeSheet(window: HTMLElement, sheet: SpriteSheet, img: HTMLImageElement): void {
  const { objectFit, objectPosition } = getComputedStyle(img)
  const { clientWidth, clientHeight } = img
  const [width, height] = sheet.picture
  const scales = [clientWidth / width, clientHeight / height]
  const scale = objectFit === 'contain' ? Math.min(...scales) : Math.max(...scales)
  const [x = '50%', y = '50%'] = objectPosition.split(' ')
  const [left, top, placeWidth, placeHeight] = sheet.place
  Object.assign(
    window.style,
    pixels({
      left: shift(x, clientWidth - width * scale) + left * scale,
      top: shift(y, clientHeight - height * scale) + top * scale,
      width: placeWidth * scale,
      height: placeHeight * scale,
    }),
  )
  const [drawn] = window.children
  if (!(drawn instanceof HTMLElement)) return
  const cell = (length: number) => (length + 2 * sheet.bleed) * scale
  const edge = -sheet.bleed * scale
  Object.assign(
    drawn.style,
    pixels({ left: edge, top: edge, width: sheet.columns * cell(placeWidth), height: sheet.rows * cell(placeHeight) }),
  )
}

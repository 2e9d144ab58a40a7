import { request } from 'schema-pages/dom/request'

/** A sprite sheet's attribute data-sheet; artwork/pictures/sprite-sheet.ts writes it. In pixels of the picture. */
export interface SpriteSheet {
  /** A data address with the loaded sheet. */
  image: string
  /** The size of the whole picture. */
  picture: [width: number, height: number]
  /** The part that moves. */
  place: [x: number, y: number, width: number, height: number]
  /** How far each frame extends beyond `place`. */
  bleed: number
  columns: number
  rows: number
  /** Frames per second. */
  rate: number
  /** The frames in the order that they are shown; 1 is the frame of the still picture. */
  order: number[]
  /** The pause before the next round, in frames. */
  rest: number
}

/** Rejects if the sheet does not load or has no data. */
export async function readSheet(address: string): Promise<SpriteSheet> {
  const text = await (await request(address)).text()
  const [, description] = text.match(/^<svg [^>]*?data-sheet='([^']+)'/) ?? []
  if (!description) throw new Error(`${address} is no sheet of drawings.`)
  return { ...JSON.parse(description), image: `data:image/svg+xml,${encodeURIComponent(text)}` }
}

/** In seconds. Shorter movements repeat. */
const minDuration = 1.2
const longest = 2

/** The order without its pauses. */
const framesOf = ({ order, rate }: SpriteSheet): number[] =>
  order.filter((drawing, at) => drawing !== 1 || order[at - 1] !== 1).slice(0, longest * rate)

export function animateSheet(image: HTMLElement, sheet: SpriteSheet, repeats: 'forever' | 'once'): Animation {
  const { columns, rows, order, rest, rate } = sheet
  const seen = repeats === 'forever' ? [...order, ...Array<number>(rest).fill(1)] : framesOf(sheet)
  const keyframes = [...seen, 1].map((drawing, index) => {
    const [column, row] = [(drawing - 1) % columns, Math.floor((drawing - 1) / columns)]
    return {
      offset: index / seen.length,
      transform: `translate(${(-100 * column) / columns}%, ${(-100 * row) / rows}%)`,
      easing: 'step-end',
    }
  })
  return image.animate(keyframes, {
    duration: (seen.length * 1000) / rate,
    iterations:
      repeats === 'forever' ? Number.POSITIVE_INFINITY : Math.max(1, Math.round((minDuration * rate) / seen.length)),
  })
}

import { request } from '@engine/dom/request'

/** What a sheet of drawings says of itself, in its attribute data-sheet: see artwork/pictures/sprite-sheet.ts. Lengths are the picture's. */
export interface Sheet {
  /** The drawings themselves, as an address. They have been fetched with this. */
  image: string
  /** The size of the picture that it belongs to. */
  picture: [width: number, height: number]
  /** The part of the picture that moves. */
  place: [x: number, y: number, width: number, height: number]
  /** How much more than the place each drawing shows on every side. */
  bleed: number
  columns: number
  rows: number
  /** Drawings a second. */
  rate: number
  /** Which drawing is seen when, as on an exposure sheet: numbers from 1, which is the drawing that stands in the picture. */
  order: number[]
  /** How many drawings long the part stands still before it moves again. */
  rest: number
}

/** Fetches what a sheet says of itself. Rejects when it does not come, or is none. */
export async function readSheet(address: string): Promise<Sheet> {
  const text = await (await request(address)).text()
  const [, description] = text.match(/^<svg [^>]*?data-sheet='([^']+)'/) ?? []
  if (!description) throw new Error(`${address} is no sheet of drawings.`)
  return { ...JSON.parse(description), image: `data:image/svg+xml,${encodeURIComponent(text)}` }
}

/** How long a part moves when it moves once, in seconds: a shorter order is repeated. */
const shortest = 1.2
const longest = 2

/** What is seen when a part moves once: its order, without the stillness in it. */
const act = ({ order, rate }: Sheet): number[] =>
  order.filter((drawing, at) => drawing !== 1 || order[at - 1] !== 1).slice(0, longest * rate)

/** Moves the picture of a sheet from drawing to drawing: for ever, or for a moment. */
export function animateSheet(image: HTMLElement, sheet: Sheet, repeats: 'forever' | 'once'): Animation {
  const { columns, rows, order, rest, rate } = sheet
  const seen = repeats === 'forever' ? [...order, ...Array<number>(rest).fill(1)] : act(sheet)
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
      repeats === 'forever' ? Number.POSITIVE_INFINITY : Math.max(1, Math.round((shortest * rate) / seen.length)),
  })
}

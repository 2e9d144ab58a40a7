import { request } from '@engine/dom/request'
import type { DrawnFilm } from '@engine/elements/loop/film'
import { Painter } from '@engine/elements/loop/paint'

/** Something that plays, on an element of its own. */
export interface Player {
  element: HTMLElement
  play(isPlaying: boolean): void
}

/** An animated picture cannot be stopped: it is hidden instead, and what lies behind it is seen. */
async function playPicture(address: string): Promise<Player> {
  const element = new Image()
  element.alt = ''
  element.src = address
  await element.decode()
  return {
    element,
    play: (isPlaying) => {
      element.hidden = !isPlaying
    },
  }
}

/** More pixels are not painted: on a sharper screen nobody sees them. */
const mostPixels = 2400

class DrawnPlayer implements Player {
  readonly element = document.createElement('canvas')
  readonly #painter: Painter
  #drawing = 0
  #timer?: ReturnType<typeof setTimeout>

  constructor(private readonly film: DrawnFilm) {
    const canvas = this.element.getContext('2d')
    if (!canvas) throw new Error('Nothing can be painted here.')
    this.#painter = new Painter(film, canvas)
    new ResizeObserver(() => this.#fit()).observe(this.element)
  }

  play(isPlaying: boolean): void {
    clearTimeout(this.#timer)
    this.#timer = isPlaying ? setTimeout(() => this.#next(), this.#hold) : undefined
  }

  get #hold(): number {
    return this.film.drawings[this.#drawing]?.[0] ?? 100
  }

  #next(): void {
    this.#drawing = (this.#drawing + 1) % this.film.drawings.length
    this.#painter.paint(this.#drawing)
    this.#timer = setTimeout(() => this.#next(), this.#hold)
  }

  #fit(): void {
    const { clientWidth, clientHeight } = this.element
    if (clientWidth === 0) return
    const sharpness = Math.min(devicePixelRatio, 2, mostPixels / clientWidth)
    this.element.width = Math.round(clientWidth * sharpness)
    this.element.height = Math.round(clientHeight * sharpness)
    this.#painter.paint(this.#drawing)
  }
}

/** Fetches a film, and makes what plays it. Rejects when it does not come. */
export async function loadPlayer(address: string): Promise<Player> {
  const player = address.endsWith('.json')
    ? new DrawnPlayer(await (await request(address)).json())
    : await playPicture(address)
  player.element.className = 'film'
  player.element.ariaHidden = 'true'
  return player
}

import { request } from 'schema-pages/dom/request'
import type { DrawnFilm } from 'schema-pages/elements/loop/film'
import { keepSharp } from 'schema-pages/elements/loop/keep-sharp'
import { Painter } from 'schema-pages/elements/loop/paint'

export interface Player {
  element: HTMLElement
  play(isPlaying: boolean): void
}

/** An animated picture cannot be stopped, so pausing hides it and shows the picture below. */
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

class DrawnPlayer implements Player {
  readonly element = document.createElement('canvas')
  readonly #painter: Painter
  #drawing = 0
  #timer?: ReturnType<typeof setTimeout>

  constructor(private readonly film: DrawnFilm) {
    const canvas = this.element.getContext('2d')
    if (!canvas) throw new Error('Nothing can be painted here.')
    this.#painter = new Painter(film, canvas)
    keepSharp(this.element, () => this.#painter.paint(this.#drawing))
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
}

/** Rejects if the film does not load. */
export async function loadPlayer(address: string): Promise<Player> {
  const player = address.endsWith('.json')
    ? new DrawnPlayer(await (await request(address)).json())
    : await playPicture(address)
  player.element.className = 'film'
  player.element.ariaHidden = 'true'
  return player
}

import { request } from 'schema-pages/dom/request'
import type { DrawnFilm } from 'schema-pages/elements/loop/film'
import { keepSharp } from 'schema-pages/elements/loop/keep-sharp'
import { Painter } from 'schema-pages/elements/loop/paint'
import { followSound, SoundTrack } from './sound-track'
import { drawingInShot, nextLoop, type ReelShot, shotAt, type Timeline } from './timeline'

export interface Showing {
  /** In milliseconds, rounded to tenths of a second. */
  time: number
  isPlaying: boolean
  /** Plays as soon as the shot's loop has loaded. */
  isWaiting: boolean
  /** False if the shot's loop failed to load. */
  hasPicture: boolean
  /** True if all loops failed to load. */
  isLost: boolean
  /** Undefined for a film without sound. */
  sound?: 'on' | 'muted' | 'lost'
}

/** In milliseconds. After a longer gap the clock was suspended: continue from the same place. */
const maxStep = 250

/** Plays a reel on a canvas, with its sound if it has one. Loads its loops in order, the next one during the current one. */
export class Projector {
  #showing: Showing = { time: 0, isPlaying: false, isWaiting: false, hasPicture: true, isLost: false }
  #time = 0
  #isPlaying = false
  #readAt = 0
  #frame = 0
  /** Undefined while loading; null after a failure. */
  readonly #loops = new Map<string, DrawnFilm | null | undefined>()
  #isFetching = false
  #painter?: { loop: string; drawing: number; paint: (drawing: number) => void }
  readonly #listeners = new Set<() => void>()
  readonly #stopFitting: () => void
  readonly #sound?: SoundTrack

  constructor(
    private readonly timeline: Timeline,
    private readonly canvas: HTMLCanvasElement,
    sound?: string,
  ) {
    if (sound !== undefined)
      this.#sound = new SoundTrack(
        sound,
        () => this.#show(),
        (plays) => (plays ? this.play() : this.pause()),
      )
    this.#stopFitting = keepSharp(canvas, () => {
      if (this.#painter) this.#painter.paint(this.#painter.drawing)
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly showing = (): Showing => this.#showing

  /** Restarts at the end. */
  play(): void {
    if (this.#time >= this.timeline.total) this.#time = 0
    this.#isPlaying = true
    this.#readAt = performance.now()
    this.#show()
  }

  pause(): void {
    this.#isPlaying = false
    this.#show()
  }

  seek(time: number): void {
    this.#time = Math.max(0, Math.min(time, this.timeline.total))
    if (this.#time === this.timeline.total) this.#isPlaying = false
    // It continues at the new time.
    this.#sound?.pause()
    this.#show()
  }

  mute(isMuted: boolean): void {
    if (!this.#sound) return
    this.#sound.isMuted = isMuted
    this.#show()
  }

  end(): void {
    this.#isPlaying = false
    this.#sound?.end()
    cancelAnimationFrame(this.#frame)
    this.#stopFitting()
    this.#listeners.clear()
  }

  /** The film of a shot. Undefined while it is loading, and while no film of the reel has loaded. */
  #filmOf(shot: ReelShot | undefined): DrawnFilm | null | undefined {
    const film = shot && this.#loops.get(shot.loop)
    return film === null && !this.#hasAnyFilm() ? undefined : film
  }

  #hasAnyFilm(): boolean {
    return [...this.#loops.values()].some(Boolean)
  }

  /** Advances the time, unless the picture is still loading. */
  #step(now: number): void {
    if (this.#filmOf(shotAt(this.timeline, this.#time)) !== undefined) {
      const step = Math.max(0, Math.min(now - this.#readAt, maxStep))
      const { time, seeks } = followSound(this.#time, step, this.#sound?.time)
      this.#time = time
      if (seeks) this.#sound?.seek(time)
    }
    this.#readAt = now
    if (this.#time >= this.timeline.total) {
      this.#time = this.timeline.total
      this.#isPlaying = false
    }
    this.#show()
  }

  #show(): void {
    this.#fetchNext()
    const shot = shotAt(this.timeline, this.#time)
    const film = this.#filmOf(shot)
    const isLost = this.timeline.shots.every(({ loop }) => this.#loops.get(loop) === null)
    if (isLost) this.#isPlaying = false
    if (shot && film) this.#paint(shot.loop, film, drawingInShot(film, shot, this.#time))
    if (this.#isPlaying && film !== undefined) this.#sound?.play(this.#time)
    else this.#sound?.pause()
    this.#tell({
      time: Math.floor(this.#time / 100) * 100,
      isPlaying: this.#isPlaying,
      isWaiting: this.#isPlaying && film === undefined,
      hasPicture: film !== null,
      isLost,
      sound: this.#sound?.state,
    })
    cancelAnimationFrame(this.#frame)
    if (this.#isPlaying) this.#frame = requestAnimationFrame((now) => this.#step(now))
  }

  #paint(loop: string, film: DrawnFilm, drawing: number): void {
    if (this.#painter?.loop !== loop) {
      const context = this.canvas.getContext('2d')
      if (!context) return
      const painter = new Painter(film, context)
      this.#painter = { loop, drawing: -1, paint: (number) => painter.paint(number) }
    }
    if (this.#painter.drawing === drawing) return
    this.#painter.drawing = drawing
    this.#painter.paint(drawing)
  }

  #tell(showing: Showing): void {
    const last = this.#showing
    const isSame = (Object.keys(showing) as (keyof Showing)[]).every((key) => showing[key] === last[key])
    if (isSame) return
    this.#showing = showing
    for (const listener of this.#listeners) listener()
  }

  #fetchNext(): void {
    const isSettled = (loop: string) => this.#loops.get(loop) !== undefined
    const anyLoop = this.#hasAnyFilm() ? undefined : this.timeline.shots.find(({ loop }) => !isSettled(loop))?.loop
    const loop = nextLoop(this.timeline, this.#time, isSettled) ?? anyLoop
    if (this.#isFetching || loop === undefined) return
    this.#isFetching = true
    fetchFilm(loop)
      // The reel continues without it, unless it has no other.
      .catch(() => null)
      .then((film) => {
        this.#loops.set(loop, film)
        this.#isFetching = false
        this.#show()
      })
  }
}

async function fetchFilm(address: string): Promise<DrawnFilm> {
  const response = await request(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const film: DrawnFilm = await response.json()
  if (!Array.isArray(film.nodes) || !Array.isArray(film.drawings)) throw new Error(`${address} is no film.`)
  return film
}

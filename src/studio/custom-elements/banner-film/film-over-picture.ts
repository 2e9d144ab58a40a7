import type Player from '@vimeo/player'
import { isPaused, onPauseChange } from 'schema-pages/dom/pause'
import { whenThirdPartiesAllowed } from 'schema-pages/dom/third-parties'
import { whenIdle } from 'schema-pages/dom/when-idle'
import { type FilmOptions, openFilm } from '../../elements/film/open-film'
import { painted } from '../painted'
import { addPauseButton } from '../pause-button'

const options: FilmOptions = {
  autopause: true,
  background: true,
  byline: false,
  dnt: true,
  loop: true,
  playsinline: true,
  responsive: true,
}

/** Loads the film when it is first visible and not paused. On failure it removes itself, and the picture stays. */
export class FilmOverPicture {
  readonly #end = new AbortController()
  readonly #stage = document.createElement('div')
  #player?: Player
  #showPause?: (isStill: boolean) => void
  #isSeen = false
  #isQuiet = false
  #isAsked = false

  constructor(
    private readonly host: HTMLElement,
    private readonly root: ShadowRoot,
    private readonly video: string,
  ) {}

  start(wanted: AbortSignal): void {
    const { host, root } = this
    const { signal } = this.#end
    this.#stage.className = 'stage'
    // Decoration: not focusable and not announced.
    this.#stage.inert = true
    this.#stage.ariaHidden = 'true'
    root.append(this.#stage)
    const observer = new IntersectionObserver((entries) => {
      this.#isSeen = entries.at(-1)?.isIntersecting ?? false
      this.#update()
    })
    observer.observe(host)
    const stopListening = onPauseChange(() => this.#update())
    document.addEventListener('visibilitychange', () => this.#update(), { signal })
    const onQuiet = () => {
      this.#isQuiet = true
      this.#update()
    }
    whenQuiet(host.parentElement?.querySelector('img') ?? null, onQuiet, signal)
    wanted.addEventListener('abort', () => this.#end.abort())
    signal.addEventListener('abort', () => {
      observer.disconnect()
      stopListening()
      host.removeAttribute('playing')
      root.replaceChildren()
    })
  }

  #update(): void {
    if (this.#end.signal.aborted) return
    const isStill = isPaused()
    this.#showPause?.(isStill)
    const plays = this.#isSeen && !isStill && document.visibilityState === 'visible'
    if (this.#player) (plays ? this.#player.play() : this.#player.pause()).catch(this.#giveUp)
    else if (plays && this.#isQuiet && !this.#isAsked) void this.#open()
  }

  async #open(): Promise<void> {
    this.#isAsked = true
    try {
      this.#player = await openFilm(this.#stage, this.video, options, this.#end.signal)
    } catch {
      this.#end.abort()
      return
    }
    this.#player.on('timeupdate', this.#show)
    this.#player.on('error', this.#giveUp)
    this.#update()
  }

  /** On the first frame: the film's pause button replaces the picture's. */
  readonly #show = () => {
    this.#player?.off('timeupdate', this.#show)
    const hadFocus = this.host.parentElement?.contains(document.activeElement)
    this.host.setAttribute('playing', '')
    this.#showPause = addPauseButton(this.root, this.#end.signal)
    this.#showPause(isPaused())
    if (hadFocus) this.root.querySelector('button')?.focus()
  }

  readonly #giveUp = ({ name }: { name: string }) => {
    // A pause that interrupts play() is not a failure.
    if (name !== 'AbortError') this.#end.abort()
  }
}

/** Waits until third parties are allowed, the picture is painted or has failed, and the browser is idle. */
function whenQuiet(picture: HTMLImageElement | null, start: () => void, signal: AbortSignal): void {
  const cancel = whenThirdPartiesAllowed(async () => {
    if (picture) await painted(picture).catch(() => undefined)
    if (!signal.aborted) whenIdle(start)
  })
  signal.addEventListener('abort', cancel)
}

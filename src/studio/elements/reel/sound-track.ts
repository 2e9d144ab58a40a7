import type { SoundField } from '../../generated/content'

/** In milliseconds: a caption is shown for so long unless another follows. */
const captionTime = 5000

export const captionAt = (captions: SoundField['captions'], time: number): string | undefined =>
  captions.findLast(({ at }) => at * 1000 <= time && time < at * 1000 + captionTime)?.text

/** In milliseconds: a smaller difference of film and sound is not noticed. */
const tolerance = 40
/** In milliseconds: the film waits for a sound that is late by less, and takes it along if it is late by more. */
const patience = 400

/**
 * The next time of a film, which follows its sound: a sound that jumps is heard, a drawing that is held is not seen.
 * `heard` is where the sound is, undefined while it is not heard.
 */
export function followSound(time: number, step: number, heard: number | undefined): { time: number; seeks?: true } {
  const next = time + step
  if (heard === undefined || Math.abs(heard - next) <= tolerance) return { time: next }
  if (heard > next) return { time: heard }
  return next - heard < patience ? { time } : { time: next, seeks: true }
}

/** The sound of a film. */
export class SoundTrack {
  readonly #audio = new Audio()
  /** Whether it was told to play. */
  #isOn = false
  #isLost = false

  /** `onChange` is called after a failure and a refusal, `onPress` when keys of the keyboard or headphones play or pause it. */
  constructor(
    address: string,
    private readonly onChange: () => void,
    onPress: (plays: boolean) => void,
  ) {
    const audio = this.#audio
    audio.preload = 'auto'
    audio.src = address
    audio.onerror = () => {
      this.#isLost = true
      onChange()
    }
    audio.onpause = () => {
      if (this.#isOn && audio.paused && !audio.ended) onPress(false)
    }
    audio.onplay = () => {
      if (!this.#isOn && !audio.paused) onPress(true)
    }
  }

  get state(): 'on' | 'muted' | 'lost' {
    if (this.#isLost) return 'lost'
    return this.#audio.muted ? 'muted' : 'on'
  }

  set isMuted(isMuted: boolean) {
    this.#audio.muted = isMuted
  }

  /** Where it is, in milliseconds. Undefined while it is not heard. */
  get time(): number | undefined {
    const { paused, seeking, ended, readyState, currentTime } = this.#audio
    const isHeard = !paused && !seeking && !ended && readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
    return isHeard ? currentTime * 1000 : undefined
  }

  seek(time: number): void {
    this.#audio.currentTime = time / 1000
  }

  /** `time` is that of the film. */
  play(time: number): void {
    const { duration } = this.#audio
    if (this.#isOn || this.#isLost || time / 1000 >= duration) return
    this.#isOn = true
    this.seek(time)
    this.#start()
  }

  pause(): void {
    this.#isOn = false
    this.#audio.pause()
  }

  end(): void {
    this.#audio.onerror = null
    this.pause()
    this.#audio.removeAttribute('src')
    this.#audio.load()
  }

  /** A browser that refuses to sound may still play it muted: the button then gives it its voice. */
  #start(): void {
    this.#audio.play().catch((error: unknown) => {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!isRefused || !this.#isOn || this.#audio.muted) return
      this.isMuted = true
      this.onChange()
      this.#start()
    })
  }
}

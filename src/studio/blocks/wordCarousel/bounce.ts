import { type BallAnimation, bounceAlong, landingSpots, leapBack, type Spot } from './ball-path'

/** A new word yields under the ball. */
const give: Keyframe[] = [
  { transform: 'scaleY(0.93)', easing: 'cubic-bezier(0.3, 1.8, 0.6, 1)' },
  { transform: 'none' },
]
const giveTime = 320

/** The ball's element and the words share one positioned ancestor. */
export class Bounce {
  #spot: Spot | undefined
  #animations: Animation[] = []
  #isHeld = false

  constructor(private readonly ball: HTMLElement) {}

  along(word: HTMLElement): void {
    const spots = this.#spotsOn(word)
    if (spots.length === 0) return
    this.#spot = spots.at(-1)
    this.#start(bounceAlong(spots, this.ball.offsetHeight))
    const giving = word.animate(give, { duration: giveTime })
    if (this.#isHeld) giving.finish()
  }

  back(word: HTMLElement): void {
    const [first] = this.#spotsOn(word)
    if (!first || !this.#spot) return
    this.#start(leapBack(this.#spot, first, this.ball.offsetHeight))
    this.#spot = first
  }

  /** A ball that has not started rests on the last letter. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld
    for (const animation of this.#animations) {
      if (animation.playState === 'finished') continue
      if (!isHeld) animation.play()
      else if (animation.currentTime) animation.pause()
      else animation.finish()
    }
  }

  /** For example after a resize. */
  rest(word: HTMLElement): void {
    this.along(word)
    for (const animation of this.#animations) animation.finish()
  }

  end(): void {
    for (const animation of this.#animations.splice(0)) animation.cancel()
  }

  #start({ keyframes, duration }: BallAnimation): void {
    this.end()
    this.#animations = [this.ball.animate(keyframes, { duration, fill: 'forwards' })]
    this.hold(this.#isHeld)
  }

  #spotsOn(word: HTMLElement): Spot[] {
    const origin = this.ball.offsetParent?.getBoundingClientRect()
    return origin ? landingSpots(word, origin) : []
  }
}

import { bounceAlong, landingSpots, leapBack, type Move, type Spot } from './ball-path'

/** A word that has just come gives way under the ball. */
const give: Keyframe[] = [
  { transform: 'scaleY(0.93)', easing: 'cubic-bezier(0.3, 1.8, 0.6, 1)' },
  { transform: 'none' },
]
const giveTime = 320

/** A ball, and what it does on words. Its element and the words have one positioned ancestor. */
export class Bounce {
  #spot: Spot | undefined
  #animations: Animation[] = []
  #isHeld = false

  constructor(private readonly ball: HTMLElement) {}

  /** Bounces along a word, from its first letter to its last. */
  along(word: HTMLElement): void {
    const spots = this.#spotsOn(word)
    if (spots.length === 0) return
    this.#spot = spots.at(-1)
    this.#start(bounceAlong(spots, this.ball.offsetHeight))
    const giving = word.animate(give, { duration: giveTime })
    if (this.#isHeld) giving.finish()
  }

  /** Leaps back to where another word begins. */
  back(word: HTMLElement): void {
    const [first] = this.#spotsOn(word)
    if (!first || !this.#spot) return
    this.#start(leapBack(this.#spot, first, this.ball.offsetHeight))
    this.#spot = first
  }

  /** Holds the ball where it is, or lets it go on. One that has not begun lies on the last letter. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld
    for (const animation of this.#animations) {
      if (animation.playState === 'finished') continue
      if (!isHeld) animation.play()
      else if (animation.currentTime) animation.pause()
      else animation.finish()
    }
  }

  /** Lies still on the last letter of a word, for example because that is larger now. */
  rest(word: HTMLElement): void {
    this.along(word)
    for (const animation of this.#animations) animation.finish()
  }

  end(): void {
    for (const animation of this.#animations.splice(0)) animation.cancel()
  }

  #start({ keyframes, duration }: Move): void {
    this.end()
    this.#animations = [this.ball.animate(keyframes, { duration, fill: 'forwards' })]
    this.hold(this.#isHeld)
  }

  #spotsOn(word: HTMLElement): Spot[] {
    const origin = this.ball.offsetParent?.getBoundingClientRect()
    return origin ? landingSpots(word, origin) : []
  }
}

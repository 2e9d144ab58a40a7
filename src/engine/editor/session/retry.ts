/** How long what has failed is left alone before it is tried again, in milliseconds: at first, and at most. */
const firstPause = 1000
const longestPause = 5000

/** Tries something again and again, with longer and longer pauses, until it is told that it was done. */
export class Retry {
  private pause = firstPause
  private timer?: ReturnType<typeof setTimeout>

  constructor(private readonly act: () => void) {}

  later(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(this.act, this.pause)
    this.pause = Math.min(this.pause * 2, longestPause)
  }

  done(): void {
    clearTimeout(this.timer)
    this.pause = firstPause
  }
}

/** Milliseconds. */
const firstPause = 1000
const maxPause = 5000

export class Retry {
  private pause = firstPause
  private timer?: ReturnType<typeof setTimeout>

  constructor(private readonly act: () => void) {}

  later(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(this.act, this.pause)
    this.pause = Math.min(this.pause * 2, maxPause)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.pause = firstPause
  }
}

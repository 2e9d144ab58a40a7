import type { Moment } from '../../content/publication-dates/local-time'

/** How often the clock is read while a date is ahead, in milliseconds: timers are late after a machine has slept. */
const longestWait = 60_000

/** Calls back at the next date that changes what is shown. */
export class ChangeClock {
  private timer?: ReturnType<typeof setTimeout>

  constructor(private readonly onDate: () => void) {}

  waitFor(next: Moment | undefined): void {
    clearTimeout(this.timer)
    if (next === undefined) return
    const look = () => (Date.now() < next ? this.waitFor(next) : this.onDate())
    this.timer = setTimeout(look, Math.min(Math.max(next - Date.now(), 0), longestWait))
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}

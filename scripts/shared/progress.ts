import type { ReportProgress } from '../../src/engine/model/progress'
import { grouped } from '../../src/engine/text/numbers'

/** Where progress is shown: a terminal, or a log that a file or CI keeps. */
export interface Screen {
  isTerminal: boolean
  /** Says a line that stays. */
  say: (line: string) => void
  /** Writes as it is, without a new line. */
  write: (text: string) => void
}

const standard: Screen = {
  isTerminal: Boolean(process.stdout.isTTY),
  // Other than the stream itself it does not mind when nobody reads on, as in "npm run build | head".
  say: (line) => console.log(line),
  write: (text) => process.stdout.write(text),
}

/** Shows people how a long job is going, in words and in numbers. */
export interface Reporter {
  /** A line that stays. */
  notify: (line: string) => void
  /** How far the job has come, with the time that it will still take. */
  progress: ReportProgress
  /** Takes the line of numbers away. */
  end: () => void
}

/** How often numbers are shown, in milliseconds: a terminal shows them in one line, a log keeps them all. A quick job shows none. */
const every = { terminal: 200, log: 10_000 }

const clearLine = '\r\x1b[2K'

const inWords = (seconds: number): string => {
  if (seconds < 1) return 'less than a second left'
  const whole = Math.ceil(seconds)
  return whole < 100 ? `about ${whole} s left` : `about ${Math.ceil(seconds / 60)} minutes left`
}

/** Reports a job on a screen. `now` is in milliseconds. */
export function createReporter(screen = standard, now: () => number = Date.now): Reporter {
  const pause = screen.isTerminal ? every.terminal : every.log
  let current: { work: string; startedAt: number; doneAtStart: number } | undefined
  let lastShown: number | undefined
  let isShown = false
  const end = () => {
    if (isShown) screen.write(clearLine)
    isShown = false
  }
  return {
    notify(line) {
      end()
      screen.say(line)
    },
    progress(work, done, all, unit = 'pages') {
      if (current?.work !== work) current = { work, startedAt: now(), doneAtStart: done }
      const { startedAt, doneAtStart } = current
      lastShown ??= now()
      if (done >= all) end()
      if (done >= all || now() - lastShown < pause) return
      lastShown = now()
      const counts = `${work} ${grouped(done)} of ${grouped(all)} ${unit}`
      const seconds = (((now() - startedAt) / (done - doneAtStart)) * (all - done)) / 1000
      const text = done > doneAtStart ? `${counts}, ${inWords(seconds)} …` : `${counts} …`
      isShown = screen.isTerminal
      if (isShown) screen.write(`${clearLine}${text}`)
      else screen.say(text)
    },
    end,
  }
}

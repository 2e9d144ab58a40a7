import type { ReportProgress } from '../../src/engine/base/shared-types/progress'
import { grouped } from '../../src/engine/base/text/numbers'

export interface Screen {
  isTerminal: boolean
  say: (line: string) => void
  write: (text: string) => void
}

const standard: Screen = {
  isTerminal: Boolean(process.stdout.isTTY),
  // Unlike the stream, it ignores a closed pipe: "npm run build | head".
  say: (line) => console.log(line),
  write: (text) => process.stdout.write(text),
}

export interface Reporter {
  notify: (line: string) => void
  progress: ReportProgress
  /** Clears the progress. */
  end: () => void
}

/** In milliseconds. A terminal shows progress in one line, a log in many. */
const interval = { terminal: 200, log: 10_000 }

const clearLine = '\r\x1b[2K'

const inWords = (seconds: number): string => {
  if (seconds < 1) return 'less than a second left'
  const whole = Math.ceil(seconds)
  return whole < 100 ? `about ${whole} s left` : `about ${Math.ceil(seconds / 60)} minutes left`
}

export function createReporter(screen = standard, now: () => number = Date.now): Reporter {
  const pause = screen.isTerminal ? interval.terminal : interval.log
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

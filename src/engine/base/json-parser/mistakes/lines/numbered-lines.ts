import { type Mistake, removeText } from '../mistake'

interface Numbered {
  number: number
  offset: number
  length: number
  holdsJson: boolean
}

/** grep and editors write a sign behind the number. */
const lineStart = /^[ \t]*(\d{1,6}(?:[-:|│](?=[ \t]{2}))?)(?:[ \t]+(["{}[\]])|[ \t]*\r?$)/

function readNumber(line: string, start: number): Numbered | undefined {
  const match = lineStart.exec(line)
  if (!match) return undefined
  const [, digits = ''] = match
  const offset = line.indexOf(digits)
  const length = digits.length + (/[ \t]/.test(line[offset + digits.length] ?? '') ? 1 : 0)
  return { number: Number.parseInt(digits, 10), offset: start + offset, length, holdsJson: match[2] !== undefined }
}

function findRuns(text: string): Numbered[][] {
  const runs: Numbered[][] = []
  let run: Numbered[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const number = readNumber(line, start)
    const goesOn = number !== undefined && number.number === (run.at(-1)?.number ?? Number.NaN) + 1
    if (!goesOn) {
      runs.push(run)
      run = []
    }
    if (number) run.push(number)
    start += line.length + 1
  }
  return [...runs, run].filter((lines) => lines.filter(({ holdsJson }) => holdsJson).length > 1)
}

function explainRun(run: Numbered[]): Mistake {
  const [first, last] = [run[0] as Numbered, run.at(-1) as Numbered]
  const message = `Line numbers were copied along. Remove ${first.number} to ${last.number} from the beginnings of these lines.`
  const fix = run.map(({ offset, length }) => removeText(offset, length))
  return {
    kind: 'other',
    message,
    group: 'line numbers',
    offset: first.offset,
    length: String(first.number).length,
    fix,
  }
}

export function blankLineNumbers(text: string): { text: string; mistakes: Mistake[] } {
  const runs = /^[ \t]*\d{1,6}[-:|│]?[ \t]/m.test(text) ? findRuns(text) : []
  if (runs.length === 0) return { text, mistakes: [] }
  const parts: string[] = []
  let at = 0
  for (const { offset, length } of runs.flat()) {
    parts.push(text.slice(at, offset), ' '.repeat(length))
    at = offset + length
  }
  return { text: parts.join('') + text.slice(at), mistakes: runs.map(explainRun) }
}

import { fill, type KindWords } from '../../../base/text/interface-words'
import { latinDigits } from '../../../base/text/language/digits'
import { sayTime } from '../../../base/text/language/time-of-day'
import type { FormKind } from '../form-kind'
import { stepsAround } from './steps'

const written = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?\s*m\.?|h|uhr)?$/i

/** "19:30", "19.30", "19h30", "19 Uhr" or "7:30 pm", in minutes from midnight. */
function readTime(text: string): number | undefined {
  const [, hour, minute = '0', half] = written.exec(latinDigits(text)) ?? []
  const [hours, minutes] = [Number(hour), Number(minute)]
  if (hour === undefined || hours > (half ? 12 : 23) || minutes > 59) return undefined
  const isAfternoon = half?.toLowerCase() === 'p'
  return (half ? (hours % 12) + (isAfternoon ? 12 : 0) : hours) * 60 + minutes
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

const writeTime = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

const half19 = 19 * 60 + 30

export const timeKind = (words: KindWords): FormKind => ({
  // Html counts the step in seconds.
  input: ({ earliest, latest, step }) => ({ min: earliest, max: latest, step: step && step * 60 }),
  read(answer, { earliest = '00:00', latest = '23:59', step }, { language }) {
    const say = (minutes: number) => sayTime(writeTime(minutes), language)
    const minutes = readTime(answer)
    if (minutes === undefined) return { problem: fill(words.invalidTime, { example: say(half19) }) }
    const [first = 0, last = minutes] = [readTime(earliest), readTime(latest)]
    if (minutes < first) return { problem: fill(words.tooEarly, { limit: say(first) }) }
    if (minutes > last) return { problem: fill(words.tooLate, { limit: say(last) }) }
    const [lower, upper] = (step && stepsAround(minutes, step, first)) || []
    return lower === undefined || upper === undefined
      ? { value: writeTime(minutes) }
      : { problem: fill(words.betweenSteps, { lower: say(lower), upper: say(upper) }) }
  },
})

import { fill, type KindWords } from '../../../base/text/interface-words'
import { latinDigits } from '../../../base/text/language/digits'
import { localeOf } from '../../../base/text/language/text-order'
import type { FormKind } from '../form-kind'
import { stepsAround } from './steps'

/** "2,5" is a number where the language writes it so. */
function readNumber(text: string, language?: string): number | undefined {
  const usesComma = new Intl.NumberFormat(localeOf(language)).format(1.5).includes(',')
  const digits = latinDigits(text).replace(usesComma ? /[,٫]/ : '٫', '.')
  return /^[-+]?\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

export const numberKind = (words: KindWords): FormKind => ({
  input: ({ least, greatest, step }) => ({ min: least, max: greatest, step }),
  read(answer, { least, greatest, step = 1 }, { language }) {
    const say = (number: number) => new Intl.NumberFormat(localeOf(language)).format(number)
    const number = readNumber(answer, language)
    if (number === undefined) return { problem: words.invalidNumber }
    if (least !== undefined && number < least) return { problem: fill(words.tooLittle, { limit: say(least) }) }
    if (greatest !== undefined && number > greatest) return { problem: fill(words.tooMuch, { limit: say(greatest) }) }
    const around = stepsAround(number, step, least)
    return around
      ? { problem: fill(words.betweenSteps, { lower: say(around[0]), upper: say(around[1]) }) }
      : { value: String(number) }
  },
})

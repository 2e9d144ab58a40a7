import { type Context, fieldOf, quoted, typesOf } from './phrases'

/** A value without quotes whose meaning is certain. */
export interface Settled {
  message: string
  /** See Mistake. */
  group: string
  suggestion: string
}

const truths = new Map(Object.entries({ yes: 'true', on: 'true', no: 'false', off: 'false' }))

/** "27,246,366", "27 246 366". */
const grouped = /^[1-9]\d{0,2}(?:[ ,.'_]\d{3})+$/

/** Digits that are no JSON number, as telephone numbers: "01632 960123", "+441632960123". */
const digits = /^[+\d][\d -]*\d$/

/** By its field's type; undefined if that is a guess. */
export function settleBareWord(word: string, pointer: string, { book, root }: Context): Settled | undefined {
  const schema = book.at(pointer, root)
  const types = typesOf(schema)
  if (schema.enum !== undefined || schema.const !== undefined) return undefined
  const [type] = types.length === 1 ? types : []
  const truth = truths.get(word.toLowerCase())
  if (type === 'boolean' && truth !== undefined) {
    const message = `"${word}" is written ${truth} in this file, in small letters and without quotes.`
    return { message, group: `written ${truth}`, suggestion: truth }
  }
  const number = word.replace(/\D/g, '')
  if (types.includes('integer') && grouped.test(word))
    return {
      message: `${fieldOf(pointer)} is a number: write its digits alone, ${number}.`,
      group: 'digits alone',
      suggestion: number,
    }
  if (type === 'string' && digits.test(word))
    return {
      message: `Text needs double quotes around it. Write ${quoted(word)}.`,
      group: 'text without quotes',
      suggestion: JSON.stringify(word),
    }
  return undefined
}

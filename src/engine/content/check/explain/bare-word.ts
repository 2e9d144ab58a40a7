import type { Mistake } from '../../../base/json-parser'
import { quoted, typesOf } from '../../schema-model/phrases'
import { type Context, descriptionOf, exampleInWords, fieldOf, kindsOf, orRemove } from './phrases'
import { truths } from './values/meant-scalar'

type Words = Pick<Mistake, 'message' | 'group' | 'suggestion'>

type Settled = Required<Words>

/** Undefined for other words, and for JSON's own. */
function wordForTruth(word: string): string | undefined {
  const truth = truths.get(word.toLowerCase())
  return truth === undefined || word.toLowerCase() === String(truth) ? undefined : String(truth)
}

const nothing = /^(?:none|null|nil|undefined|nan|[+-]?infinity)$/i

/** Digits with separators: "27 246 366", "10,000". */
const grouped = /^\d{1,3}(?:[ ,.'_]\d{3})+$/

/** Digits that are no JSON number, as telephone numbers: "01632 960123", "+441632960123". */
const phoneDigits = /^[+\d][\d -]*\d$/

const asNumber = (field: string, digits: string): Settled => ({
  message: `${field} is a number. Write ${digits}.`,
  group: 'digits alone',
  suggestion: digits,
})

const asText = (word: string): Settled => ({
  message: `Text needs double quotes around it. Write ${quoted(word)}.`,
  group: 'text without quotes',
  suggestion: JSON.stringify(word),
})

/** By its field's type; undefined if that is a guess. */
export function settleBareWord(word: string, pointer: string, { book, root }: Context): Settled | undefined {
  const schema = book.at(pointer, root)
  const types = typesOf(schema)
  if (schema.enum !== undefined || schema.const !== undefined) return undefined
  const [type] = types.length === 1 ? types : []
  const truth = wordForTruth(word)
  if (type === 'boolean' && truth) {
    const message = `"${word}" is written ${truth} in this file, in small letters and without quotes.`
    return { message, group: `written ${truth}`, suggestion: truth }
  }
  if (types.includes('integer') && grouped.test(word) && !word.startsWith('0'))
    return asNumber(fieldOf(pointer), word.replace(/\D/g, ''))
  return type === 'string' && phoneDigits.test(word) ? asText(word) : undefined
}

/** Undefined if the parser's words suffice. */
export function explainBareWord(word: string, pointer: string, context: Context): Words | undefined {
  const { book, root } = context
  const schema = book.at(pointer, root)
  const types = typesOf(schema)
  if (types.length === 0) return undefined
  const field = fieldOf(pointer)
  if (/^(?:\.{3,}|…)$/.test(word)) return undefined
  if (nothing.test(word))
    return {
      message: `${word} is no value in this file. ${field} is ${kindsOf(types)}: write it${orRemove(pointer, context)}.`,
      group: `no value ${word} ${types}`,
    }
  const refusal = {
    message: `${field} must be ${kindsOf(types)}, not ${word}. ${descriptionOf(schema)}`.trim(),
    group: `${types} not ${word} ${descriptionOf(schema)}`,
  }
  const takesNumbers = types.includes('integer') || types.includes('number')
  if (takesNumbers) {
    const digits = grouped.test(word)
      ? word.replace(/\D/g, '')
      : /^\+?0*[1-9]\d*\.?$/.test(word)
        ? String(Number(word))
        : ''
    if (digits) return asNumber(field, digits)
    if (types.includes('number') && /^-?\d+,\d+$/.test(word)) return asNumber(field, word.replace(',', '.'))
    return types.includes('string') && /[/:]/.test(word) ? undefined : refusal
  }
  if (types.includes('boolean')) return truths.has(word.toLowerCase()) ? undefined : refusal
  if (types.includes('string')) return asText(word)
  return { message: `${field} must be ${kindsOf(types)}, not ${word}. ${exampleInWords(schema, book)}`.trim() }
}

export function explainNoValue(pointer: string, context: Context): Words {
  const { book, root } = context
  const schema = book.at(pointer, root)
  return {
    message:
      `A value is missing after this colon. Write it${orRemove(pointer, context)}. ${descriptionOf(schema)}`.trim(),
  }
}

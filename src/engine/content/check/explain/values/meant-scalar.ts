import type { Schema, SchemaBook } from '../../../schema-model/schema-book'
import { fits } from '../misfits'
import type { Meant } from './meant'

const yes = 'true yes on 1 ja wahr oui vrai sí si verdadero sim verdadeiro vero tak prawda waar نعم'
const no = 'false no off nein falsch non faux falso não nao nie fałsz nee onwaar لا'

/** True and false in the languages of the engine's words. */
export const truths: ReadonlyMap<string, boolean> = new Map([
  ...yes.split(' ').map((word) => [word, true] as const),
  ...no.split(' ').map((word) => [word, false] as const),
])

/** The number of a text with a unit that the field's schema mentions: "2 weeks", "70%"; NaN otherwise. */
function numberWithUnit(text: string, { title, description, minimum, maximum, multipleOf }: Schema): number {
  const [, digits = '', unit = ''] = text.match(/^(\d{1,12})\s*(%|\p{L}{3,})$/u) ?? []
  const words = `${title} ${description}`.toLowerCase()
  const isOfField = unit === '%' ? maximum === 100 : words.includes(unit.toLowerCase().replace(/s$/, ''))
  const value = digits !== '' && isOfField ? Number(digits) : Number.NaN
  const isAllowed =
    value >= Number(minimum ?? 0) && value <= Number(maximum ?? value) && value % Number(multipleOf ?? 1) === 0
  return isAllowed ? value : Number.NaN
}

/** A number or truth that is written as a text, or the other way round. */
export function meantScalar(types: string[], data: unknown, schema: Schema, book: SchemaBook): Meant | undefined {
  const { pattern } = schema
  if (typeof data === 'string') {
    const text = data.trim()
    const isWhole = /^-?\d{1,15}$/.test(text)
    const isNumber = isWhole || (types.includes('number') && /^-?\d{1,12}\.\d+$/.test(text))
    if ((types.includes('integer') || types.includes('number')) && isNumber)
      return { value: Number(text), isSafe: true }
    const number = types.includes('integer') || types.includes('number') ? numberWithUnit(text, schema) : Number.NaN
    if (!Number.isNaN(number)) return { value: number }
    const truth = types.includes('boolean') ? truths.get(text.toLowerCase()) : undefined
    if (truth !== undefined) return { value: truth, isSafe: true }
  }
  if (types.includes('boolean') && (data === 1 || data === 0)) return { value: data === 1, isSafe: true }
  // A number as text in a field with a strict form, such as a time, would be the next mistake.
  const isText = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(String(data))
  if (types.includes('string') && typeof data === 'number' && isText && fits(String(data), schema, book))
    return { value: String(data), isSafe: true, words: 'Put double quotes around it.' }
  return undefined
}

import type { FormFieldField } from '../../base/schema-types/content'
import { fill, type ProblemWords } from '../../base/text/interface-words'
import { isEmail } from './is-email'
import type { NamedField } from './named-field'

/** A field and what is wrong with its answer. */
export interface AnswerProblem {
  field: NamedField
  message: string
}

const usualMaxLength = 200
const maxLengthOfLongText = 4000

const maxLengthOf = ({ kind, maxLength }: FormFieldField): number =>
  maxLength ?? (kind === 'longText' ? maxLengthOfLongText : usualMaxLength)

const isTelephone = (text: string) =>
  /^[+\p{Nd}\p{Cf}\s()./-]*$/u.test(text) && text.replace(/\P{Nd}/gu, '').length >= 5

function sayMissing({ kind }: FormFieldField, words: ProblemWords): string {
  if (kind === 'tick') return words.missingTick
  return kind === 'choice' || kind === 'choices' ? words.missingChoice : words.missingAnswer
}

/**
 * Says what is wrong with the answer to a field; undefined if nothing is. A choice of several has several values. The
 * form in the browser and the service behind it say the same.
 */
export function findProblem(field: FormFieldField, values: readonly string[], words: ProblemWords): string | undefined {
  const answers = values.map((value) => value.trim()).filter(Boolean)
  const [answer] = answers
  if (answer === undefined) return field.required ? sayMissing(field, words) : undefined
  const { kind, options } = field
  if (options)
    return answers.every((one) => options.some((option) => option.trim() === one)) ? undefined : words.missingChoice
  if (kind === 'email' && !isEmail(answer)) return words.invalidEmail
  if (kind === 'telephone' && !isTelephone(answer)) return words.invalidTelephone
  const max = maxLengthOf(field)
  // Browsers send two characters for the end of a line.
  const { length } = answer.replaceAll('\r\n', '\n')
  return length > max ? fill(words.tooLong, { max, length }) : undefined
}

/** All problems of the answers to a form, in the order of its fields. */
export const findProblems = (
  fields: readonly NamedField[],
  valuesOf: (name: string) => readonly string[],
  words: ProblemWords,
): AnswerProblem[] =>
  fields.flatMap((field) => {
    const message = findProblem(field, valuesOf(field.name), words)
    return message === undefined ? [] : [{ field, message }]
  })

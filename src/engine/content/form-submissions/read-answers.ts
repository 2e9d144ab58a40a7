import { fill, type ProblemWords } from '../../base/text/interface-words'
import type { AskedField, NamedField } from './form-field-names'
import type { AnswerReading, Asking, FormAnswer, FormKinds } from './form-kind'
import { isEmail } from './is-email'

export interface AnswerProblem {
  field: NamedField
  message: string
}

export interface AnswerReader extends Asking {
  words: ProblemWords
  kinds: FormKinds
}

const usualMaxLength = 200
const maxLengthOfLongText = 4000

const maxLengthOf = ({ kind, maxLength }: AskedField): number =>
  maxLength ?? (kind === 'longText' ? maxLengthOfLongText : usualMaxLength)

const isTelephone = (text: string) =>
  /^[+\p{Nd}\p{Cf}\s()./-]*$/u.test(text) && text.replace(/\P{Nd}/gu, '').length >= 5

function sayMissing({ kind }: AskedField, words: ProblemWords): string {
  if (kind === 'tick') return words.missingTick
  return kind === 'choice' || kind === 'choices' ? words.missingChoice : words.missingAnswer
}

function findProblemInText(text: string, field: AskedField, words: ProblemWords): string | undefined {
  if (field.kind === 'email' && !isEmail(text)) return words.invalidEmail
  if (field.kind === 'telephone' && !isTelephone(text)) return words.invalidTelephone
  const max = maxLengthOf(field)
  // Browsers send two characters for the end of a line.
  const { length } = text.replaceAll('\r\n', '\n')
  return length > max ? fill(words.tooLong, { max, length }) : undefined
}

/** Without blanks around them. Browsers send a file without a name where none is chosen. */
const given = (field: AskedField, answers: readonly FormAnswer[]): FormAnswer[] =>
  answers.flatMap((answer) => {
    const text = typeof answer === 'string' ? answer.trim() : answer.name
    const isFile = typeof answer !== 'string'
    if (text === '' || isFile !== (field.kind === 'file')) return []
    return [isFile ? answer : text]
  })

/**
 * The answers as a service gets them, several for a choice of several, or what is wrong. Browser and service say the
 * same.
 */
export function readAnswers(
  field: NamedField,
  written: readonly FormAnswer[],
  reader: AnswerReader,
): AnswerReading<FormAnswer[]> {
  const { words, kinds } = reader
  const answers = given(field, written)
  const [answer] = answers
  if (answer === undefined) return field.required ? { problem: sayMissing(field, words) } : { value: [] }
  const { options } = field
  if (options)
    return answers.every((one) => options.some((option) => option.trim() === one))
      ? { value: field.kind === 'choices' ? answers : [answer] }
      : { problem: words.missingChoice }
  const kind = kinds.get(field.kind)
  if (kind) {
    const read = kind.read(answer, field, reader)
    return 'problem' in read ? read : { value: [read.value] }
  }
  const problem = typeof answer === 'string' ? findProblemInText(answer, field, words) : undefined
  return problem === undefined ? { value: [answer] } : { problem }
}

/** Problems are in the order of fields, answers without one by name. */
export function readSubmission(
  fields: readonly NamedField[],
  answersTo: (name: string) => readonly FormAnswer[],
  reader: AnswerReader,
) {
  const problems: AnswerProblem[] = []
  const answers = new Map<string, FormAnswer[]>()
  for (const field of fields) {
    const read = readAnswers(field, answersTo(field.name), reader)
    if ('problem' in read) problems.push({ field, message: read.problem })
    else if (read.value.length > 0) answers.set(field.name, read.value)
  }
  return { problems, answers }
}

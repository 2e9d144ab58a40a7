import type { NamedField } from './named-field'

/** A file that a visitor has chosen. */
export interface SentFile {
  name: string
  /** Bytes. */
  size: number
}

export type FormAnswer = string | SentFile

export type AnswerReading<Value> = { value: Value } | { problem: string }

/** For whom an answer is read. */
export interface Asking {
  language?: string
  /** Of the site, for example "Europe/Lisbon": what is today follows from it. Without it, that of the device. */
  zone?: string
  /** Of html that visitors see on later days, too. */
  isForLater?: boolean
}

/** Attributes of an `<input>` beside those that every field has. */
export interface InputAttributes {
  type?: string
  min?: string | number
  max?: string | number
  step?: string | number
  accept?: string
  maxLength?: number
  pattern?: string
  placeholder?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'url'
  autoComplete?: string
}

/** A kind of field. `Own` are the properties that a studio adds to fields in its schema. */
export interface FormKind<Own = object, Value = string> {
  input?(field: NamedField & Own, asking: Asking): InputAttributes
  /** Returns the answer as the form service gets it, or what visitors read. `answer` is trimmed and never empty. */
  read(answer: Value, field: NamedField & Own, asking: Asking): AnswerReading<Value>
}

export type FormKinds = ReadonlyMap<string, FormKind<object, FormAnswer>>

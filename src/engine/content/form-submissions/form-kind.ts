import type { NamedField } from './named-field'

export interface SentFile {
  name: string
  /** Bytes. */
  size: number
}

export type FormAnswer = string | SentFile

export type AnswerReading<Value> = { value: Value } | { problem: string }

export interface Asking {
  language?: string
  /** Of the site, for example "Europe/Lisbon": what is today follows from it. Without it, that of the device. */
  zone?: string
  /** Html that visitors see on later days, too. */
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
  /** Reads a trimmed answer that is not empty. Returns it as the form service gets it, or what visitors read. */
  read(answer: Value, field: NamedField & Own, asking: Asking): AnswerReading<Value>
}

export type FormKinds = ReadonlyMap<string, FormKind<object, FormAnswer>>

import type { NamedField } from './form-field-names'

export interface SentFile {
  name: string
  /** Bytes. */
  size: number
}

export type FormAnswer = string | SentFile

export type AnswerReading<Value> = { value: Value } | { problem: string }

export interface Asking {
  language?: string
  /** Of the site, for example "Europe/Lisbon", for today; without it, the device's. */
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

/** `Own` are the properties that a studio's schema adds to fields. */
export interface FormKind<Own = object, Value = string> {
  input?(field: NamedField & Own, asking: Asking): InputAttributes
  /** `answer` is trimmed and not empty. Returns it as the service gets it, or what visitors read. */
  read(answer: Value, field: NamedField & Own, asking: Asking): AnswerReading<Value>
}

export type FormKinds = ReadonlyMap<string, FormKind<object, FormAnswer>>

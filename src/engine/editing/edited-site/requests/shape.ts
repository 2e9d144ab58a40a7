import { isObject, isText } from '../../../base/shared-types/json'

export type Test = (value: unknown) => boolean

export const isCount: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0

export const optional =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value)

export const listOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test)

export const oneOf =
  (...values: unknown[]): Test =>
  (value) =>
    values.includes(value)

export const matches =
  (pattern: RegExp): Test =>
  (value) =>
    isText(value) && pattern.test(value)

export const shape =
  (fields: Record<string, Test>): Test =>
  (value) =>
    isObject(value) &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, test]) => test(value[name]))

export const partOf = (fields: Record<string, Test>): Test =>
  shape(Object.fromEntries(Object.entries(fields).map(([name, test]) => [name, optional(test)])))

/** An object whose `kind` says which other fields it has. */
export const oneOfKinds =
  (kinds: Record<string, Test>): Test =>
  (value) => {
    if (!isObject(value) || !isText(value.kind)) return false
    const { kind, ...rest } = value
    return Object.hasOwn(kinds, kind) && kinds[kind]?.(rest) === true
  }

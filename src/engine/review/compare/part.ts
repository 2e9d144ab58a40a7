import { isObject } from '../../model/json'

/** An object of the content, of whose shape nothing is sure. */
export type Part = Record<string, unknown>

/** A part of the content as an object; an empty one where it is none. */
export const asPart = (value: unknown): Part => (isObject(value) ? value : {})

/** A part of the content as a list; an empty one where it is none. */
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

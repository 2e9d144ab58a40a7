import { isObject } from '../../model/json'

/** An object of content that has not been validated. */
export type UnknownObject = Record<string, unknown>

/** Returns an empty object for anything else. */
export const asObject = (value: unknown): UnknownObject => (isObject(value) ? value : {})

/** Returns an empty list for anything else. */
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

import { resolveOrigin, uniteServices } from '../model/services/declared-services'
import type { Service } from '../model/services/service'
import { originOf } from './origin'

const encryptedOriginOf = (value: unknown): string[] =>
  originOf(typeof value === 'string' ? value : '').filter((origin) => origin.startsWith('https:'))

const isAsked = (value: unknown) => value !== false && value !== ''

/** The services that the values of a content ask. */
export const askedServices = (found: { value: unknown; wanted?: unknown }[]): Service[] =>
  uniteServices(
    found.flatMap(({ value, wanted }) =>
      isAsked(value) ? [resolveOrigin(wanted as Service, encryptedOriginOf(value))] : [],
    ),
  )

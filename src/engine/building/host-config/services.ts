import { getOrAdd } from '../../base/shared-types/maps'
import { resolveOrigin, uniteServices } from '../../base/shared-types/services/declared-services'
import { namesOrigin, type Service } from '../../base/shared-types/services/service'
import { originOf } from './origin'

const encryptedOriginOf = (value: unknown): string[] =>
  originOf(typeof value === 'string' ? value : '').filter((origin) => origin.startsWith('https:'))

export function askedServices(found: { value: unknown; wanted?: unknown }[]): Service[] {
  const origins = new Map<Service, Set<string>>()
  for (const { value, wanted } of found) {
    if (value === false || value === '') continue
    const service = wanted as Service
    const own = getOrAdd(origins, service, () => new Set())
    if (namesOrigin(service)) for (const origin of encryptedOriginOf(value)) own.add(origin)
  }
  return uniteServices([...origins].map(([service, own]) => resolveOrigin(service, [...own])))
}

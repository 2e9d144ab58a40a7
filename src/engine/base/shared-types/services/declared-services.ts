import { isObject } from '../json'
import { ownOrigin, type Service, sourceKinds } from './service'

const lists = [...sourceKinds, 'allow', 'trustedTypes'] as const

/** By name. Fields may declare parts of a service; one that needs consent is enough. */
export function uniteServices(services: Service[]): Service[] {
  const byName = new Map<string, Service>()
  for (const service of services) {
    const known = byName.get(service.name)
    if (!known) {
      byName.set(service.name, service)
      continue
    }
    const united = { ...known, consent: known.consent !== false || service.consent !== false }
    for (const list of lists) if (service[list]) united[list] = [...new Set([...(known[list] ?? []), ...service[list]])]
    byName.set(service.name, united)
  }
  return [...byName.values()]
}

/** Replaces {origin} by `origins`. */
export function resolveOrigin(service: Service, origins: string[]): Service {
  const resolved = { ...service }
  for (const kind of sourceKinds) {
    const sources = service[kind]?.flatMap((source) => (source === ownOrigin ? origins : source))
    if (sources) resolved[kind] = sources
  }
  return resolved
}

function findServices(schema: unknown): Service[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, part]) => {
    if (key === 'examples') return []
    return key === 'asks' && isObject(part) && typeof part.name === 'string'
      ? [part as unknown as Service]
      : findServices(part)
  })
}

/** Of all fields, with or without a value: an author may add the first. */
export const declaredServices = (schemas: object): Service[] =>
  uniteServices(findServices(schemas).map((service) => resolveOrigin(service, [])))

import { useSyncExternalStore } from 'react'
import { onConsentChange, readConsent, storeConsent } from '../../../base/dom/services/consent'
import type { ShownService } from '../../../base/shared-types/page'
import { usePage } from '../use-page'

/** Throws if no schema declares the service. */
export function useService(name: string): ShownService {
  const { services = [] } = usePage().settings
  const service = services.find((one) => one.name === name)
  if (service) return service
  const known = services.map((one) => `"${one.name}"`).join(', ') || 'none'
  throw new Error(`No "asks" of a schema has the name "${name}". Names there: ${known}.`)
}

/** Whether the visitor always allows it, and how to change that. */
export function useConsent(name: string): [boolean, (isAllowed: boolean) => void] {
  const subject = `service:${name}`
  const isAllowed = useSyncExternalStore(
    onConsentChange,
    () => readConsent(subject) === 'yes',
    () => false,
  )
  return [isAllowed, (isNow) => storeConsent(subject, isNow ? 'yes' : 'no')]
}

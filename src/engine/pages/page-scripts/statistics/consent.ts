import { type Consent, readConsent, storeConsent } from '../../../base/dom/services/consent'
import { needsConsentToCount } from '../../../base/shared-types/services/analytics'
import type { Counting } from '../../../base/shared-types/services/pixel-services'

const subject = 'statistics'

/** Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  const { doNotTrack } = navigator
  return doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
}

/** The browser's signal overrides an earlier answer. */
export function mayCount(service: Counting): Consent | undefined {
  if (refusesTracking()) return 'no'
  return readConsent(subject) ?? (service.pixels || needsConsentToCount(service) ? undefined : 'yes')
}

export const storeAnswer = (answer: Consent): void => storeConsent(subject, answer)

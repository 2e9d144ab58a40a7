const storageKey = 'statistics'

export type Consent = 'yes' | 'no'

/** The answer where storage is refused: valid until the next page load. */
let unstored: Consent | undefined

/** Do Not Track or Global Privacy Control. */
export function refusesTracking(): boolean {
  const { doNotTrack } = navigator
  return doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
}

/** The browser's signal overrides an earlier answer. */
export function readConsent(): Consent | undefined {
  if (refusesTracking()) return 'no'
  try {
    const answer = localStorage.getItem(storageKey)
    return answer === 'yes' || answer === 'no' ? answer : undefined
  } catch {
    return unstored
  }
}

export function storeConsent(answer: Consent): void {
  try {
    localStorage.setItem(storageKey, answer)
  } catch {
    unstored = answer
  }
}

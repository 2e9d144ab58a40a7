export type Consent = 'yes' | 'no'

const changed = 'consent-changed'

/** Answers where storage is refused: valid until the next page load. */
const unstored = new Map<string, Consent>()

export function readConsent(subject: string): Consent | undefined {
  try {
    const answer = localStorage.getItem(subject)
    return answer === 'yes' || answer === 'no' ? answer : undefined
  } catch {
    return unstored.get(subject)
  }
}

export function storeConsent(subject: string, answer: Consent): void {
  try {
    localStorage.setItem(subject, answer)
  } catch {
    unstored.set(subject, answer)
  }
  dispatchEvent(new Event(changed))
}

/** Also for an answer in another tab, or during the back-forward cache. */
export function onConsentChange(listener: () => void): () => void {
  const kinds = [changed, 'storage', 'pageshow']
  for (const kind of kinds) addEventListener(kind, listener)
  return () => {
    for (const kind of kinds) removeEventListener(kind, listener)
  }
}

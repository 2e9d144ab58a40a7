const storageKey = 'statistics'

/** What a visitor has answered to being counted. */
export type Answer = 'yes' | 'no'

/** The answer of a visitor whose browser stores nothing: it holds until the next page load. */
let unstored: Answer | undefined

/** Whether the browser tells every site not to follow its visitor: Do Not Track, or Global Privacy Control. */
export function isNotToBeFollowed(): boolean {
  const { doNotTrack } = navigator
  return doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
}

/** The visitor's answer, if there is one. What the browser says for them counts more than what they said before. */
export function readAnswer(): Answer | undefined {
  if (isNotToBeFollowed()) return 'no'
  try {
    const answer = localStorage.getItem(storageKey)
    return answer === 'yes' || answer === 'no' ? answer : undefined
  } catch {
    return unstored
  }
}

/** Remembers the answer. Storage may be refused; then it holds until the next page load. */
export function keepAnswer(answer: Answer): void {
  try {
    localStorage.setItem(storageKey, answer)
  } catch {
    unstored = answer
  }
}

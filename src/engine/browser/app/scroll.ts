const storageKey = 'scroll-positions'

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

const positions = readPositions()

/** The key of the history entry that the reader is at; react-router reads it from the state. */
let shownKey = ''

/**
 * Gives the history entry a key if it has none: the router makes keys for its own entries, not for those of the browser,
 * which come from loading a document and from an #anchor. Such an entry shows the page that is on the screen.
 */
export function keyEntry(): void {
  const state = history.state as { key?: string } | null
  if (state?.key) return
  shownKey = Math.random().toString(36).slice(2)
  history.replaceState({ ...state, key: shownKey }, '')
}

keyEntry()
shownKey = history.state.key

const remember = () => {
  positions[shownKey] = window.scrollY
}

/**
 * Remembers where the reader is on every page, so that back and forward return there (requirement R7). `isHere` is false
 * where the reader has left the entry of the page that is shown, before the app was there.
 */
export function keepScrollPositions(isHere = true): () => void {
  const restoreHere = () => {
    history.scrollRestoration = 'manual'
  }
  const store = () => {
    try {
      // Other documents of this tab have stored theirs.
      sessionStorage.setItem(storageKey, JSON.stringify({ ...readPositions(), ...positions }))
    } catch {
      // Storage may be refused; then back leads to the top after a reload.
    }
    // A reload puts the page back by itself.
    history.scrollRestoration = 'auto'
  }
  restoreHere()
  if (!isHere) shownKey = ''
  // The reader may have scrolled before the app was there.
  remember()
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', store)
  addEventListener('pageshow', restoreHere)
  return () => {
    removeEventListener('scroll', remember)
    removeEventListener('pagehide', store)
    removeEventListener('pageshow', restoreHere)
  }
}

/** Scrolls a newly shown page: to its #anchor, to where the reader was (back and forward), or to the top. */
export function placeScroll(key: string, hash: string, isBackOrForward: boolean): void {
  shownKey = key
  // Anchors are written in letters, digits and hyphens: there is nothing to decode, and nothing malformed to trip over.
  const target = hash && document.getElementById(hash.slice(1))
  const remembered = isBackOrForward ? positions[key] : undefined
  if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

/** Follows the history to another entry of the page that is shown: back and forward return to where the reader was. */
export function followEntry(key: string, isBackOrForward: boolean): void {
  if (key === shownKey) return
  shownKey = key
  const remembered = isBackOrForward ? positions[key] : undefined
  if (remembered === undefined) remember()
  else window.scrollTo({ top: remembered, behavior: 'instant' })
}

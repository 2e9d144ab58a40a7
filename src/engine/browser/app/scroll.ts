const storageKey = 'scroll-positions'

/** The key of the history entry that is shown; react-router keeps it in the state. */
const currentKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default'

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

const positions = readPositions()
let shownKey = currentKey()

/** Remembers where the reader is on every page, so that back and forward return there (requirement R7). */
export function keepScrollPositions(): () => void {
  history.scrollRestoration = 'manual'
  const remember = () => {
    positions[shownKey] = window.scrollY
  }
  const store = () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(positions))
    } catch {
      // Storage may be refused; then back leads to the top after a reload.
    }
    // A reload puts the page back by itself.
    history.scrollRestoration = 'auto'
  }
  addEventListener('scroll', remember, { passive: true })
  addEventListener('pagehide', store)
  return () => {
    removeEventListener('scroll', remember)
    removeEventListener('pagehide', store)
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

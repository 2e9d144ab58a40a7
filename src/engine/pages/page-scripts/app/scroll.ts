const storageKey = 'scroll-positions'

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

const positions = readPositions()

let shownKey = ''

/** The browser's own entries have no key. Such an entry shows the current page. */
export function markHistoryEntry(): void {
  const state = history.state as { key?: string } | null
  if (state?.key) return
  shownKey = Math.random().toString(36).slice(2)
  history.replaceState({ ...state, key: shownKey }, '')
}

markHistoryEntry()
shownKey = history.state.key

const remember = () => {
  positions[shownKey] = window.scrollY
}

/** For back and forward (R7). `isHere`: the reader has not left before the app was ready. */
export function keepScrollPositions(isHere = true): () => void {
  const restoreHere = () => {
    history.scrollRestoration = 'manual'
  }
  const store = () => {
    try {
      // Other documents of this tab store theirs, too.
      sessionStorage.setItem(storageKey, JSON.stringify({ ...readPositions(), ...positions }))
    } catch {
      // Storage may be refused.
    }
    // The browser restores it after a reload.
    history.scrollRestoration = 'auto'
  }
  restoreHere()
  if (!isHere) shownKey = ''
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

export function restoreScroll(key: string, hash: string, isBackOrForward: boolean): void {
  shownKey = key
  // Anchors contain letters, digits and hyphens: no decoding needed.
  const target = hash && document.getElementById(hash.slice(1))
  const remembered = isBackOrForward ? positions[key] : undefined
  if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
}

export function followEntry(key: string, hash: string, isBackOrForward: boolean): void {
  if (key === shownKey) return
  if (isBackOrForward) {
    restoreScroll(key, hash, true)
  } else {
    shownKey = key
    remember()
  }
}

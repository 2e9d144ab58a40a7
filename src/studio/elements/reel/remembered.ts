/** A switch that is remembered for the visit. */
const remembered = (key: string) => ({
  is(): boolean {
    try {
      return sessionStorage.getItem(key) !== null
    } catch {
      return false
    }
  },
  set(isOn: boolean): void {
    try {
      if (isOn) sessionStorage.setItem(key, '')
      else sessionStorage.removeItem(key)
    } catch {
      // Without storage it applies to this player only.
    }
  },
})

export const muted = remembered('film-muted')
export const withoutCaptions = remembered('film-without-captions')

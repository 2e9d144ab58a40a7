import type { Session } from '../model/session/session'

const key = 'editor-chosen'

interface Chosen {
  name: string
  index?: number
  part?: string
}

function read(): Chosen | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const kept = navigation?.type === 'reload' ? sessionStorage.getItem(key) : null
  return kept === null ? undefined : JSON.parse(kept)
}

export function keepChosen(session: Session): void {
  let kept = read()
  session.subscribe(() => {
    const { name, page, keys, chosen, part } = session.state
    if (!page) return
    const again = kept
    kept = undefined
    if (again?.name === name && again.part !== undefined) session.choosePart(again.part)
    else if (again?.name === name && keys[again.index ?? -1] !== undefined) session.choose(again.index)
    else {
      const index = chosen === undefined ? undefined : keys.indexOf(chosen)
      sessionStorage.setItem(key, JSON.stringify({ name, index, part } satisfies Chosen))
    }
  })
}

import type { KeyboardEvent } from 'react'

interface SearchKeys {
  keys: readonly string[]
  chosen: string | undefined
  onChoose: (key: string) => void
  onAct: (key: string) => void
  columns?: () => number
}

/** Arrow keys in the search choose in the list below it, and Enter acts on what is chosen. */
export function useSearchKeys({ keys, chosen, onChoose, onAct, columns = () => 1 }: SearchKeys) {
  return (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey, altKey } = event
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return
    const at = chosen === undefined ? -1 : keys.indexOf(chosen)
    const step = { ArrowDown: columns(), ArrowUp: -columns() }[key]
    if (step !== undefined) {
      const next = keys[Math.max(0, Math.min(keys.length - 1, at + step))]
      if (next !== undefined) onChoose(next)
    } else if (key === 'Enter' && chosen !== undefined && at >= 0) onAct(chosen)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

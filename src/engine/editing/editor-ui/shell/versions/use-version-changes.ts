import { useEffect, useRef, useState } from 'react'
import type { PublishRefusal, VersionChanges } from '../../../edited-site/publishing'
import { useSurroundings } from '../../views/use-editor'

export type KnownChanges = ReadonlyMap<string, VersionChanges | PublishRefusal>

/** Requests at a time. */
const atOnce = 3

/** What versions changed, of those that were asked for. */
export function useVersionChanges() {
  const { publishing } = useSurroundings()
  const [known, setKnown] = useState<KnownChanges>(new Map())
  const asked = useRef(new Set<string>())
  const lines = useRef(Array.from({ length: atOnce }, () => Promise.resolve()))
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const ask = (version: string) => {
    if (asked.current.has(version)) return
    const line = asked.current.size % atOnce
    asked.current.add(version)
    lines.current[line] = (lines.current[line] ?? Promise.resolve()).then(async () => {
      if (!isOpen.current) return
      const answer = await publishing.versionChanges(version)
      setKnown((before) => new Map(before).set(version, answer))
    })
  }
  return { known, ask }
}

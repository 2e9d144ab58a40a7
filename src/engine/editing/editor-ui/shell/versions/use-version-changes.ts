import { useEffect, useRef, useState } from 'react'
import type { PublishRefusal, VersionChanges } from '../../../edited-site/publishing'
import { Queue } from '../../model/session/queue'
import { useSurroundings } from '../../views/use-editor'

export type KnownChanges = ReadonlyMap<string, VersionChanges | PublishRefusal>

/** Requests at a time. */
export const atOnce = 3

/** What versions changed, of those that were asked for. */
export function useVersionChanges() {
  const { publishing } = useSurroundings()
  const [known, setKnown] = useState<KnownChanges>(new Map())
  const asked = useRef(new Set<string>())
  const [queues] = useState(() => Array.from({ length: atOnce }, () => new Queue()))
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  const ask = (version: string) => {
    if (asked.current.has(version)) return
    const queue = queues[asked.current.size % atOnce]
    asked.current.add(version)
    void queue?.add(async () => {
      if (!isOpen.current) return
      const answer = await publishing.versionChanges(version)
      setKnown((before) => new Map(before).set(version, answer))
    })
  }
  return { known, ask }
}

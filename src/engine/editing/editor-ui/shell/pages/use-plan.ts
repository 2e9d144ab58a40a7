import { useEffect, useRef, useState } from 'react'
import type { PageChange, PagePlan } from '../../../edited-site/page-changes'
import { explainAnswer } from '../../model/session/explain-answer'
import { useSession } from '../../views/use-editor'

export interface PlanState {
  plan?: PagePlan
  problem?: string
  /** The pointer of what the check refuses. */
  refused?: string
}

/** Milliseconds. */
const delay = 150

/** Plans again for another `revision` of the file. */
export function usePlan(change: PageChange | undefined, revision?: string): PlanState {
  const session = useSession()
  const [planned, setPlanned] = useState<PlanState>({})
  /** One request at a time: a large site takes a while. */
  const running = useRef<Promise<unknown>>(undefined)
  const key = JSON.stringify(change)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan is one of a revision
  useEffect(() => {
    if (key === undefined) {
      setPlanned({})
      return
    }
    let isCurrent = true
    const timer = setTimeout(async () => {
      await running.current
      if (!isCurrent) return
      const planning = session.planPages(JSON.parse(key))
      running.current = planning
      const answer = await planning
      if (!isCurrent) return
      const refused = answer.kind === 'refused' ? answer.refused[0]?.pointer : undefined
      setPlanned(
        answer.kind === 'plan'
          ? { plan: answer }
          : { problem: explainAnswer(answer, change?.kind === 'redirect' ? change.wanted?.path : ''), refused },
      )
    }, delay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [session, key, revision])
  return planned
}

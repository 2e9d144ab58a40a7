import { useRef } from 'react'
import { sleep } from '../../../../base/shared-types/in-parallel'
import type { PageChange, PagePlan } from '../../../edited-site/page-changes'
import { explainAnswer } from '../../model/session/explain-answer'
import { useAnswer } from '../../views/use-answer'
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
  /** One request at a time: a large site takes a while. */
  const running = useRef<Promise<unknown>>(undefined)
  const key = JSON.stringify(change)
  const planned = useAnswer(
    async (isCurrent): Promise<PlanState> => {
      if (key === undefined) return {}
      await sleep(delay)
      await running.current
      if (!isCurrent()) return {}
      const planning = session.planPages(JSON.parse(key))
      running.current = planning
      const answer = await planning
      if (answer.kind === 'plan') return { plan: answer }
      const refused = answer.kind === 'refused' ? answer.refused[0]?.pointer : undefined
      return { problem: explainAnswer(answer, change?.kind === 'redirect' ? change.wanted?.path : ''), refused }
    },
    [session, key, revision],
  )
  return planned ?? {}
}

import { useEffect, useRef, useState } from 'react'
import { sleep } from '../../../../base/shared-types/in-parallel'
import type { PublishPlan, PublishRefusal, PublishRun } from '../../../edited-site/publishing'
import { useSession, useSessionState, useSurroundings } from '../../views/use-editor'
import { readWaiting } from './use-waiting'

/** Milliseconds. */
const askEvery = 250

/** Also follows a run that another window has begun. */
export function usePublication() {
  const session = useSession()
  const { publishing } = useSurroundings()
  const revision = useSessionState('overview').overview?.revision
  const [view, setView] = useState<PublishPlan | PublishRun | PublishRefusal>()
  /** Each look begins with a new plan. */
  const [looks, setLooks] = useState(0)
  const [said, setSaid] = useState('')

  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan changes with the file, and with each look
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      await session.tryAgain()
      const run = await publishing.state()
      if (run.kind === 'run' && run.isRunning) return follow(() => isCurrent)
      const plan = await publishing.plan()
      await readWaiting(publishing)
      if (isCurrent) setView((now) => (now?.kind === 'run' ? now : plan))
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [session, publishing, revision, looks])

  const follow = async (isWanted: () => boolean): Promise<void> => {
    let isRead = false
    for (;;) {
      const run = await publishing.state()
      if (!isWanted()) return
      setView(run)
      const isOver = run.kind !== 'run' || !run.isRunning
      if (isOver && !isRead) await readWaiting(publishing)
      isRead ||= isOver
      if (run.kind !== 'run' || (isOver && !run.preview?.isExpected)) return
      await sleep(askEvery)
    }
  }

  const publish = async (words: string) => {
    setSaid('')
    const begun = await publishing.publish(words)
    setView(begun)
    if (begun.kind === 'run') await follow(() => isOpen.current)
  }

  const lookAgain = () => {
    setView(undefined)
    setLooks(looks + 1)
  }

  const withdraw = async () => {
    const answer = await publishing.withdraw()
    setSaid(answer.kind === 'withdrawn' ? answer.words : answer.problem)
    await readWaiting(publishing)
    lookAgain()
  }

  return { view, said, publish, withdraw, lookAgain }
}

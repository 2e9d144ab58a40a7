import { useState } from 'react'
import type { CommandAnswer } from '../../../edited-site/command'
import { everything } from '../../../edited-site/publishing'
import { explainAnswer } from '../../model/session/explain-answer'
import { useAnswer } from '../../views/use-answer'
import { useSession, useSessionState, useSurroundings } from '../../views/use-editor'

function reasonOf(answer: CommandAnswer, id: string): string | undefined {
  const why = explainAnswer(answer)
  if (why === undefined || answer.kind !== 'refused') return why
  return id === everything
    ? `This version does not fit the site of today as a whole. ${why} Bring back single pages or blocks.`
    : `This cannot be taken back by itself. ${why}`
}

/** What has changed since a version, or since the last one. */
export function useChanges(version?: string) {
  const session = useSession()
  const { publishing } = useSurroundings()
  const revision = useSessionState('overview').overview?.revision
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ id: string; message: string }>()
  const [taken, setTaken] = useState<string>()
  const [round, setRound] = useState(0)

  // A change that is made elsewhere is known by the revision. One that is taken back in this list begins a new round: its
  // revision comes later.
  const asked = useAnswer(
    async () => ({ round, answer: await publishing.changes(version) }),
    [publishing, revision, version, round],
  )
  const answer = asked?.answer
  const report = answer?.kind === 'changes' ? answer : undefined
  const problem = answer?.kind === 'problem' ? answer.problem : undefined

  const takeBack = async (id: string, done: string): Promise<boolean> => {
    if (!report) return false
    setBusy(true)
    const answer = await publishing.takeBack({ id, revision: report.revision, version })
    const message = reasonOf(answer, id)
    if (message === undefined) await session.tryAgain()
    setBusy(false)
    setRefused(message === undefined ? undefined : { id, message })
    setTaken(message === undefined ? done : undefined)
    setRound(round + 1)
    return message === undefined
  }

  const undo = async () => {
    await session.history.undo()
    setTaken(undefined)
    setRound(round + 1)
  }

  // Until the list of this round is there, the one that is shown is out of date.
  return { report, problem, isBusy: isBusy || asked?.round !== round, refused, taken, takeBack, undo }
}

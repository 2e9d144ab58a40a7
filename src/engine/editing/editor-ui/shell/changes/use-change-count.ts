import { sleep } from '../../../../base/shared-types/in-parallel'
import type { ChangeReport, ChangeSentence } from '../../../edited-site/publishing'
import { useAnswer } from '../../views/use-answer'
import { useSessionState, useSurroundings } from '../../views/use-editor'
import { useWaiting } from '../publish/use-waiting'

/** The rest after a change before the changes are counted, in milliseconds: comparing with the last version takes a while. */
const delay = 1500

const idsIn = (sentences: readonly ChangeSentence[]): string[] =>
  sentences.flatMap(({ id, under }) => (id === undefined ? idsIn(under) : [id]))

function countChanges({ sections }: ChangeReport): number {
  const groups = sections.flatMap((section) => section.groups)
  return new Set(groups.flatMap(({ id, sentences }) => (id === undefined ? idsIn(sentences) : [id]))).size
}

/** Undefined until the changes are known. The first page comes before them. */
export function useChangeCount(isPageShown: boolean): number | undefined {
  const { publishing } = useSurroundings()
  const revision = useSessionState('overview').overview?.revision
  const waiting = useWaiting()
  const answer = useAnswer(
    async (isCurrent) => {
      await sleep(delay)
      return isPageShown && revision !== undefined && isCurrent() ? publishing.changes() : undefined
    },
    // What was published is not counted again.
    [isPageShown, publishing, revision, waiting],
  )
  return answer?.kind === 'changes' ? countChanges(answer) : undefined
}

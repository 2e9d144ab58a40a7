import { taskWithin } from '../../../model/page/page-problems'
import { useSessionState } from '../../use-editor'

/** Says in the head of a folded part what is to be done in it. `places` are the pointers of what it holds. */
export function ToDoMark({ places }: { places: readonly string[] }) {
  const { page, unsaved } = useSessionState()
  const task = page && taskWithin(page, unsaved, places)
  if (!task) return null
  return <span className={`to-do-mark ${task}`}>{task === 'fix' ? 'to fix' : 'to fill in'}</span>
}

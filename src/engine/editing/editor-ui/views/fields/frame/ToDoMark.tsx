import { taskWithin } from '../../../model/page/page-problems'
import { useSessionState } from '../../use-editor'

export function ToDoMark({ places }: { places: readonly string[] }) {
  const { page, unsaved } = useSessionState('page', 'unsaved')
  const task = page && taskWithin(page, unsaved, places)
  if (!task) return null
  return <span className={`to-do-mark ${task}`}>{task === 'fix' ? 'to fix' : 'to fill in'}</span>
}

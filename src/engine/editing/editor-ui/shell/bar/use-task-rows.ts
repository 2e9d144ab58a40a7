import { useEffect, useRef } from 'react'
import { followTasks, listTasks, type TaskRow } from '../../model/page/tasks'
import { useSessionState } from '../../views/use-editor'

/** Lists the tasks of the page. With `keepsDone`, tasks stay listed after they are done. */
export function useTaskRows(keepsDone: boolean): TaskRow[] {
  const { page, unsaved, keys, name } = useSessionState('page', 'unsaved', 'keys', 'name')
  const last = useRef<{ name: string; rows: TaskRow[] }>(undefined)
  const before = last.current?.name === name ? last.current.rows : []
  const rows = page
    ? followTasks(before, listTasks(page, unsaved, keys), { hasWarnings: page.text.hasWarnings, keepsDone, keys })
    : before
  useEffect(() => {
    last.current = { name, rows }
  })
  return rows
}

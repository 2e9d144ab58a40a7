import { findErrors, findWarnings } from '../../../model/page/page-problems'
import { useSessionState } from '../../use-editor'

/** Says in the head of a folded part what is to be done in it. `places` are the pointers of what it holds. */
export function ToDoMark({ places }: { places: readonly string[] }) {
  const { page, unsaved } = useSessionState()
  if (!page) return null
  const isIn = (pointer: string) => places.some((place) => `${pointer}/`.startsWith(`${place}/`))
  if (findErrors(page, unsaved).some(isIn)) return <span className="to-do-mark wrong">to fix</span>
  return findWarnings(page).toFillIn.some(isIn) ? <span className="to-do-mark">to fill in</span> : null
}

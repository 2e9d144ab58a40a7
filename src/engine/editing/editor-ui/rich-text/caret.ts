import { Selection, TextSelection } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import type { Point } from './selected-points'

/** Without points, the caret is at the start. */
export function selectAt(view: EditorView, points: readonly Point[]): void {
  const { doc, tr } = view.state
  const [anchor, head = anchor] = points.flatMap((point) => view.posAtCoords(point)?.pos ?? [])
  const selection =
    anchor === undefined || head === undefined
      ? Selection.atStart(doc)
      : TextSelection.between(doc.resolve(anchor), doc.resolve(head))
  view.dispatch(tr.setSelection(selection))
}

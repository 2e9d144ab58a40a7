import { typedText } from '../../../model/edits/typed-edits'
import type { Field } from '../../../model/page/field'
import { useSession, useSessionState } from '../../use-editor'

/** The text of a value that is chosen, not typed, with the one that waits to be saved. */
export function useWritten(field: Field, label: string) {
  const session = useSession()
  const { unsaved } = useSessionState('unsaved')
  const waiting = unsaved.find(({ pointer }) => pointer === field.pointer)
  return {
    text: waiting?.text ?? typedText(field),
    message: waiting?.message,
    write: (text: string) => void session.write(session.openField(field.pointer, label), text),
  }
}

import type { MouseEvent } from 'react'
import { Icon } from '../../../controls/Icon'
import { describeField } from '../../../model/page/field'
import { useSession, useSessionState } from '../../use-editor'

/** A longer text is not repeated. */
const maxLength = 60

export function MeantValue({ pointer, label }: { pointer: string; label: string }) {
  const session = useSession()
  const { page, unsaved, isWriting } = useSessionState('page', 'unsaved', 'isWriting')
  const waiting = unsaved.find((one) => one.pointer === pointer)
  const problems = page?.text.problems.filter((one) => one.pointer === pointer)
  const meant = waiting ? waiting.meant : problems?.find(({ data }) => data?.meant !== undefined)?.data?.meant
  if (!page || meant === undefined) return null
  const words = describeField(page, pointer).choices.find((choice) => choice.value === meant)?.label ?? meant
  const isLong = words.length > maxLength || words.includes('<')
  const write = async ({ currentTarget }: MouseEvent) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    // The pressed button is removed.
    const control = currentTarget.closest('.field')?.querySelector<HTMLElement>('[data-pointer]')
    await session.write(waiting?.open ?? session.openField(pointer, label), meant)
    control?.focus()
  }
  return (
    <button
      type="button"
      className="quiet meant-value"
      disabled={isWriting}
      // A rich text that is left takes its bar away, which would move the button under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => void write(event)}
    >
      <Icon name="done" /> {isLong || words === '' ? 'Repair' : `Use “${words}”`}
    </button>
  )
}

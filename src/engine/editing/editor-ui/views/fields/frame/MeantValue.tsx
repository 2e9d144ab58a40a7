import { Icon } from '../../../controls/Icon'
import { writeField } from '../../../model/edits/field-edits'
import { describeField } from '../../../model/page/field'
import { useSession, useSessionState } from '../../use-editor'

export function MeantValue({ pointer, label }: { pointer: string; label: string }) {
  const session = useSession()
  const { page, unsaved } = useSessionState('page', 'unsaved')
  const isMeant = ({
    pointer: place,
    message,
    suggestion,
  }: {
    pointer: string
    message: string
    suggestion?: string
  }) => place === pointer && suggestion !== undefined && message.includes(`Did you mean "${suggestion}"`)
  const meant = page?.text.problems.find(isMeant)?.suggestion
  const value = page?.valueAt(pointer)
  // In a rich text it is about one of its links.
  const isWhole = typeof value === 'string' && !value.includes('<')
  if (meant === undefined || !isWhole || unsaved.some((one) => one.pointer === pointer)) return null
  const words = page && describeField(page, pointer).choices.find((choice) => choice.value === meant)?.label
  const write = () =>
    void session.do({ label: `${label} changed`, edits: (open) => writeField(open, pointer, JSON.stringify(meant)) })
  return (
    <button type="button" className="quiet meant-value" onClick={write}>
      <Icon name="done" /> Use “{words ?? meant}”
    </button>
  )
}

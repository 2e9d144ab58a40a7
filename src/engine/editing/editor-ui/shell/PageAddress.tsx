import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { writeField } from '../model/edits/field-edits'
import { completePath } from '../model/links/address'
import { describeField, ofOwner } from '../model/page/field'
import type { OpenPage } from '../model/page/open-page'
import { explainAnswer } from '../model/session/explain-answer'
import { described, FieldFrame, placeholderOf } from '../views/fields/frame/FieldFrame'
import { useSession, useSessionState } from '../views/use-editor'

/** Another address moves the page, as in Pages: links follow, and visitors of the old one are led on. */
export function PageAddress({ page }: { page: OpenPage }) {
  const id = useId()
  const session = useSession()
  const { overview } = useSessionState('overview')
  const { name, path, problems } = page.text
  const field = describeField(page, `${page.pointer}/path`)
  const [typed, setTyped] = useState(path)
  const [refusal, setRefusal] = useState<string>()
  const asked = useRef(path)
  const to = completePath(typed)
  const type = (text: string) => {
    setTyped(text)
    if (refusal !== undefined) session.forgetTrouble()
    setRefusal(undefined)
  }
  const move = async () => {
    // The field is left after Enter, too.
    if (asked.current === to) return
    asked.current = to
    if (to === path) return
    const pages = overview?.pages.filter(({ redirect }) => redirect === undefined) ?? []
    // Pages that follow one another may have one address, whose links stay.
    const takesOver = pages.some((one) => one.path === to)
    const withChildren = pages.some((one) => one.path.startsWith(`${path}/`))
    const label = ofOwner(field.label, 'Page')
    const answer = await (takesOver
      ? session.do({ label: `${label} changed`, edits: (now) => writeField(now, field.pointer, JSON.stringify(to)) })
      : session.changePages({ kind: 'move', from: name, to, withChildren }, 'stay'))
    // The other page may come later in the file: then what is wrong is said of that one.
    const taken = answer?.kind === 'refused' && answer.refused.find(({ pointer }) => pointer.endsWith('/path'))
    setRefusal(taken ? taken.message : explainAnswer(answer, path))
    if (answer?.kind === 'done') session.announce(answer.label)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      asked.current = path
      void move()
    }
    if (event.key === 'Escape') type(path)
  }
  const problem = problems.find(({ pointer, severity }) => pointer === field.pointer && severity === 'error')
  const message = refusal ?? problem?.message
  return (
    <FieldFrame field={field} id={id} message={message}>
      <input
        {...described(id, message)}
        value={typed}
        placeholder={placeholderOf(field)}
        autoComplete="off"
        dir="auto"
        translate="no"
        data-pointer={field.pointer}
        onChange={({ target }) => type(target.value)}
        onBlur={() => void move()}
        onKeyDown={onKeyDown}
      />
      {to !== path && refusal === undefined && <p className="help">Links to the page follow.</p>}
    </FieldFrame>
  )
}

import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { type Point, selectedPoints } from '../canvas/selected-points'
import { linkDeeds } from '../fields/addresses/places'
import { described, FieldFrame } from '../fields/FieldFrame'
import type { Field } from '../fields/field'
import { useTyped } from '../fields/use-typed'
import { typedText } from '../fields/written'
import { useSession } from '../session/use-session'
import type { OpenRichText } from './open-rich-text'
import { safeNodes } from './safe-nodes'

interface RichTextInputProps {
  field: Field
  /** "Text of Banner". */
  label: string
}

/** A rich text: shown as it reads, and edited as on the page when it has the focus. */
export function RichTextInput({ field, label }: RichTextInputProps) {
  const id = useId()
  const session = useSession()
  const { text, message, type, finish, reset } = useTyped(field, label)
  const shown = useRef<HTMLDivElement>(null)
  const opened = useRef<OpenRichText>(undefined)
  const isPressed = useRef(false)

  useEffect(() => shown.current?.replaceChildren(...safeNodes(text)), [text])
  useEffect(() => opened.current?.tell('', message !== undefined), [message])
  useEffect(() => () => opened.current?.end(opened.current.text), [])

  const open = async (points: Point[] = []) => {
    const { OpenRichText } = await import('./open-rich-text')
    const judged = session.openText(field.pointer, label)
    if (!judged || opened.current || !shown.current) return
    opened.current = new OpenRichText(shown.current, text, {
      label: field.label,
      written: typedText(field),
      isOnPage: false,
      points,
      ...linkDeeds(session),
      judge: (html) => session.judge(judged, html),
      onType: type,
      onLeave(html) {
        opened.current = undefined
        if (html === undefined) reset()
        else finish()
      },
    })
  }
  const onMouseUp = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    isPressed.current = false
    void open(selectedPoints(currentTarget, { left: clientX, top: clientY }))
  }
  return (
    <FieldFrame field={field} id={id} message={message} count={text.length}>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no bold words and no lists */}
      <div
        {...described(id, message)}
        ref={shown}
        role="textbox"
        aria-label={field.label}
        aria-multiline
        tabIndex={0}
        className="rich-text"
        data-pointer={field.pointer}
        onMouseDown={() => {
          isPressed.current = true
        }}
        onMouseUp={onMouseUp}
        onFocus={() => isPressed.current || void open()}
        onKeyDown={({ key }) => key === 'Enter' && void open()}
      />
    </FieldFrame>
  )
}

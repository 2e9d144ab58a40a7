import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { typedText } from '../../model/edits/typed-edits'
import { linkCommands } from '../../model/links/link-targets'
import type { OpenRichText } from '../../rich-text/open-rich-text'
import { safeNodes } from '../../rich-text/safe-nodes'
import { type Point, selectedPoints } from '../../rich-text/selected-points'
import { useFileManager, useSession } from '../use-editor'
import { described, FieldFrame, type FieldInputProps } from './frame/FieldFrame'
import { useTyped } from './use-typed'

export function RichTextInput({ field, label }: FieldInputProps) {
  const id = useId()
  const session = useSession()
  const files = useFileManager()
  const { text, message, type, finish, reset } = useTyped(field, label)
  const shown = useRef<HTMLDivElement>(null)
  const opened = useRef<OpenRichText>(undefined)
  const isPressed = useRef(false)

  useEffect(() => shown.current?.replaceChildren(...safeNodes(text)), [text])
  useEffect(() => opened.current?.notify('', message !== undefined), [message])
  useEffect(() => () => opened.current?.end(opened.current.text), [])

  const open = async (points: Point[] = []) => {
    const { OpenRichText } = await import('../../rich-text/open-rich-text')
    const validated = session.openField(field.pointer, label)
    if (!validated || opened.current || !shown.current) return
    opened.current = new OpenRichText(shown.current, text, {
      label: field.label,
      written: typedText(field),
      isOnPage: false,
      points,
      ...linkCommands(session, files),
      validate: (html) => session.validate(validated, html),
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
        dir="auto"
        translate="no"
        lang={field.language}
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

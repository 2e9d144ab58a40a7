import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { Icon } from '../../../controls/Icon'

/** What moves while a pointer is pressed takes its click away from what was below it. */
function afterPress(act: () => void): void {
  const controller = new AbortController()
  const end = () => {
    controller.abort()
    setTimeout(act)
  }
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(type, end, { capture: true, signal: controller.signal })
}

/** The help `of` a label: its button beside the label, its text below. With `events` it is shown where Tab goes. */
export function useHelp(id: string, of: string, help: string, isReachable = true) {
  const [isOpen, setOpen] = useState(false)
  const [isReached, setReached] = useState(false)
  return {
    events: {
      // The key that has moved the focus is released in the field.
      onKeyUp: ({ key }: KeyboardEvent) => key === 'Tab' && setReached(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || afterPress(() => setReached(false)),
    },
    button: help !== '' && (
      <button
        type="button"
        className="quiet help-button"
        tabIndex={isReachable ? undefined : -1}
        aria-label="Help"
        aria-describedby={`${id}-of`}
        aria-expanded={isOpen || isReached}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="help" />
        <span id={`${id}-of`} hidden>
          {of}
        </span>
      </button>
    ),
    text: (
      <p id={id} className="help" hidden={!isOpen && !isReached}>
        {help}
      </p>
    ),
  }
}

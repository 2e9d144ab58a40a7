import type { RefObject } from 'react'
import { Popover } from 'react-aria-components'

export interface Suggestion {
  /** What is written. */
  value: string
  title: string
  detail: string
  picture?: string
}

interface SuggestionsProps {
  id: string
  label: string
  at: RefObject<HTMLInputElement | null>
  isOpen: boolean
  found: readonly Suggestion[]
  active: number
  onChoose: (index: number) => void
  onClose: () => void
}

export const optionId = (list: string, index: number) => `${list}-${index}`

/** The field keeps the focus. */
export function Suggestions({ id, label, at, isOpen, found, active, ...on }: SuggestionsProps) {
  return (
    <Popover
      className="suggestions"
      triggerRef={at}
      isOpen={isOpen}
      isNonModal
      placement="bottom start"
      maxHeight={280}
      offset={4}
      onOpenChange={(opened) => opened || on.onClose()}
    >
      <div role="listbox" id={id} aria-label={label} tabIndex={-1}>
        {found.map(({ value, title, detail, picture }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox hears the keys
          <div
            key={value}
            role="option"
            id={optionId(id, index)}
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => on.onChoose(index)}
          >
            {picture !== undefined && <img src={encodeURI(picture)} alt="" loading="lazy" />}
            <span className="title">{title}</span>
            <span className="address">{detail}</span>
          </div>
        ))}
      </div>
    </Popover>
  )
}

import type { RefObject } from 'react'
import { Popover } from 'react-aria-components'
import type { LinkTarget } from '../../../model/links/link-targets'

interface SuggestionsProps {
  id: string
  label: string
  at: RefObject<HTMLInputElement | null>
  isOpen: boolean
  targets: readonly LinkTarget[]
  active: number
  hasPictures: boolean
  onChoose: (target: LinkTarget) => void
  onClose: () => void
}

export const optionId = (list: string, index: number) => `${list}-${index}`

/** The field keeps the focus. */
export function Suggestions({ id, label, at, isOpen, targets, active, hasPictures, ...on }: SuggestionsProps) {
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
        {targets.map((target, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox hears the keys
          <div
            key={target.address}
            role="option"
            id={optionId(id, index)}
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => on.onChoose(target)}
          >
            {hasPictures && <img src={encodeURI(target.address)} alt="" loading="lazy" />}
            <span className="title">{target.title}</span>
            <span className="address">{target.address}</span>
          </div>
        ))}
      </div>
    </Popover>
  )
}

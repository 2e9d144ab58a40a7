import { Icon } from '../../../controls/Icon'

interface HelpButtonProps {
  /** What the help is about. */
  of: string
  /** The id of the help. */
  id: string
  isOpen: boolean
  onToggle: () => void
}

/** Opens help for the pointer. The keyboard reaches the field itself, which then shows it. */
export function HelpButton({ of, id, isOpen, onToggle }: HelpButtonProps) {
  return (
    <button
      type="button"
      className="quiet help-button"
      tabIndex={-1}
      aria-label="Help"
      aria-describedby={`${id}-of`}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={onToggle}
    >
      <Icon name="help" />
      <span id={`${id}-of`} hidden>
        {of}
      </span>
    </button>
  )
}

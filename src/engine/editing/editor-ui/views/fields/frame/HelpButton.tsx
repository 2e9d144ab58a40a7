import { Icon } from '../../../controls/Icon'

interface HelpButtonProps {
  /** What the help is about. */
  of: string
  /** The id of the help. */
  id: string
  isOpen: boolean
  onToggle: () => void
  /** Whether the keyboard reaches it. */
  isReachable?: boolean
}

/** Opens help. A field shows its own where the keyboard reaches it. */
export function HelpButton({ of, id, isOpen, onToggle, isReachable = false }: HelpButtonProps) {
  return (
    <button
      type="button"
      className="quiet help-button"
      tabIndex={isReachable ? undefined : -1}
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

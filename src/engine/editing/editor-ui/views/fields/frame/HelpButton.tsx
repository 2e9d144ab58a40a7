import { Icon } from '../../../controls/Icon'

interface HelpButtonProps {
  of: string
  id: string
  isOpen: boolean
  onToggle: () => void
  isReachable?: boolean
}

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

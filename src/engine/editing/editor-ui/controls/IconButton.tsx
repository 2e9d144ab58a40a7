import { Button } from 'react-aria-components'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { WithTooltip } from './WithTooltip'

interface IconButtonProps {
  icon: IconName
  name: string
  word?: string
  count?: { number: number; of: string }
  keys?: string
  /** Why it cannot be pressed; it keeps the focus. Empty where its name says enough. */
  unavailable?: string
  isPressed?: boolean
  isExpanded?: boolean
  /** "primary", "quiet", "danger": see base.css. */
  className?: string
  onPress: () => void
}

export function IconButton({
  icon,
  name,
  word,
  count,
  keys,
  unavailable,
  className = 'quiet',
  ...props
}: IconButtonProps) {
  const isUnavailable = unavailable !== undefined
  return (
    <WithTooltip name={name} reason={unavailable ?? count?.of} keys={keys}>
      <Button
        type="button"
        aria-label={name}
        aria-disabled={isUnavailable || undefined}
        aria-pressed={props.isPressed}
        aria-expanded={props.isExpanded}
        className={`icon-button ${className}`}
        onPress={() => !isUnavailable && props.onPress()}
      >
        <Icon name={icon} />
        {word !== undefined && <span className="word">{word}</span>}
        {count !== undefined && count.number > 0 && <span className="count">{count.number}</span>}
      </Button>
    </WithTooltip>
  )
}

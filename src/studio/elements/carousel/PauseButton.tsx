import { classNames } from 'schema-pages/elements/class-names'
import * as words from '../../words.json'
import buttons from '../buttons.module.scss'
import style from './pause-button.module.scss'

interface PauseButtonProps {
  isPaused: boolean
  onClick: () => void
  className?: string
}

/** Pauses everything that moves on its own. Not rendered without script, where nothing moves. */
export function PauseButton({ isPaused, onClick, className }: PauseButtonProps) {
  return (
    <button type="button" className={classNames(buttons.button, style.pause, className)} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPaused ? 'M8 5 19 12 8 19Z' : 'M8 5V19M16 5V19'} />
      </svg>
      <span className="visually-hidden">{isPaused ? words.play : words.pause}</span>
    </button>
  )
}

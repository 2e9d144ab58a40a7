import { classNames } from '@engine/elements/class-names'
import * as words from '../../words.json'
import buttons from '../buttons.module.scss'
import style from './pause-button.module.scss'

interface PauseButtonProps {
  /** What it stops, for example "Client logos". Read after "Pause" to people who cannot see what is around. */
  label: string
  isPaused: boolean
  onClick: () => void
  className?: string
}

/** Stops what moves by itself, and starts it again. Not there without script, where nothing moves. */
export function PauseButton({ label, isPaused, onClick, className }: PauseButtonProps) {
  return (
    <button type="button" className={classNames(buttons.button, style.pause, className)} onClick={onClick}>
      {isPaused ? words.play : words.pause} <span className="visually-hidden">{label}</span>
    </button>
  )
}

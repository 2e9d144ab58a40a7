import type { KeyboardEvent, RefObject } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { fill } from 'schema-pages/text/interface-words'
import * as words from '../../words.json?late'
import buttons from '../buttons.module.scss'
import { canFillScreen, toggleFullScreen } from './full-screen'
import player from './player.module.scss'
import type { Showing } from './projector'
import style from './reel.module.scss'
import { Strip } from './Strip'
import { clock, type Timeline } from './timeline'

interface ControlsProps {
  timeline: Timeline
  showing: Showing
  title: string
  onToggle: () => void
  onSeek: (time: number) => void
  onMute: () => void
  /** Missing for a film without sound. */
  captions?: { areOn: boolean; onToggle: () => void }
  toggle: RefObject<HTMLButtonElement | null>
  /** The element for full screen. */
  screen: RefObject<HTMLElement | null>
}

/** In milliseconds, by key. */
const steps: Record<string, number> = {
  ArrowLeft: -2000,
  ArrowDown: -2000,
  ArrowRight: 2000,
  ArrowUp: 2000,
  PageDown: -10_000,
  PageUp: 10_000,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

const signs = {
  play: 'M8 5 19 12 8 19Z',
  pause: 'M8 5V19M16 5V19',
  on: 'M4 9.5V14.5H7L11.5 18.5V5.5L7 9.5ZM15 9Q17.5 12 15 15M18 6.5Q22 12 18 17.5',
  muted: 'M4 9.5V14.5H7L11.5 18.5V5.5L7 9.5ZM15.5 9.5 20.5 14.5M20.5 9.5 15.5 14.5',
  grow: 'M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15',
}

const Sign = ({ path, className }: { path: string; className?: string }) => (
  <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
    <path d={path} />
  </svg>
)

export function Controls({
  timeline,
  showing: { time, isPlaying, sound },
  title,
  onToggle,
  onSeek,
  onMute,
  captions,
  toggle,
  screen,
}: ControlsProps) {
  const { total } = timeline
  const times = { time: clock(time), total: clock(total), title }

  function press(event: KeyboardEvent): void {
    const step = steps[event.key]
    if (event.key === ' ') onToggle()
    else if (step !== undefined) onSeek(time + step)
    else return
    event.preventDefault()
  }

  return (
    <>
      <button ref={toggle} type="button" className={classNames(buttons.button, player.control)} onClick={onToggle}>
        <Sign path={isPlaying ? signs.pause : signs.play} />
        <span className="visually-hidden">{isPlaying ? words.pauseReel : words.resumeReel}</span>
      </button>
      <div className={style.track}>
        <Strip timeline={timeline} time={time} />
        <input
          type="range"
          className={player.range}
          min={0}
          max={total}
          step={100}
          value={time}
          aria-label={words.reelPosition}
          aria-valuetext={fill(words.reelTime, times)}
          onChange={({ target }) => onSeek(Number(target.value))}
          onKeyDown={press}
        />
      </div>
      <span className={style.time}>
        {times.time}
        <span> / {times.total}</span>
      </span>
      {sound && sound !== 'lost' && (
        <button
          type="button"
          className={classNames(buttons.button, player.control)}
          aria-keyshortcuts="M"
          onClick={onMute}
        >
          <Sign path={signs[sound]} className={player.outline} />
          <span className="visually-hidden">{sound === 'on' ? words.muteFilm : words.unmuteFilm}</span>
        </button>
      )}
      {captions && (
        <button
          type="button"
          className={classNames(buttons.button, player.control, player.letters)}
          aria-pressed={captions.areOn}
          onClick={captions.onToggle}
        >
          <span aria-hidden="true">CC</span>
          <span className="visually-hidden">{words.captions}</span>
        </button>
      )}
      {canFillScreen() && (
        <button
          type="button"
          className={classNames(buttons.button, player.control)}
          onClick={() => screen.current && toggleFullScreen(screen.current)}
        >
          <Sign path={signs.grow} className={player.outline} />
          <span className="visually-hidden">{words.fullScreen}</span>
        </button>
      )}
    </>
  )
}

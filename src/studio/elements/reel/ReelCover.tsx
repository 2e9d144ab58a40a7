import { type ReactNode, type RefObject, useEffect } from 'react'
import { respondToPress } from 'schema-pages/dom/pressed'
import { classNames } from 'schema-pages/elements/class-names'
import { fill } from 'schema-pages/text/interface-words'
import * as words from '../../words.json'
import buttons from '../buttons.module.scss'
import { FilmLoop } from '../FilmLoop'
import video from '../film/video.module.scss'
import style from './reel.module.scss'
import { Strip } from './Strip'
import { clock, type Timeline } from './timeline'

interface ReelCoverProps {
  title: string
  timeline: Timeline
  poster?: ReactNode
  loop?: string
  button: RefObject<HTMLButtonElement | null>
  hasSound: boolean
  /** Whether the player, or all that it shows, failed to load. */
  hasFailed: boolean
  onPlay: () => Promise<void>
}

/** The poster with a play button and the duration. */
export function ReelCover({ title, timeline, poster, loop, button, hasSound, hasFailed, onPlay }: ReelCoverProps) {
  // The player's buttons, one of which had the focus, are gone.
  useEffect(() => {
    if (hasFailed && document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  }, [hasFailed, button])

  return (
    <>
      <div className={video.video}>
        {poster}
        {loop && <FilmLoop src={loop} />}
        <button
          ref={button}
          type="button"
          className={classNames(video.play, style.start)}
          onClick={({ currentTarget }) => respondToPress(currentTarget, onPlay)}
        >
          <span className={classNames(buttons.button, video.label)}>
            <span aria-hidden="true" />
            <span className="visually-hidden">{fill(words.playFilm, { title })}</span>
          </span>
        </button>
      </div>
      <div className={classNames(style.bar, style.idle)}>
        <div className={style.track}>
          <Strip timeline={timeline} />
        </div>
        <span className={style.time}>{clock(timeline.total)}</span>
        {hasFailed ? (
          <p key="failure" className={style.failure} role="alert">
            {words.reelNotLoaded}
          </p>
        ) : (
          <p className={style.note}>{hasSound ? words.withSound : words.noSound}</p>
        )}
      </div>
    </>
  )
}

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { Link } from 'schema-pages/elements/Link'
import type { SoundField } from '../../generated/content'
import * as words from '../../words.json?late'
import video from '../film/video.module.scss'
import { Controls } from './Controls'
import { leaveWindow } from './full-screen'
import player from './player.module.scss'
import style from './reel.module.scss'
import { muted, withoutCaptions } from './remembered'
import { captionAt } from './sound-track'
import { type Chapter, shotAt, showsCard, type Timeline } from './timeline'
import { useProjector } from './use-projector'

export interface Request {
  time: number
  takesFocus: boolean
}

interface ReelPlayerProps {
  timeline: Timeline
  sound?: SoundField
  request: Request
  /** Visible until the first frame. */
  poster?: ReactNode
  onChapter: (chapter: Chapter | undefined) => void
  /** No drawing of the reel has loaded. */
  onLost: () => void
}

export function ReelPlayer({ timeline, sound, request, poster, onChapter, onLost }: ReelPlayerProps) {
  const box = useRef<HTMLDivElement>(null)
  const toggleButton = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { projector, showing } = useProjector(timeline, canvas, sound?.file)
  const { time, isPlaying, isWaiting, hasPicture, isLost, sound: heard } = showing
  const chapter = shotAt(timeline, time)?.chapter
  const [isCaptioned, setCaptioned] = useState(() => !withoutCaptions.is())
  const caption = sound && isCaptioned ? captionAt(sound.captions, time) : undefined

  useEffect(() => {
    projector?.seek(request.time)
    projector?.play()
    if (request.takesFocus) toggleButton.current?.focus({ preventScroll: true })
  }, [projector, request])
  useEffect(() => onChapter(chapter), [chapter, onChapter])
  useEffect(() => {
    if (isLost) onLost()
  }, [isLost, onLost])

  const toggle = () => (isPlaying ? projector?.pause() : projector?.play())
  function mute(): void {
    if (!heard || heard === 'lost') return
    const isMuted = heard === 'on'
    projector?.mute(isMuted)
    muted.set(isMuted)
  }
  function toggleCaptions(): void {
    setCaptioned(!isCaptioned)
    withoutCaptions.set(isCaptioned)
  }
  function press({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
    if (key === 'Escape') leaveWindow(box.current)
    if (key.toLowerCase() === 'm' && !altKey && !ctrlKey && !metaKey) mute()
  }
  const isCard = chapter && (!hasPicture || showsCard(chapter, time))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: The key is a shortcut for the button.
    <div ref={box} className={player.player} onKeyDown={press}>
      <div>
        <div className={classNames(video.video, player.screen)}>
          {poster}
          <div className={player.picture} aria-hidden="true">
            <canvas ref={canvas} className={classNames(player.canvas, !hasPicture && player.absent)} />
            {chapter && (
              <p
                key={chapter.start}
                className={classNames(
                  player.card,
                  chapter.side === 'right' && player.right,
                  sound && player.raised,
                  !isCard && player.gone,
                )}
              >
                <strong>{chapter.title}</strong>
                {chapter.client && <span>{chapter.client}</span>}
              </p>
            )}
            {caption !== undefined && <p className={player.caption}>{caption}</p>}
          </div>
          <p className={classNames(player.loading, isWaiting && player.slow)} role="status">
            {isWaiting && words.loadingFilm}
          </p>
          {/* For pointers; the bar has the same as a button for everyone. */}
          <button type="button" className={player.surface} tabIndex={-1} aria-hidden="true" onClick={toggle} />
        </div>
        <div className={style.bar}>
          <Controls
            timeline={timeline}
            showing={showing}
            title={chapter?.title ?? ''}
            onToggle={toggle}
            onSeek={(to) => projector?.seek(to)}
            onMute={mute}
            captions={sound && { areOn: isCaptioned, onToggle: toggleCaptions }}
            toggle={toggleButton}
            screen={box}
          />
          <p className={style.note}>
            {chapter && (
              <span className={player.now}>
                {chapter.page ? <Link href={chapter.page}>{chapter.title}</Link> : chapter.title}
              </span>
            )}
            {!heard && <span>{words.noSound}</span>}
            {heard === 'lost' && <span role="status">{words.soundNotLoaded}</span>}
          </p>
        </div>
      </div>
    </div>
  )
}

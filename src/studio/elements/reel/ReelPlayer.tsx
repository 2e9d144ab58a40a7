import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { Link } from 'schema-pages/elements/Link'
import * as words from '../../words.json'
import video from '../film/video.module.scss'
import { Controls } from './Controls'
import player from './player.module.scss'
import style from './reel.module.scss'
import { type Chapter, shotAt, showsCard, type Timeline } from './timeline'
import { useProjector } from './use-projector'

export interface Request {
  time: number
  takesFocus: boolean
}

interface ReelPlayerProps {
  timeline: Timeline
  request: Request
  /** Visible until the first frame. */
  poster?: ReactNode
  onChapter: (chapter: Chapter | undefined) => void
  /** No drawing of the reel has loaded. */
  onLost: () => void
}

export function ReelPlayer({ timeline, request, poster, onChapter, onLost }: ReelPlayerProps) {
  const box = useRef<HTMLDivElement>(null)
  const toggleButton = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { projector, showing } = useProjector(timeline, canvas)
  const { time, isPlaying, isWaiting, hasPicture, isLost } = showing
  const chapter = shotAt(timeline, time)?.chapter

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
  const isCard = chapter && (!hasPicture || showsCard(chapter, time))
  return (
    <div ref={box} className={player.player}>
      <div>
        <div className={classNames(video.video, player.screen)}>
          {poster}
          <div className={player.picture} aria-hidden="true">
            <canvas ref={canvas} className={classNames(player.canvas, !hasPicture && player.absent)} />
            {chapter && (
              <p
                key={chapter.start}
                className={classNames(player.card, chapter.side === 'right' && player.right, !isCard && player.gone)}
              >
                <strong>{chapter.title}</strong>
                {chapter.client && <span>{chapter.client}</span>}
              </p>
            )}
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
            toggle={toggleButton}
            screen={box}
          />
          <p className={style.note}>
            {chapter && (
              <span className={player.now}>
                {chapter.page ? <Link href={chapter.page}>{chapter.title}</Link> : chapter.title}
              </span>
            )}
            <span>{words.noSound}</span>
          </p>
        </div>
      </div>
    </div>
  )
}

import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { Picture } from 'schema-pages/elements/Picture'
import type { SoundField } from '../../generated/content'
import video from '../film/video.module.scss'
import { ReelCover } from './ReelCover'
import type { ReelPlayer, Request } from './ReelPlayer'
import style from './reel.module.scss'
import { SceneList } from './SceneList'
import { buildTimeline, type Chapter, type Scene } from './timeline'
import { useArrival } from './use-arrival'

interface ReelProps {
  /** A link to this anchor plays the reel. */
  id?: string
  title: string
  poster?: string
  loop?: string
  scenes: readonly Scene[]
  sound?: SoundField
  /** See Picture. */
  sizes: string
  className?: string
  /** The caption. */
  children?: ReactNode
}

/** A film made of loops, with a poster and a list of the scenes that have a page. Loads the player when it is needed. */
export function Reel({ id, title, poster, loop, scenes, sound, sizes, className, children }: ReelProps) {
  const timeline = useMemo(() => buildTimeline(scenes, title), [scenes, title])
  const [request, setRequest] = useState<Request>()
  const [Player, setPlayer] = useState<typeof ReelPlayer>()
  const [hasFailed, setFailed] = useState(false)
  const [current, setCurrent] = useState<Chapter>()
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)

  async function play(time: number, takesFocus: boolean): Promise<void> {
    setFailed(false)
    try {
      const module = await import('./ReelPlayer')
      setPlayer(() => module.ReelPlayer)
      setRequest({ time, takesFocus })
    } catch {
      setFailed(true)
    }
  }
  const giveUp = useCallback(() => {
    setRequest(undefined)
    setFailed(true)
    setCurrent(undefined)
  }, [])
  function playFrom(time: number): Promise<void> {
    place.current?.scrollIntoView({ block: 'nearest' })
    return play(time, false)
  }
  useArrival(id, () => {
    // usePrefersReducedMotion is still false during hydration.
    const wantsLessMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (wantsLessMotion) button.current?.focus({ preventScroll: true })
    else void play(0, true)
  })

  const picture = poster && <Picture src={poster} alt="" className={video.poster} sizes={sizes} />
  return (
    <>
      <figure className={classNames(video.film, className)}>
        <section ref={place} className={style.reel} aria-label={title} data-live={id}>
          {Player && request ? (
            <Player
              timeline={timeline}
              sound={sound}
              request={request}
              poster={picture}
              onChapter={setCurrent}
              onLost={giveUp}
            />
          ) : (
            <ReelCover
              title={title}
              timeline={timeline}
              poster={picture}
              loop={loop}
              button={button}
              hasSound={sound !== undefined}
              hasFailed={hasFailed}
              onPlay={() => play(0, true)}
            />
          )}
        </section>
        {children && <figcaption>{children}</figcaption>}
      </figure>
      {timeline.chapters.some(({ page }) => page) && (
        <SceneList timeline={timeline} current={current} onPress={playFrom} />
      )}
    </>
  )
}

import { useCallback, useEffect, useState } from 'react'
import { PauseButton } from '../../elements/PauseButton'
import { usePrefersReducedMotion } from '../../elements/use-media'
import type VimeoPlayer from '../../elements/VimeoPlayer'
import style from './style.module.scss'
import { savesTraffic, whenIdle } from './when-idle'

interface BackgroundFilmProps {
  title: string
  video: number | string
}

/**
 * The silent film over the banner's picture. It comes when the page is idle, and not at all when the visitor wants
 * less motion or less traffic, or when it cannot be loaded: the picture is enough.
 */
export function BackgroundFilm({ title, video }: BackgroundFilmProps) {
  const prefersReducedMotion = usePrefersReducedMotion()
  const [Player, setPlayer] = useState<typeof VimeoPlayer>()
  const [isPaused, setPaused] = useState(false)
  const giveUp = useCallback(() => setPlayer(undefined), [])

  useEffect(() => {
    if (prefersReducedMotion || savesTraffic()) return
    return whenIdle(() => {
      import('../../elements/VimeoPlayer').then((module) => setPlayer(() => module.default), giveUp)
    })
  }, [prefersReducedMotion, giveUp])

  if (!Player || prefersReducedMotion) return null
  return (
    <>
      <div className={style.film} aria-hidden="true" inert>
        <Player title={title} video={video} isBackground isPaused={isPaused} onFailure={giveUp} />
      </div>
      <PauseButton
        label="background film"
        isPaused={isPaused}
        onClick={() => setPaused(!isPaused)}
        className={style.pause}
      />
    </>
  )
}

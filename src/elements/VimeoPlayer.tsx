import Player from '@vimeo/player'
import { useEffect, useRef, useState } from 'react'
import { filmAddress } from './film-address'
import style from './video.module.scss'

interface VimeoPlayerProps {
  title: string
  video: number | string
  /** A silent loop behind a heading, without any controls of the player's own (requirement B5). */
  isBackground?: boolean
  /** Stops a background film. */
  isPaused?: boolean
  /** Called when there is no film to see, so that what belongs to it can go too. */
  onFailure?: () => void
}

/** The options of a background film, as requirement B5 lists them. */
const background = { background: true, byline: false, responsive: true, autopause: true, loop: true, playsinline: true }

/** The provider's player, in place. When it fails, its own words and a link to the film stand there (requirement X1). */
export default function VimeoPlayer({
  title,
  video,
  isBackground = false,
  isPaused = false,
  onFailure,
}: VimeoPlayerProps) {
  const place = useRef<HTMLDivElement>(null)
  const player = useRef<Player>(null)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    const holder = place.current as HTMLDivElement
    const target = holder.appendChild(document.createElement('div'))
    target.dataset.vimeoUrl = filmAddress(video)
    let isMounted = true
    const fail = (error: Error) => isMounted && setFailure(error.message)
    try {
      const options = isBackground
        ? background
        : { autoplay: true, responsive: true, title: false, byline: false, dnt: true }
      player.current = new Player(target, options)
      player.current.ready().catch(fail)
    } catch (error) {
      fail(error as Error)
    }
    return () => {
      isMounted = false
      player.current?.destroy().catch(() => undefined)
      player.current = null
      holder.replaceChildren()
    }
  }, [video, isBackground])

  useEffect(() => {
    const change = isPaused ? player.current?.pause() : player.current?.play()
    // A film that cannot be played has said so already; the poster stays.
    change?.catch(() => undefined)
  }, [isPaused])

  useEffect(() => {
    if (failure) onFailure?.()
  }, [failure, onFailure])

  if (failure && isBackground) return null
  return (
    <>
      {failure && (
        <p className={style.failure} role="alert">
          {failure} <a href={filmAddress(video)}>Watch “{title}” on Vimeo</a>
        </p>
      )}
      <div ref={place} className={style.player} hidden={failure !== undefined} />
    </>
  )
}

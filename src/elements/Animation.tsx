import type { AnimationItem } from 'lottie-web'
import { useEffect, useRef, useState } from 'react'
import { usePrefersReducedMotion } from './use-media'

interface AnimationProps {
  /** The address of a Lottie file below public/. */
  src: string
  /** It is fetched when it is mounted, and plays, from its start, when this becomes true. */
  isPlaying: boolean
  className?: string
}

/**
 * A drawn animation, once through. Where motion is unwelcome its last drawing stands still; nothing is shown when
 * player or file fail to load.
 */
export function Animation({ src, isPlaying, className }: AnimationProps) {
  const prefersReducedMotion = usePrefersReducedMotion()
  const place = useRef<HTMLDivElement>(null)
  const [animation, setAnimation] = useState<AnimationItem>()

  useEffect(() => {
    let isMounted = true
    let item: AnimationItem | undefined
    import('lottie-web/build/player/lottie_light')
      .then(({ default: lottie }) => {
        if (!isMounted || !place.current) return
        item = lottie.loadAnimation({
          container: place.current,
          renderer: 'svg',
          loop: false,
          autoplay: false,
          path: src,
        })
        setAnimation(item)
      })
      .catch(() => undefined)
    return () => {
      isMounted = false
      item?.destroy()
      setAnimation(undefined)
    }
  }, [src])

  useEffect(() => {
    if (!isPlaying || !animation) return
    let isWanted = true
    const start = () => {
      if (!isWanted) return
      if (prefersReducedMotion) animation.goToAndStop(animation.totalFrames - 1, true)
      else animation.goToAndPlay(0)
    }
    if (animation.isLoaded) start()
    animation.addEventListener('DOMLoaded', start)
    // Taking the listener off would throw: the animation may be destroyed by now.
    return () => {
      isWanted = false
    }
  }, [animation, isPlaying, prefersReducedMotion])

  return <div ref={place} className={className} aria-hidden="true" />
}

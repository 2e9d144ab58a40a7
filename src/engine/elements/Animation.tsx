import type { AnimationItem } from 'lottie-web'
import { useEffect, useRef, useState } from 'react'
import { usePrefersReducedMotion } from './use-media'

interface AnimationProps {
  /** The address of a Lottie file below public/. */
  src: string
  /** It is fetched when it is mounted, and plays when this becomes "all"; "end" is its last drawing, standing still. */
  shows: 'nothing' | 'all' | 'end'
  className?: string
}

/**
 * A drawn animation, once through. Where motion is unwelcome its last drawing stands still; nothing is shown when
 * player or file fail to load.
 */
export function Animation({ src, shows, className }: AnimationProps) {
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
    if (shows === 'nothing' || !animation) return
    let isWanted = true
    const start = () => {
      if (!isWanted) return
      if (prefersReducedMotion || shows === 'end') animation.goToAndStop(animation.totalFrames - 1, true)
      else animation.goToAndPlay(0)
    }
    if (animation.isLoaded) start()
    animation.addEventListener('DOMLoaded', start)
    // Taking the listener off would throw: the animation may be destroyed by now.
    return () => {
      isWanted = false
    }
  }, [animation, shows, prefersReducedMotion])

  return <div ref={place} className={className} aria-hidden="true" />
}

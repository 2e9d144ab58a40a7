import type { AnimationItem } from 'lottie-web'
import { useEffect, useRef, useState } from 'react'
import { usePrefersReducedMotion } from './use-media'

interface AnimationProps {
  /** A Lottie file below public/. */
  src: string
  /** Plays when this becomes "all"; "end" shows the last frame, still. */
  shows: 'nothing' | 'all' | 'end'
  className?: string
}

/** Plays once. Shows the last frame where motion is unwelcome, and nothing if loading fails. */
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
    // Removing the listener would throw if the animation is already destroyed.
    return () => {
      isWanted = false
    }
  }, [animation, shows, prefersReducedMotion])

  return <div ref={place} className={className} aria-hidden="true" />
}

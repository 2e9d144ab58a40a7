import { type RefObject, useEffect, useRef } from 'react'
import { leapTime } from './ball-path'
import { Bounce } from './bounce'

interface BallInput {
  list: RefObject<HTMLUListElement | null>
  ball: RefObject<HTMLSpanElement | null>
  shown: number
  isMoving: boolean
  isPaused: boolean
  /** In milliseconds. */
  interval: number
}

/** The ball bounces along the current word and leaps back, to land as the next word appears. */
export function useBall({ list, ball, shown, isMoving, isPaused, interval }: BallInput): void {
  const bounce = useRef<Bounce>(undefined)
  const latest = useRef(shown)
  latest.current = shown
  const wordAt = (index: number) => {
    const words = list.current?.children
    return words?.[index % words.length] as HTMLElement | undefined
  }

  useEffect(() => {
    // jsdom has no animations.
    if (!ball.current || !('animate' in ball.current)) return
    const made = new Bounce(ball.current)
    bounce.current = made
    let width = list.current?.clientWidth
    const observer = new ResizeObserver(() => {
      const word = list.current?.children[latest.current] as HTMLElement | undefined
      if (word && list.current?.clientWidth !== width) made.rest(word)
      width = list.current?.clientWidth
    })
    if (list.current) observer.observe(list.current)
    return () => {
      observer.disconnect()
      made.end()
    }
  }, [ball, list])

  useEffect(() => bounce.current?.hold(isPaused), [isPaused])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are found when they are needed
  useEffect(() => {
    const word = wordAt(shown)
    if (word) bounce.current?.along(word)
  }, [shown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are found when they are needed
  useEffect(() => {
    if (!isMoving) return
    const timer = setTimeout(() => {
      const next = wordAt(shown + 1)
      if (next) bounce.current?.back(next)
    }, interval - leapTime)
    return () => clearTimeout(timer)
  }, [shown, isMoving, interval])
}

import style from './reel.module.scss'
import type { Timeline } from './timeline'

interface StripProps {
  timeline: Timeline
  /** In milliseconds. */
  time?: number
}

/** The films as pieces of a strip, each as long as its duration. */
export function Strip({ timeline: { chapters, total }, time = 0 }: StripProps) {
  return (
    <svg className={style.strip} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
      {chapters.map(({ start, end }) => (
        <rect key={start} x={start} width={end - start} height="1" />
      ))}
      <rect className={style.played} width={time} height="1" />
    </svg>
  )
}

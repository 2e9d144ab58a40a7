import { useEffect, useRef } from 'react'
import { RichText } from '../../elements/RichText'
import type { FormBlock } from '../../generated/content'
import style from './style.module.scss'

interface CompletedProps extends Pick<FormBlock, 'completed'> {
  /** False until somebody has signed up: it only keeps its place, and is neither seen nor read. */
  isShown: boolean
}

/** What stands in place of the form after signing up. It takes over the focus that the form had, and so it is read. */
export function Completed({ completed, isShown }: CompletedProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isShown && document.activeElement === document.body) place.current?.focus()
  }, [isShown])

  return (
    <div ref={place} tabIndex={-1} className={style.completed} inert={!isShown}>
      <RichText html={completed} />
    </div>
  )
}

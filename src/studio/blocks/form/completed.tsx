import { useEffect, useRef } from 'react'
import { RichText } from '../../elements/RichText'
import type { FormBlock } from '../../generated/content'
import style from './style.module.scss'

interface CompletedProps extends Pick<FormBlock, 'completed'> {
  /** Before, it only reserves its place, invisible and unread. */
  isShown: boolean
}

/** Takes the focus from the form, so that screen readers read it. */
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

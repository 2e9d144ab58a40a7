import { Animation } from '@engine/elements/Animation'
import type { FormBlock } from '@engine/generated/content'
import { useEffect, useRef } from 'react'
import { RichText } from '../../elements/RichText'
import style from './style.module.scss'

/** What stands in place of the form after signing up. It takes over the focus that the form had, and so it is read. */
export function Completed({ completed, animation }: Pick<FormBlock, 'completed' | 'animation'>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1} className={style.completed}>
      <RichText html={completed} />
      {animation && <Animation src={animation} shows="end" className={style.animation} />}
    </div>
  )
}

import { Animation } from 'schema-pages/elements/Animation'
import { Picture } from 'schema-pages/elements/Picture'
import type { FormBlock } from '../../generated/content'
import style from './style.module.scss'
import type { SignUpState } from './use-sign-up'

/** The animation loads while the form is being sent, plays once, and ends on its last frame. */
const shown = { idle: 'nothing', loading: 'nothing', error: 'nothing', done: 'all', completed: 'end' } as const

interface DrawingProps extends Pick<FormBlock, 'image' | 'animation'> {
  state: SignUpState['name']
}

/** The mouse waits next to the form, and celebrates a sign-up. */
export function Drawing({ image, animation, state }: DrawingProps) {
  const isOver = state === 'done' || state === 'completed'
  return (
    <>
      {image && !isOver && <Picture {...image} className={style.waiting} sizes="22rem" />}
      {animation && (isOver || state === 'loading') && (
        <Animation src={animation} shows={shown[state]} className={style.animation} />
      )}
    </>
  )
}

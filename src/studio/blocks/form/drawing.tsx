import { Animation } from '@engine/elements/Animation'
import { Picture } from '@engine/elements/Picture'
import type { FormBlock } from '../../generated/content'
import style from './style.module.scss'
import type { SignUpState } from './use-sign-up'

/** What is seen of the animation: it is fetched while the form is sent, plays once, and its last drawing stays. */
const shown = { idle: 'nothing', loading: 'nothing', error: 'nothing', done: 'all', completed: 'end' } as const

interface DrawingProps extends Pick<FormBlock, 'image' | 'animation'> {
  state: SignUpState['name']
}

/** Who waits at the corner of the sheet until somebody has signed up, and who celebrates then. */
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

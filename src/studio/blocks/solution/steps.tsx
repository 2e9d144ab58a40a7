import { Picture } from 'schema-pages/elements/Picture'
import type { SolutionLoaded } from './load'
import style from './steps.module.scss'
import shared from './style.module.scss'

export function Steps({ steps = [] }: Pick<SolutionLoaded['stages'][number], 'steps'>) {
  if (steps.length === 0) return null
  return (
    <ul className={style.steps}>
      {steps.map(({ title, text, image }) => (
        <li key={title}>
          {image && <Picture {...image} className={shared.picture} />}
          <h4 className={style.step}>{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

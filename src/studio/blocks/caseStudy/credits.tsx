import * as words from '../../words.json'
import style from './credits.module.scss'
import { Part } from './part'
import type { PartsProps } from './parts'

/** Who did what, as at the end of a film. */
export function Credits({ block: { credits = [] }, level }: PartsProps) {
  if (credits.length === 0) return null
  return (
    <Part level={level} title={words.credits}>
      <dl className={style.credits}>
        {credits.map(({ role, names }) => (
          <div key={role}>
            <dt>{role}</dt>
            {names.map((name) => (
              <dd key={name}>{name}</dd>
            ))}
          </div>
        ))}
      </dl>
    </Part>
  )
}

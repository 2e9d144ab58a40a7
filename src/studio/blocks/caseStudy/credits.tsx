import * as words from '../../words.json'
import style from './credits.module.scss'
import type { StoryProps } from './film-and-story'
import { Headed } from './headed'

export function Credits({ block: { credits = [] }, level }: StoryProps) {
  if (credits.length === 0) return null
  return (
    <Headed level={level} title={words.credits}>
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
    </Headed>
  )
}

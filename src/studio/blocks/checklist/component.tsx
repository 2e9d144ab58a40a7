import { fill } from 'schema-pages/text/interface-words'
import { Fold } from '../../elements/fold/Fold'
import { Section } from '../../elements/Section'
import type { ChecklistBlock } from '../../generated/content'
import * as words from '../../words.json'
import style from './style.module.scss'

/** Longer lists start folded on a small screen. Keep in step with style.module.scss. */
const maxUnfolded = 7

/** One list, in two columns on a wide screen (S14). */
export default function Checklist({ heading, html, items }: ChecklistBlock) {
  const list = (
    <ul className={style.points}>
      {items.map((item) => (
        <li key={item} className={style.point}>
          {item}
        </li>
      ))}
    </ul>
  )
  return (
    <Section heading={heading} html={html}>
      {items.length > maxUnfolded ? (
        <Fold label={fill(words.showAll, { count: items.length })} title={heading}>
          {list}
        </Fold>
      ) : (
        list
      )}
    </Section>
  )
}

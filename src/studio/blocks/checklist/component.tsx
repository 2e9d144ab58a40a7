import { fill } from '@engine/text/interface-words'
import { Fold } from '../../elements/fold/Fold'
import { Section } from '../../elements/Section'
import type { ChecklistBlock } from '../../generated/content'
import * as words from '../../words.json'
import style from './style.module.scss'

/** A longer list begins folded on a small screen, and shows as many as style.module.scss says. */
const longest = 7

/** Short points with ticks. It is one list; a wide screen sets its first and second half side by side (requirement S14). */
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
      {items.length > longest ? (
        <Fold label={fill(words.showAll, { count: items.length })} title={heading}>
          {list}
        </Fold>
      ) : (
        list
      )}
    </Section>
  )
}

import { Section } from '../../elements/Section'
import type { ChecklistBlock } from '../../generated/content'
import style from './style.module.scss'

/** Short points with ticks. It is one list; a wide screen sets its first and second half side by side (requirement S14). */
export default function Checklist({ heading, html, items }: ChecklistBlock) {
  return (
    <Section heading={heading} html={html}>
      <ul className={style.points}>
        {items.map((item) => (
          <li key={item} className={style.point}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  )
}

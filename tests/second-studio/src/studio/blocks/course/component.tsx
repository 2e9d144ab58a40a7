import { Day } from '@engine/elements/Day'
import { Link } from '@engine/elements/Link'
import type { CourseBlock } from '../../generated/content'

/** A course, in the workshop or online. */
export default function Course({ heading, day, places, link }: CourseBlock) {
  return (
    <section>
      <h2>{heading}</h2>
      {day && <Day date={day} />}
      {places && <p>{places} Plätze</p>}
      {link && (
        <p>
          <Link {...link}>{link.text}</Link>
        </p>
      )}
    </section>
  )
}

import { Day } from 'schema-pages/elements/Day'
import { Link } from 'schema-pages/elements/Link'
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

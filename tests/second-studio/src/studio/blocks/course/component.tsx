import { Day } from 'schema-pages/elements/Day'
import { Link } from 'schema-pages/elements/Link'
import { fill } from 'schema-pages/text/interface-words'
import type { CourseBlock } from '../../generated/content'
import * as words from '../../words.json'

const inPrice = { clay: words.clay, firing: words.firing, apron: words.apron, tea: words.tea }

/** A course, in the workshop or online. */
export default function Course({ heading, day, places, included, link }: CourseBlock) {
  return (
    <section>
      <h2>{heading}</h2>
      {day && <Day date={day} />}
      {places && <p>{fill(words.places, { count: places })}</p>}
      {included && (
        <ul>
          {included.map((thing) => (
            <li key={thing}>{inPrice[thing]}</li>
          ))}
        </ul>
      )}
      {link && (
        <p>
          <Link {...link}>{link.text}</Link>
        </p>
      )}
    </section>
  )
}

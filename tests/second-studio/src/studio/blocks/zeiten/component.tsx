import { OfToday } from 'schema-pages/elements/today/OfToday'
import { OpeningHours } from 'schema-pages/elements/today/OpeningHours'
import { sayWeekday } from 'schema-pages/text/language/time-of-day'
import type { ZeitenBlock } from '../../generated/content'
import style from './style.module.scss'

/** Where the workshop is. */
const zone = 'Europe/Berlin'

/** When the workshop is open, and what is in the kiln. */
export default function Zeiten({ heading, hours, kiln = [] }: ZeitenBlock) {
  const items = kiln.map(({ day, text }) => ({ day, content: `${sayWeekday(day, 'de')}: ${text}` }))
  return (
    <section>
      <h2>{heading}</h2>
      <OpeningHours hours={hours} zone={zone} className={style.hours} />
      {items.length > 0 && <OfToday items={items} zone={zone} className={style.kiln} />}
    </section>
  )
}

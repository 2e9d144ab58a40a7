import { Embed } from 'schema-pages/elements/services/Embed'
import type { CalendarBlock } from '../../generated/content'

/** The calendar of the workshop, from its own server. */
export default function Calendar({ heading, address }: CalendarBlock) {
  return (
    <section>
      <h2>{heading}</h2>
      <Embed service="Kalender der Werkstatt" src={address} href={address} title={heading} />
    </section>
  )
}

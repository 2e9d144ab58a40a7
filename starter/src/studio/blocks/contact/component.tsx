import { RichText } from 'schema-pages/elements/RichText'
import { Section } from '../../elements/Section'
import type { ContactBlock } from '../../generated/content'
import { useContact } from '../../model'
import * as words from '../../words.json'
import style from './style.module.scss'

/** How to reach the studio: what the settings say. */
export default function Contact({ heading, note }: ContactBlock) {
  const { email, phone, phoneLink, address, hours } = useContact()
  return (
    <Section heading={heading}>
      <dl className={style.ways}>
        {address && (
          <div>
            <dt>{words.address}</dt>
            {address.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        )}
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {phone && (
          <div>
            <dt>{words.phone}</dt>
            <dd>
              <a href={`tel:${phoneLink}`} dir="ltr">
                {phone}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {hours && (
        <dl className={style.hours}>
          {hours.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      )}
      <RichText html={note} />
    </Section>
  )
}

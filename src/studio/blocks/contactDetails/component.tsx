import { mailtoLink } from '../../elements/mailto-link'
import { Section } from '../../elements/Section'
import type { ContactDetailsBlock } from '../../generated/content'
import { useContact } from '../../model'
import * as words from '../../words.json'
import style from './style.module.scss'

/** "https://www.instagram.com/thimblemouse" -> "instagram.com/thimblemouse" */
const shortAddress = (address: string) => address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')

export default function ContactDetails({ heading, html, subject, questions }: ContactDetailsBlock) {
  const { email, phone, phoneLink, instagram, linkedin } = useContact()
  const ways = [
    { name: words.email, text: email, href: mailtoLink(email, subject, questions) },
    { name: words.phone, text: phone, href: `tel:${phoneLink}` },
    ...(instagram ? [{ name: words.instagram, text: shortAddress(instagram), href: instagram }] : []),
    ...(linkedin ? [{ name: words.linkedIn, text: shortAddress(linkedin), href: linkedin }] : []),
  ]
  return (
    <Section heading={heading} html={html} className={style.section}>
      <address className={style.address}>
        <dl className={style.ways}>
          {ways.map(({ name, text, href }) => (
            <div key={name} className={style.way}>
              <dt>{name}</dt>
              <dd className={style.value}>
                <a href={href}>{text}</a>
              </dd>
            </div>
          ))}
        </dl>
      </address>
    </Section>
  )
}

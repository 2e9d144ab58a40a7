import { Link } from 'schema-pages/elements/Link'
import { Languages } from 'schema-pages/elements/languages/Languages'
import type { LayoutProps } from '../../model'
import * as words from '../../words.json'
import style from './style.module.scss'

export function Footer({ settings }: Pick<LayoutProps, 'settings'>) {
  const { name, contact, footNote, privacyPage, analytics } = settings
  return (
    <footer className={style.footer}>
      <div className={style.footerInner}>
        <address>
          <strong>{name}</strong>
          {contact.address?.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <ul>
          <li>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </li>
          {contact.phone && (
            <li>
              <a href={`tel:${contact.phoneLink}`} dir="ltr">
                {contact.phone}
              </a>
            </li>
          )}
        </ul>
        <ul>
          {privacyPage && (
            <li>
              <Link href={privacyPage}>{words.privacy}</Link>
            </li>
          )}
          {analytics && (
            <li>
              {/* The loader of the page handles its click. */}
              <button type="button" className={style.statistics} data-statistics={JSON.stringify(analytics)}>
                {words.statistics}
              </button>
            </li>
          )}
        </ul>
        {import.meta.env.LANGUAGES && <Languages />}
        {footNote && <p>{footNote}</p>}
      </div>
    </footer>
  )
}

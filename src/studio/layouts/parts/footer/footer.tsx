import { Link } from 'schema-pages/elements/Link'
import { Picture } from 'schema-pages/elements/Picture'
import { mailtoLink } from '../../../elements/mailto-link'
import type { SiteSettings } from '../../../generated/content'
import * as words from '../../../words.json'
import { OffsetBadge } from '../badge/offset-badge'
import style from './footer.module.scss'
import { SocialLink } from './social-link'

type Association = NonNullable<SiteSettings['footer']['association']>

function AssociationLogo({ image, name, href }: Association) {
  const logo = <Picture src={image} alt={name} className={style.association} />
  return href ? <a href={href}>{logo}</a> : logo
}

type WaysProps = Pick<SiteSettings, 'contact' | 'privacyPage' | 'analytics'> & Pick<SiteSettings['footer'], 'links'>

function Ways({ contact, links, privacyPage, analytics }: WaysProps) {
  const { email, phone, phoneLink, instagram, linkedin } = contact
  return (
    <>
      <address className={style.contact}>
        <a href={mailtoLink(email, words.emailSubject)}>{email}</a>
        <a href={`tel:${phoneLink}`}>{phone}</a>
        <span className={style.social}>
          {instagram && <SocialLink network="instagram" href={instagram} />}
          {linkedin && <SocialLink network="linkedIn" href={linkedin} />}
        </span>
      </address>
      <ul className={style.links}>
        {links.map(({ text, ...link }) => (
          <li key={link.href}>
            <Link {...link}>{text}</Link>
          </li>
        ))}
        {privacyPage && (
          <li>
            <Link href={privacyPage}>{words.privacy}</Link>
          </li>
        )}
        {analytics && (
          <li className={style.statistics}>
            {/* It works without React: page-scripts/loader/start-statistics.ts handles the click. */}
            <button type="button" data-statistics={JSON.stringify(analytics)}>
              {words.statistics}
            </button>
          </li>
        )}
      </ul>
    </>
  )
}

interface FooterProps {
  settings: Pick<SiteSettings, 'contact' | 'footer' | 'privacyPage' | 'analytics'>
  path: string
}

export function Footer({ settings, path }: FooterProps) {
  const { contact, privacyPage, analytics } = settings
  const { links, note, badge, association } = settings.footer
  return (
    <footer className={style.footer}>
      <Ways contact={contact} links={links} privacyPage={privacyPage} analytics={analytics} />
      <div className={style.badges}>
        {badge && <OffsetBadge badge={badge} path={path} />}
        {association && <AssociationLogo {...association} />}
      </div>
      {note && <p className={style.note}>{note}</p>}
    </footer>
  )
}

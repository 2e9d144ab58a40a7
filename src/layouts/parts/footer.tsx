import { CommonPart } from '../../elements/common-part'
import { Link } from '../../elements/Link'
import { Picture } from '../../elements/Picture'
import type { SiteSettings } from '../../generated/content'
import style from './footer.module.scss'
import { OffsetBadge } from './offset-badge'
import { SocialLink } from './social-link'

type Association = NonNullable<SiteSettings['footer']['association']>

function AssociationLogo({ image, name, href }: Association) {
  const logo = <Picture src={image} alt={name} className={style.association} />
  return href ? <a href={href}>{logo}</a> : logo
}

/** How to reach the studio, and the small print. */
function Ways({ contact, links }: Pick<SiteSettings, 'contact'> & Pick<SiteSettings['footer'], 'links'>) {
  const { email, phone, phoneLink, instagram, linkedin } = contact
  return (
    <>
      <address className={style.contact}>
        <a href={`mailto:${email}`}>{email}</a>
        <a href={`tel:${phoneLink}`}>{phone}</a>
        <span className={style.social}>
          {instagram && <SocialLink name="Instagram" href={instagram} />}
          {linkedin && <SocialLink name="LinkedIn" href={linkedin} />}
        </span>
      </address>
      <ul className={style.links}>
        {links.map(({ text, ...link }) => (
          <li key={link.href}>
            <Link {...link}>{text}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

interface FooterProps extends Pick<SiteSettings, 'contact' | 'footer'> {
  path: string
}

/** The foot of every page: how to reach the studio, what it belongs to, and the small print (requirement R2). */
export function Footer({ contact, footer, path }: FooterProps) {
  const { links, note, badge, association } = footer
  return (
    <footer className={style.footer}>
      <CommonPart of={Ways} with={{ contact, links }} />
      <div className={style.badges}>
        {badge && <OffsetBadge badge={badge} path={path} />}
        {association && <AssociationLogo {...association} />}
      </div>
      {note && <p className={style.note}>{note}</p>}
    </footer>
  )
}

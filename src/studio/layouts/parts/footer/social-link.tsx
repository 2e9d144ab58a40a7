import * as words from '../../../words.json'
import style from './social-link.module.scss'

const networks = {
  instagram: {
    name: words.instagram,
    icon: 'M4 7a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM17 7h.01',
  },
  linkedIn: {
    name: words.linkedIn,
    icon: 'M4 5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2ZM8 11v6M8 7h.01M12 17v-6m0 3a2 2 0 0 1 4 0v3',
  },
}

interface SocialLinkProps {
  network: keyof typeof networks
  href: string
}

export function SocialLink({ network, href }: SocialLinkProps) {
  const { name, icon } = networks[network]
  return (
    <a href={href} className={style.social}>
      <svg viewBox="0 0 24 24" className={style.icon} aria-hidden="true" focusable="false">
        <path d={icon} />
      </svg>
      <span className="visually-hidden">{name}</span>
    </a>
  )
}

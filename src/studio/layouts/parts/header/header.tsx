import type { LinkField } from '@engine/generated/content'
import type { CurrentLink } from './current-link'
import style from './header.module.scss'
import { Mascot } from './mascot'
import { Navigation } from './navigation'

interface HeaderProps {
  /** The name of the studio. */
  name: string
  navigation: { label: string; links: LinkField[] }
  /** The link that stands for the page that is shown. */
  current?: CurrentLink
}

/** The top of every page: the studio's name, which leads home, and the navigation. */
export function Header({ name, navigation, current }: HeaderProps) {
  return (
    <header className={style.header}>
      <a href="/" className={style.name}>
        <Mascot className={style.mascot} />
        {name}
      </a>
      <Navigation {...navigation} current={current} />
    </header>
  )
}

import type { LinkField } from '../../generated/content'
import style from './header.module.scss'
import { Mascot } from './mascot'
import { Navigation } from './navigation'

interface HeaderProps {
  /** The name of the studio. */
  name: string
  path: string
  navigation: { label: string; links: LinkField[] }
}

/** The top of every page: the studio's name, which leads home, and the navigation. */
export function Header({ name, path, navigation }: HeaderProps) {
  return (
    <header className={style.header}>
      <a href="/" className={style.name}>
        <Mascot className={style.mascot} />
        {name}
      </a>
      <Navigation {...navigation} path={path} />
    </header>
  )
}

import type { LinkField } from 'schema-pages/types'
import type { CurrentLink } from './current-link'
import style from './header.module.scss'
import { Mascot } from './mascot'
import { Navigation } from './navigation'

interface HeaderProps {
  name: string
  navigation: { label: string; links: LinkField[] }
  current?: CurrentLink
}

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

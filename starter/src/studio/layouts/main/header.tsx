import { Link } from 'schema-pages/elements/Link'
import { Search } from 'schema-pages/elements/search/Search'
import type { LayoutProps } from '../../model'
import * as words from '../../words.json'
import style from './style.module.scss'

/** "page" on the page itself, "true" on the pages below it. */
function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

/** Decoration: the studio's name is next to it. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" className={style.mark} aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="13" />
      <path d="M16 3v26M3 16h26M6.8 6.8l18.4 18.4M25.2 6.8 6.8 25.2" />
      <circle cx="16" cy="16" r="3.5" />
    </svg>
  )
}

export function Header({ settings, path }: Pick<LayoutProps, 'settings' | 'path'>) {
  return (
    <header className={style.header}>
      <Link href={(import.meta.env.LANGUAGES && settings.home) || '/'} className={style.name}>
        <Mark />
        <span>{settings.name}</span>
      </Link>
      <nav aria-label={words.menu}>
        <ul className={style.menu}>
          {settings.menu.map(({ text, ...link }) => (
            <li key={link.href}>
              <Link {...link} aria-current={currentMark(link.href, path)}>
                {text}
              </Link>
            </li>
          ))}
          {settings.search && (
            <li>
              <Search href={settings.search} />
            </li>
          )}
        </ul>
      </nav>
    </header>
  )
}

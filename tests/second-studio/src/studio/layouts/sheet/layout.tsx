import { Link } from 'schema-pages/elements/Link'
import { Languages } from 'schema-pages/elements/languages/Languages'
import { useHome } from 'schema-pages/elements/languages/use-home'
import { Search } from 'schema-pages/elements/search/Search'
import type { LayoutProps } from 'schema-pages/model/registry'
import type { SiteSettings } from '../../generated/content'
import * as words from '../../words.json'
import style from './style.module.scss'

/** One sheet of paper: the menu at its top, the page, the way to the imprint. */
export default function Sheet({ settings, path, children }: LayoutProps<SiteSettings>) {
  return (
    <div className={style.sheet}>
      <nav aria-label={words.menu} className={style.menu}>
        <Link href={useHome()}>{settings.name}</Link>
        {settings.menu.map(({ text, href }) => (
          <Link key={href} href={href} aria-current={href === path ? 'page' : undefined}>
            {text}
          </Link>
        ))}
        <Search href={settings.search} />
      </nav>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className={style.foot}>
        {settings.imprint && <Link href={settings.imprint}>{words.imprint}</Link>}
        <Languages className={style.languages} />
      </footer>
    </div>
  )
}

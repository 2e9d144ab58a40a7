import { Link } from 'schema-pages/elements/Link'
import type { LayoutProps } from 'schema-pages/model/registry'
import type { SiteSettings } from '../../generated/content'
import style from './style.module.scss'

/** One sheet of paper: the menu at its top, the page, the way to the imprint. */
export default function Sheet({ settings, path, children }: LayoutProps<SiteSettings>) {
  return (
    <div className={style.sheet}>
      <nav aria-label="Menü" className={style.menu}>
        <Link href="/">{settings.name}</Link>
        {settings.menu.map(({ text, href }) => (
          <Link key={href} href={href} aria-current={href === path ? 'page' : undefined}>
            {text}
          </Link>
        ))}
      </nav>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className={style.foot}>{settings.imprint && <Link href={settings.imprint}>Impressum</Link>}</footer>
    </div>
  )
}

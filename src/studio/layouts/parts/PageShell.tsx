import type { LinkField } from 'schema-pages/types'
import type { LayoutProps } from '../../model'
import { Footer } from './footer/footer'
import { currentLink } from './header/current-link'
import { Header } from './header/header'
import { SkipLink } from './header/skip-link'
import style from './page-shell.module.scss'

interface PageShellProps extends LayoutProps {
  navigation: { label: string; links: LinkField[] }
}

/** The page takes the focus after a navigation. */
export function PageShell({ settings, path, navigation, children }: PageShellProps) {
  return (
    <>
      <SkipLink />
      <Header name={settings.name} navigation={navigation} current={currentLink(navigation.links, path)} />
      <main id="content" tabIndex={-1} className={style.content}>
        {children}
      </main>
      <Footer settings={settings} path={path} />
    </>
  )
}

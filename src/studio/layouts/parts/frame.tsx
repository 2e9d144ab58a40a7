import type { LinkField } from '@engine/generated/content'
import type { LayoutProps } from '../../model'
import { Footer } from './footer/footer'
import style from './frame.module.scss'
import { currentLink } from './header/current-link'
import { Header } from './header/header'
import { SkipLink } from './header/skip-link'

interface FrameProps extends LayoutProps {
  navigation: { label: string; links: LinkField[] }
}

/** What all layouts share: skip link, header, the page itself, footer. The page takes the focus after a navigation. */
export function Frame({ settings, path, navigation, children }: FrameProps) {
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

import { CommonPart } from '../../elements/common-part'
import type { LinkField } from '../../generated/content'
import type { LayoutProps } from '../../model/registry'
import { currentLink } from './current-link'
import { Footer } from './footer'
import style from './frame.module.scss'
import { Header } from './header'
import { SkipLink } from './skip-link'

interface FrameProps extends LayoutProps {
  navigation: { label: string; links: LinkField[] }
}

/** What all layouts share: skip link, header, the page itself, footer. The page takes the focus after a navigation. */
export function Frame({ settings, path, navigation, children }: FrameProps) {
  return (
    <>
      <SkipLink />
      <CommonPart
        of={Header}
        with={{ name: settings.name, navigation, current: currentLink(navigation.links, path) }}
      />
      <main id="content" tabIndex={-1} className={style.content}>
        {children}
      </main>
      <Footer settings={settings} path={path} />
    </>
  )
}

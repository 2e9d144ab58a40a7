import type { LayoutProps } from '../../model'
import * as words from '../../words.json'
import { Footer } from './footer'
import { Header } from './header'
import style from './style.module.scss'

/** Header and footer around the blocks of a page. */
export default function Main({ settings, path, children }: LayoutProps) {
  return (
    <div className={style.page}>
      <a href="#content" className={style.skip}>
        {words.skipToContent}
      </a>
      <Header settings={settings} path={path} />
      <main id="content" tabIndex={-1} className={style.content}>
        {children}
      </main>
      <Footer settings={settings} />
    </div>
  )
}

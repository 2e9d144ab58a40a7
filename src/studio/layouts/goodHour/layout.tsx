import type { LayoutProps } from '../../model'
import * as words from '../../words.json'
import { PageShell } from '../parts/PageShell'

/** The layout of The Good Hour: its own navigation, the studio's footer (requirement R9). Its green is the theme's. */
export default function GoodHour({ settings, path, children }: LayoutProps) {
  const { main, goodHour = main } = settings.navigation
  return (
    <PageShell settings={settings} path={path} navigation={{ label: words.goodHourNavigation, links: goodHour }}>
      {children}
    </PageShell>
  )
}

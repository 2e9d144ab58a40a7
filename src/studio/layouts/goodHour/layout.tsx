import type { LayoutProps } from '../../model'
import * as words from '../../words.json'
import { PageShell } from '../parts/PageShell'

/** The Good Hour has its own navigation and the studio's footer (R9). */
export default function GoodHour({ settings, path, children }: LayoutProps) {
  const { main, goodHour = main } = settings.navigation
  return (
    <PageShell settings={settings} path={path} navigation={{ label: words.goodHourNavigation, links: goodHour }}>
      {children}
    </PageShell>
  )
}

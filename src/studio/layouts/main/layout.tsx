import type { LayoutProps } from '../../model'
import * as words from '../../words.json'
import { PageShell } from '../parts/PageShell'

export default function Main({ settings, path, children }: LayoutProps) {
  return (
    <PageShell
      settings={settings}
      path={path}
      navigation={{ label: words.mainNavigation, links: settings.navigation.main }}
    >
      {children}
    </PageShell>
  )
}

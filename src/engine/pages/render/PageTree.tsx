import { useMemo } from 'react'
import type { BrowserSettings, ReadyPage } from '../../base/shared-types/page'
import type { Registry } from '../../base/shared-types/registry'
import { PageContext } from '../elements/use-page'
import { type Hydration, RenderBlocks } from './RenderBlocks'

interface PageProps {
  page: ReadyPage
  settings: BrowserSettings
  registry: Registry
  /** "near" keeps the server's html of a block until it is near the viewport. */
  hydration?: Hydration
}

export function PageTree({ page, settings, registry, hydration = 'now' }: PageProps) {
  const { path, assets, layout, blocks, keys } = page
  const Layout = registry.layouts[layout]
  if (!Layout) throw new Error(`There is no layout "${layout}".`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data of a page have new assets
  const context = useMemo(
    () =>
      import.meta.env.LANGUAGES
        ? { path, assets, settings, languageLinks: page.languageLinks }
        : { path, assets, settings },
    [path, assets, settings],
  )
  return (
    <PageContext value={context}>
      <Layout settings={settings} path={path}>
        <RenderBlocks key={path} blocks={blocks} keys={keys} components={registry.blocks} hydration={hydration} />
      </Layout>
    </PageContext>
  )
}

import type { BrowserSettings, ReadyPage, SiteFrame } from '../../src/engine/base/shared-types/page'
import { type CompileInput, createCompiler } from '../../src/engine/pages/page-data'

export interface ReadySite extends SiteFrame {
  /** Of the site's own language. */
  settings: BrowserSettings
  pages: ReadyPage[]
}

export async function compileSite(input: CompileInput): Promise<ReadySite> {
  const { compilePage, pages, ...site } = createCompiler(input)
  const ready: ReadyPage[] = []
  for (const page of pages) ready.push(await compilePage(page))
  return { ...site, settings: site.settingsIn(), pages: ready }
}

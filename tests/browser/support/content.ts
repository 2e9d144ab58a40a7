import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { accessKeyNames } from '../../../src/engine/base/shared-types/access-key-names'
import { findAccessKey } from '../../../src/engine/building/site-build/guarded-pages/access-key'
import { siteAt } from '../../../src/engine/content/publication-dates/site-at'
import { readSchemas } from '../../../src/engine/folders/studio-folder/read-schemas'
import type { Block, ContentPage, Page as PageContent, SiteContent } from '../../../src/studio/generated/content'
import { root } from './site'

/**
 * The content of the real site, as visitors see it now. Tests of it ask here what should be there; none knows its words,
 * paths or numbers.
 */
export const content = siteAt(JSON.parse(readFileSync(join(root, 'pages.json'), 'utf8')), Date.now()) as SiteContent

const isContentPage = (page: PageContent): page is ContentPage => !('redirect' in page)

/** Every page that is not a redirect. */
export const pages: ContentPage[] = (content.pages as PageContent[]).filter(isContentPage)

/** The blocks that visitors see on a page, the shared ones among them. */
export const blocksOf = ({ blocks }: ContentPage): Block[] =>
  blocks
    .map((block) => ('shared' in block ? (content.shared?.[block.shared] as Block) : block))
    .filter(({ hidden }) => !hidden)

const kindsOf = (page: ContentPage): string[] => [
  `layout ${page.layout}`,
  `guarded: ${page.guard !== undefined}`,
  ...blocksOf(page).map(({ type }) => type),
]

/** A few pages that together have every type of block and every layout that the site uses, one of them guarded if any is. */
export function pagesOfEveryKind(): ContentPage[] {
  const missing = new Set(pages.flatMap(kindsOf))
  const countMissing = (page: ContentPage) => new Set(kindsOf(page).filter((kind) => missing.has(kind))).size
  const chosen: ContentPage[] = []
  while (missing.size > 0) {
    const best = pages.reduce((one, other) => (countMissing(other) > countMissing(one) ? other : one))
    for (const kind of kindsOf(best)) missing.delete(kind)
    chosen.push(best)
  }
  return chosen
}

/** The key of the guarded pages. */
export const accessKey = async () => findAccessKey(root, accessKeyNames(await readSchemas(root)), console.log)

/** Lets a visitor into the guarded pages: who has their cookies reads them as any other page. */
export async function letIn(page: Page, address: string): Promise<void> {
  const names = pages.flatMap(({ guard }) => guard?.cookie ?? [])
  if (names.length === 0) return
  const value = await accessKey()
  await page.context().addCookies(names.map((name) => ({ name, value, url: address })))
}

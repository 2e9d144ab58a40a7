import { readFileSync, writeFileSync } from 'node:fs'
import type { SiteContent } from '../../../base/schema-types/content'
import { htmlFile } from '../../../base/shared-types/addresses'
import { searchEntryFile, searchFolder } from '../../../base/shared-types/search/site-search'
import { hashParts, hashTexts } from '../output/hash'
import type { Output } from '../output/output'
import type { CachedPage } from '../pages/page-cache'
import { makeIndex } from './make-index'
import { searchedDocument, searchedHtml } from './searched-html'
import { searchedPages } from './searched-pages'

/** The index is kept while its pages have the words of the last build. */
export async function writeSearch(content: SiteContent, output: Output, made: CachedPage[]): Promise<void> {
  const pages = searchedPages(content)
  if (pages.length === 0) return
  const byPath = new Map(made.map((page) => [page.path, page]))
  const wordsOf = (path: string) => searchedHtml(readFileSync(output.placeOf(htmlFile(path)), 'utf8'))
  const prints = pages.map(({ path }) => {
    const page = byPath.get(path)
    if (!page) return ''
    page.words ??= hashTexts(wordsOf(path))
    return page.words
  })
  const key = hashTexts(JSON.stringify(pages), ...prints)
  const last = output.lastFilesIn(searchFolder)
  if (last.get(searchEntryFile) === `${last.size} ${key}`) {
    for (const [file, own] of last) output.keep(file, own)
    return
  }

  const files = await makeIndex(
    pages.map((page) => ({ url: page.path, content: searchedDocument(page, wordsOf(page.path)) })),
  )
  for (const { path, content } of files) {
    const file = `${searchFolder}/${path}`
    const print = await hashParts([content])
    const own = file === searchEntryFile ? `${files.length} ${key}` : print
    if (!output.keep(file, own)) writeFileSync(output.stage(file, own, print), content)
  }
}

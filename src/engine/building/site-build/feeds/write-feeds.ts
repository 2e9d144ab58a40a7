import { statSync } from 'node:fs'
import { htmlFile } from '../../../base/shared-types/addresses'
import { type MadeFeed, madeFeeds } from '../../../base/shared-types/feeds/made-feeds'
import { readLanguages } from '../../../base/shared-types/languages/languages'
import { getOrAdd } from '../../../base/shared-types/maps'
import { isContentPage } from '../../../base/shared-types/site-pages'
import { listPartsIn } from '../../../content/collections/list-query'
import type { CheckedSite } from '../checked-site'
import type { Output } from '../output/output'
import { writeText } from '../output/write-text'
import { type FeedItem, feedItems } from './feed-items'
import { pageWords } from './page-words'
import { writeJsonFeed } from './write-json-feed'
import { writeRss } from './write-rss'

/** Reads words and sizes in the output, where pages and public files are by now. */
export function writeFeeds({ content, schemas, at }: CheckedSite, output: Output): void {
  const feeds = madeFeeds(content)
  if (feeds.length === 0) return
  const { settingsIn } = readLanguages(content.site)
  const { url } = content.site
  const pages = new Map(content.pages.filter(isContentPage).map((page) => [page.path, page]))
  const listTypes = [...listPartsIn(schemas).keys()]
  const addWords = (item: FeedItem): FeedItem => ({
    ...item,
    html: pageWords(output.read(htmlFile(item.path)), { url, path: item.path }, listTypes),
  })
  const known = new Map<string, FeedItem[]>()
  const itemsOf = (feed: MadeFeed): FeedItem[] => {
    const key = `${feed.language} ${feed.collection}`
    return getOrAdd(known, key, () => feedItems(content, feed, at).map((item) => (feed.isFull ? addWords(item) : item)))
  }
  for (const feed of feeds) {
    const { name, titleSuffix } = settingsIn(feed.language)
    const description = pages.get(feed.page)?.description ?? String(name)
    const titled = { ...feed, title: feed.title + titleSuffix }
    const bytesOf = (address: string) => statSync(output.placeOf(address.slice(1))).size
    const site = { url, description, bytesOf }
    const write = feed.form === 'rss' ? writeRss : writeJsonFeed
    writeText(output, feed.path.slice(1), write(titled, itemsOf(feed), site))
  }
}

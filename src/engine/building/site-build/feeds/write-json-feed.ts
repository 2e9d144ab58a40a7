import type { MadeFeed } from '../../../base/shared-types/feeds/made-feeds'
import type { FeedItem } from './feed-items'
import type { FeedSite } from './write-rss'

/** JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/. JSON leaves out what is undefined. */
export function writeJsonFeed(feed: MadeFeed, items: FeedItem[], { url, description }: FeedSite): string {
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: url + feed.page,
    feed_url: url + feed.path,
    description,
    language: feed.language,
    items: items.map(({ path, title, summary, time, image, topics, html }) => ({
      id: url + path,
      url: url + path,
      title,
      summary,
      ...(html === undefined ? { content_text: summary } : { content_html: html }),
      image: image && encodeURI(url + image),
      date_published: time,
      tags: topics.length > 0 ? topics : undefined,
    })),
  }
  return `${JSON.stringify(json, null, 2)}\n`
}

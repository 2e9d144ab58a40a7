import { feedTypes, type MadeFeed } from '../../../base/shared-types/feeds/made-feeds'
import { escapeHtml } from '../../../base/text/tags'
import { contentTypes } from '../../host-config/formats/content-types'
import type { FeedItem } from './feed-items'

export interface FeedSite {
  url: string
  description: string
  bytesOf(address: string): number
}

/** Characters that XML 1.0 does not know: https://www.w3.org/TR/xml/#charsets */
const unknownToXml = /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

const escapeXml = (text: string): string =>
  escapeHtml(text.replace(unknownToXml, (sign) => (/[\t\n\r]/.test(sign) ? sign : '')))

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "2027-06-12T09:30:00+02:00" -> "Sat, 12 Jun 2027 09:30:00 +0200": https://www.rfc-editor.org/rfc/rfc822#section-5 */
export function rssTime(time: string): string {
  const [, day = '', clock = '', hours = '', minutes = ''] = /^(.{10})T(.{8})(.\d\d):(\d\d)$/.exec(time) ?? []
  const date = new Date(day)
  const month = months[date.getUTCMonth()]
  return `${days[date.getUTCDay()]}, ${day.slice(8)} ${month} ${date.getUTCFullYear()} ${clock} ${hours}${minutes}`
}

const pictureType = (address: string): string | undefined => {
  const ending = address.slice(address.lastIndexOf('.') + 1).toLowerCase()
  return Object.keys(contentTypes).find((type) => contentTypes[type]?.split(' ').includes(ending))
}

function enclosureOf(image: string | undefined, { url, bytesOf }: FeedSite): string[] {
  const type = image && pictureType(image)
  return image && type
    ? [`<enclosure url="${escapeXml(encodeURI(url + image))}" length="${bytesOf(image)}" type="${type}"/>`]
    : []
}

function itemLines({ path, title, summary, time, image, topics, html }: FeedItem, site: FeedSite): string[] {
  const link = escapeXml(site.url + path)
  return [
    '<item>',
    `<title>${escapeXml(title)}</title>`,
    `<link>${link}</link>`,
    `<guid isPermaLink="true">${link}</guid>`,
    ...(time ? [`<pubDate>${rssTime(time)}</pubDate>`] : []),
    ...topics.map((topic) => `<category>${escapeXml(topic)}</category>`),
    // A description is html.
    `<description>${escapeXml(escapeHtml(summary))}</description>`,
    ...(html === undefined ? [] : [`<content:encoded>${escapeXml(html)}</content:encoded>`]),
    ...enclosureOf(image, site),
    '</item>',
  ]
}

/** RSS 2.0: https://www.rssboard.org/rss-specification */
export function writeRss(feed: MadeFeed, items: FeedItem[], site: FeedSite): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    `<title>${escapeXml(feed.title)}</title>`,
    `<link>${escapeXml(site.url + feed.page)}</link>`,
    `<description>${escapeXml(site.description)}</description>`,
    `<language>${escapeXml(feed.language)}</language>`,
    `<atom:link href="${escapeXml(site.url + feed.path)}" rel="self" type="${feedTypes.rss}"/>`,
    ...items.flatMap((item) => itemLines(item, site)),
    '</channel>',
    '</rss>',
  ]
  return `${lines.join('\n')}\n`
}

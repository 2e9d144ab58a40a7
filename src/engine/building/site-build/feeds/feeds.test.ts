import { expect, test } from 'vitest'
import type { SiteContent } from '../../../base/schema-types/content'
import type { MadeFeed } from '../../../base/shared-types/feeds/made-feeds'
import { feedItems } from './feed-items'
import { pageWords } from './page-words'
import { writeJsonFeed } from './write-json-feed'
import { rssTime, writeRss } from './write-rss'

const feed: MadeFeed = {
  ...{ collection: 'news', language: 'en-GB', path: '/news/feed.xml', form: 'rss', isFull: false },
  ...{ title: 'News & more', page: '/news' },
}
const at = Date.parse('2028-01-01')
const site = { url: 'https://small.example', description: 'What is <new>', bytesOf: () => 1200 }

const item = (path: string, entry: object) => ({
  ...{ path, title: `Title of ${path}`, description: 'A page', blocks: [] },
  entry: { collection: 'news', id: 1, ...entry },
})
const content = {
  site: { language: 'en-GB', timeZone: 'Europe/Berlin' },
  collections: { news: { title: 'News', order: 'title' } },
  pages: [
    item('/b', { title: 'B', description: 'Fish & "chips" <b>\u0007' }),
    item('/a', { title: 'A', day: '2026-12-01', categories: ['all', 'Film'] }),
    item('/c', { day: '2027-06-12', image: '/images/a fox.jpg' }),
  ],
} as unknown as SiteContent

test('items are newest first, then those without a day in the order of their collection', () => {
  expect(feedItems(content, feed, at).map(({ path, time }) => [path, time])).toEqual([
    ['/c', '2027-06-12T00:00:00+02:00'],
    ['/a', '2026-12-01T00:00:00+01:00'],
    ['/b', undefined],
  ])
})

test('an item has the time of its page where its own day is still to come', () => {
  const event = { ...item('/e', { day: '2028-01-02' }), publish: '2027-12-24 09:00' }
  const future = { ...content, pages: [event, item('/f', { day: '2028-01-01' })] } as SiteContent
  expect(feedItems(future, feed, at).map(({ time }) => time)).toEqual([
    '2027-12-24T09:00:00+01:00',
    '2028-01-01T00:00:00+01:00',
  ])
  expect(feedItems(future, feed, Date.parse('2027-12-24'))[0]?.time).toBeUndefined()
})

test('RSS has absolute addresses, times as mail writes them, and texts that no sign breaks', () => {
  const xml = writeRss(feed, feedItems(content, feed, at), site)
  const items = xml.split('<item>').slice(1)
  expect(xml).toContain('<title>News &amp; more</title>\n<link>https://small.example/news</link>')
  expect(xml).toContain('<atom:link href="https://small.example/news/feed.xml" rel="self" type="application/rss+xml"/>')
  expect(items[0]).toContain('<pubDate>Sat, 12 Jun 2027 00:00:00 +0200</pubDate>')
  expect(items[0]).toContain(
    '<enclosure url="https://small.example/images/a%20fox.jpg" length="1200" type="image/jpeg"/>',
  )
  expect(items[1]).toContain('<guid isPermaLink="true">https://small.example/a</guid>')
  expect(items[1]).toContain('<category>Film</category>')
  expect(items[2]).toContain('<description>Fish &amp;amp; &amp;quot;chips&amp;quot; &amp;lt;b&amp;gt;</description>')
})

test.each([
  ['2027-06-02T09:30:00-03:30', 'Wed, 02 Jun 2027 09:30:00 -0330'],
  ['2026-12-31T00:00:00+00:00', 'Thu, 31 Dec 2026 00:00:00 +0000'],
])('the time %s is %s in RSS', (time, written) => expect(rssTime(time)).toBe(written))

test('an item of a JSON Feed has the text of its summary, or the words of its page', () => {
  const [first, second] = feedItems(content, feed, at)
  const items = [first, { ...second, html: '<p>Hello</p>' }] as NonNullable<typeof first>[]
  const json = JSON.parse(writeJsonFeed(feed, items, site))
  expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: 'en-GB' })
  expect(json.items).toMatchObject([
    { id: 'https://small.example/c', content_text: 'A page', image: 'https://small.example/images/a%20fox.jpg' },
    { content_html: '<p>Hello</p>', date_published: '2026-12-01T00:00:00+01:00', tags: ['Film'] },
  ])
  expect(json.items[1]).not.toHaveProperty('content_text')
})

test('the words of a page are its own, as plain html with absolute addresses', () => {
  const html = `<body><header>Menu</header><main id="content">
<div data-block="opening"><header><div><h1>Title</h1><time datetime="2027-06-12">12 June</time><p class="x">A line</p></div></header></div>
<div data-block="text"><section><h2>More</h2><div class="y"><p onclick="x()">See <a href="/about">us</a> or <a href="#top">above</a>.</p>
<picture><source srcset="/a.webp"><img src="/assets/a.png" alt="A fox" style="x"></picture></div><div>Price: <b>5</b></div></section></div>
<div data-block="list"><ul><li>Another page</li></ul></div><nav>Next</nav></main></body>`
  const words = pageWords(html, { url: 'https://small.example', path: '/a' }, ['list'])
  expect(words.replace(/\s+/g, ' ')).toBe(
    '<p>A line</p> <h3>More</h3><p>See <a href="https://small.example/about">us</a> or <a href="https://small.example/a#top">above</a>.</p> <img src="https://small.example/assets/a.png" alt="A fox"><p>Price: <b>5</b></p>',
  )
})

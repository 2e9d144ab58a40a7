import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import type { MadeFeed } from '../../../base/shared-types/feeds/made-feeds'
import type { FeedItem } from './feed-items'
import { writeJsonFeed } from './write-json-feed'
import { writeRss } from './write-rss'

const url = 'https://small.example'
const site = { url, description: 'News & <b>more</b> ]]> \u0000', bytesOf: () => 1200 }
const feed = (form: 'rss' | 'json', isFull = false): MadeFeed => ({
  ...{ collection: 'news', language: 'en-GB', form, isFull, page: '/news' },
  ...{ path: `/news/feed.${form === 'rss' ? 'xml' : 'json'}`, title: '"News" & <more> ]]>' },
})
const items: FeedItem[] = [
  {
    path: '/news/fish',
    title: 'Fish & <chips> ]]> \u000b',
    summary: '1 < 2 & "3" \ud800',
    topics: ['Film & food', '<b>'],
  },
  { path: '/news/fox', title: 'Ein Füchslein', summary: 'Ü', time: '2027-06-02T09:30:00-03:30', topics: [] },
  {
    path: '/news/day',
    title: 'A day',
    summary: 'x',
    time: '2026-12-31T00:00:00+00:00',
    topics: [],
    image: '/i/ä b.JPG',
  },
]
const html =
  '<p>Fish &amp; <a href="https://small.example/about">us</a> ]]&gt; <img src="https://small.example/a.png" alt=""></p>'
const full = items.map((item) => ({ ...item, html }))

interface Element {
  name: string
  space: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

/** Throws where the text is not well-formed, or a prefix is not declared. */
function readXml(text: string): Element {
  const root: Element = { name: '', space: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value])
    const element = { name: local, space: uri, attributes: Object.fromEntries(values), children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (words) => {
    const [element] = open.slice(-1)
    if (element) element.text += words
  })
  parser.on('closetag', () => void open.pop())
  parser.write(text).close()
  return root.children[0] as Element
}

const atom = 'http://www.w3.org/2005/Atom'
const contentModule = 'http://purl.org/rss/1.0/modules/content/'
const all = (parent: Element, name: string, space = '') =>
  parent.children.filter((child) => child.name === name && child.space === space)
const isAbsolute = (address = '') =>
  /^https:\/\/[a-z.]+(\/[\x21-\x7e]*)?$/.test(address) && !/[<>"{}|\\^`]/.test(address)

/** https://www.rfc-editor.org/rfc/rfc822#section-5, with years of four digits as RSS asks. */
function isRfc822(text: string): boolean {
  const found = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (\w{3}) (\d{4}) \d{2}:\d{2}:\d{2} ([+-]\d{4}|GMT)$/.exec(text)
  const [, weekday, day, month, year] = found ?? []
  const date = new Date(`${day} ${month} ${year} 00:00:00 GMT`)
  return found !== null && date.toUTCString().startsWith(`${weekday}, ${day} ${month} ${year}`)
}

/** https://www.rfc-editor.org/rfc/rfc3339#section-5.6 */
const isRfc3339 = (text: unknown) =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
  !Number.isNaN(Date.parse(text))

/** In html, no address begins without a scheme, and no sign is left over. */
const isWholeHtml = (text: string) =>
  !/ (href|src)="(?!https?:|mailto:|tel:)/.test(text) &&
  !/<script|<style| on\w+=| style=/.test(text) &&
  !/<(?!\/?[a-z][^<>]*>)/.test(text) &&
  !/&(?!\w+;|#\d+;)/.test(text)

/** What each item may hold once: https://www.rssboard.org/rss-profile */
const inItem = ['title', 'link', 'guid', 'pubDate', 'description', 'encoded', 'enclosure']

describe.each([
  ['with summaries', writeRss(feed('rss'), items, site)],
  ['with whole texts', writeRss(feed('rss', true), full, site)],
  ['without items', writeRss(feed('rss'), [], site)],
])('RSS 2.0 %s', (_, text) => {
  const root = readXml(text)
  const [channel] = root.children
  const read = channel ? all(channel, 'item') : []

  test('is one channel of version 2.0, in UTF-8', () => {
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss /)
    expect([root.name, root.attributes.version]).toEqual(['rss', '2.0'])
    expect(root.children.map(({ name }) => name)).toEqual(['channel'])
  })

  test('has what a channel must have, once, and its own address', () => {
    for (const name of ['title', 'link', 'description', 'language']) {
      const found = all(channel as Element, name)
      expect([name, found.length, found[0]?.text.trim()]).toEqual([name, 1, expect.stringMatching(/./)])
    }
    expect(all(channel as Element, 'title')[0]?.text).toBe('"News" & <more> ]]>')
    expect(isAbsolute(all(channel as Element, 'link')[0]?.text)).toBe(true)
    const [self, ...others] = all(channel as Element, 'link', atom)
    expect(others).toEqual([])
    expect(self?.attributes).toEqual({ href: `${url}/news/feed.xml`, rel: 'self', type: 'application/rss+xml' })
  })

  test('has items with a title and a description, and nothing twice', () => {
    for (const item of read) {
      for (const name of inItem) expect(item.children.filter((child) => child.name === name).length).toBeLessThan(2)
      for (const name of ['title', 'link', 'guid', 'description']) expect(all(item, name)[0]?.text).toMatch(/\S/)
      for (const { name, space } of item.children) {
        const known = name === 'encoded' ? contentModule : ''
        expect([...inItem, 'category']).toContain(name)
        expect(space).toBe(known)
      }
    }
    if (read.length > 0) expect(all(read[0] as Element, 'title')[0]?.text).toBe('Fish & <chips> ]]> ')
  })

  test('has identifiers that are different, and addresses', () => {
    const ids = read.map((item) => all(item, 'guid')[0])
    expect(new Set(ids.map((id) => id?.text)).size).toBe(read.length)
    for (const [index, id] of ids.entries()) {
      expect(id?.attributes).toEqual({ isPermaLink: 'true' })
      expect(isAbsolute(id?.text)).toBe(true)
      expect(all(read[index] as Element, 'link')[0]?.text).toBe(id?.text)
    }
  })

  test('has times as mail writes them, and none where there is none', () => {
    const times = read.map((item) => all(item, 'pubDate')[0]?.text)
    expect(times.filter((time) => time !== undefined && !isRfc822(time))).toEqual([])
    expect(times.map((time) => time !== undefined)).toEqual(read.map((_, index) => items[index]?.time !== undefined))
  })

  test('has html that is escaped once, with absolute addresses', () => {
    for (const [index, item] of read.entries()) {
      const words = all(item, 'description')[0]?.text ?? ''
      expect(isWholeHtml(words)).toBe(true)
      expect(words).not.toContain('<')
      for (const whole of all(item, 'encoded', contentModule)) {
        expect(whole.text).toBe(html)
        expect(isWholeHtml(whole.text)).toBe(true)
      }
      expect(all(item, 'category').map(({ text }) => text)).toEqual(items[index]?.topics)
    }
  })

  test('has pictures with address, length and type', () => {
    const pictures = read.flatMap((item) => all(item, 'enclosure'))
    expect(pictures.map(({ attributes }) => attributes)).toEqual(
      read.length === 0 ? [] : [{ url: `${url}/i/%C3%A4%20b.JPG`, length: '1200', type: 'image/jpeg' }],
    )
  })
})

describe.each([
  ['with summaries', writeJsonFeed(feed('json'), items, site), 'content_text'],
  ['with whole texts', writeJsonFeed(feed('json', true), full, site), 'content_html'],
  ['without items', writeJsonFeed(feed('json'), [], site), ''],
])('JSON Feed 1.1 %s', (_, text, content) => {
  const json = JSON.parse(text)
  const read: Record<string, unknown>[] = json.items

  test('has the fields of a feed', () => {
    expect(json).toMatchObject({
      ...{ version: 'https://jsonfeed.org/version/1.1', title: '"News" & <more> ]]>', language: 'en-GB' },
      ...{ home_page_url: `${url}/news`, feed_url: `${url}/news/feed.json` },
    })
    expect(Array.isArray(read)).toBe(true)
    expect(text).not.toContain('null')
  })

  test('has items with identifiers that are different, addresses and content', () => {
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length)
    for (const item of read) {
      expect([item.id, isAbsolute(String(item.url))]).toEqual([item.url, true])
      expect(['content_text', 'content_html'].filter((name) => name in item)).toEqual([content])
      expect(item[content]).toMatch(/\S/)
      if (item.image !== undefined) expect(isAbsolute(String(item.image))).toBe(true)
      if (item.date_published !== undefined) expect(isRfc3339(item.date_published)).toBe(true)
      if (item.tags !== undefined) expect(item.tags).toEqual([expect.any(String), expect.any(String)])
    }
    expect(read.map((item) => 'date_published' in item)).toEqual(read.map((_, index) => !!items[index]?.time))
  })
})

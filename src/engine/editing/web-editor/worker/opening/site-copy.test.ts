import { expect, test } from 'vitest'
import { filesNamedIn } from './site-copy'

test('the files of a text are those that it names, without the feeds that a build writes', () => {
  const text = JSON.stringify({
    collections: { news: { feeds: ['/news/feed.xml'] } },
    pages: [{ image: '/fox.jpg', html: '<a href="/de/news/feed.xml">feed</a><a href="/menu.pdf#page=2">menu</a>' }],
  })
  expect([...filesNamedIn(text).keys()]).toEqual(['/fox.jpg', '/menu.pdf'])
})

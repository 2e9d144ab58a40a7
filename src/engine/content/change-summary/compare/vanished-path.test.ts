import { expect, test } from 'vitest'
import { readCase } from '../../../../../tests/sites/broken-content'
import type { SiteContent } from '../../../base/schema-types/content'
import { compareSites } from './compare'
import { findVanishedPaths } from './vanished-path'

const text = readCase('listed-nothing-wrong')
const at = Date.UTC(2026, 6, 1)

/** What has vanished since the case. */
function vanishedAfter(edit: (content: SiteContent) => void, base = text): (string | undefined)[] {
  const [before, now] = [JSON.parse(base), JSON.parse(base)]
  edit(now)
  const change = compareSites({ value: before, files: new Map() }, { value: now, files: new Map() }, new Set())
  return findVanishedPaths(change, at).map(({ suggestion }) => suggestion)
}

const rename = (content: SiteContent, value: string, other: string) => {
  content.pages = JSON.parse(JSON.stringify(content.pages).replaceAll(`"${value}"`, `"${other}"`))
}
const redirect = (from: string, to: string) => ({ path: from, redirect: to })
const shows = '{ "path": "/news/topics/shows", "redirect": "/news" }'

test('the page of a value that no entry has any longer has vanished, unless a redirect is there', () => {
  expect(vanishedAfter((content) => rename(content, 'shows', 'fairs'))).toEqual([shows])
  const withRedirect = (content: SiteContent) => {
    rename(content, 'shows', 'fairs')
    content.pages.push(redirect('/news/topics/shows', '/news/topics/fairs'))
  }
  expect(vanishedAfter(withRedirect)).toEqual([])
  expect(vanishedAfter((content) => rename(content, 'film', 'Film'))).toEqual([])
})

test('a list that has fewer pages has lost none', () => {
  const longer = (content: SiteContent) => {
    content.pages = JSON.parse(JSON.stringify(content.pages).replaceAll('"perPage":2', '"perPage":9'))
  }
  expect(vanishedAfter(longer)).toEqual([])
})

test('without the page that makes them, one redirect is enough for the pages of all values', () => {
  const all = '{ "path": "/news/topics/*", "redirect": "/news" }'
  const without = (content: SiteContent) => {
    content.pages = content.pages.filter(({ path }) => path !== '/news/topics/*')
  }
  expect(vanishedAfter(without)).toEqual([all])
})

test('a value of an entry that was never public has no page to vanish', () => {
  const later = text
    .replace('"path": "/news/summer-show",', '$& "publish": "2027-01-01 00:00",')
    .replace('"film", "shows"', '"film"')
  expect(vanishedAfter((content) => rename(content, 'shows', 'fairs'), later)).toEqual([])
})

test('a page below the pages of values is not led on by them', () => {
  const withPage = JSON.parse(text)
  withPage.pages.push({ ...withPage.pages[1], path: '/news/topics/old' })
  const drop = (content: SiteContent) => void content.pages.pop()
  expect(vanishedAfter(drop, JSON.stringify(withPage))).toEqual(['{ "path": "/news/topics/old", "redirect": "/news" }'])
})

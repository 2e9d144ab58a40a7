import { describe, expect, test } from 'vitest'
import { readCase } from '../../../../tests/sites/broken-content'
import type { SmallSite } from '../../../../tests/sites/git-site'
import { listSchemas as schemas } from '../../../../tests/sites/list-schemas'
import { createCheck, type PublicFiles } from '../check'
import { createValidator } from '../schema-model/validation/validate'
import { listUses } from './list-uses'
import { movePage } from './move-page'
import { readOpenSite } from './open-site'
import { planValueRename } from './rename-value'

const validate = createValidator(schemas)
const check = createCheck(schemas)
const files: PublicFiles = new Map([['/images/fox.svg', { bytes: 100 }]])
const text = readCase('listed-nothing-wrong')

describe('npm run move', () => {
  const move = (from: string, to: string, withChildren = false, before = text) =>
    movePage({ text: before, files, schemas, check, validate }, from, to, withChildren)
  const pagesOf = (now: string) => (JSON.parse(now) as SmallSite).pages

  test('a list takes its pages along', () => {
    const { text: now, redirected, staying } = move('/news', '/journal')
    expect(redirected).toEqual(['/news', '/news/2'])
    expect(now).toContain('<a href=\\"/journal/2\\">old news</a> or <a href=\\"/news/topics/film\\">')
    expect(pagesOf(now).at(-1)).toEqual({ path: '/news/2', redirect: '/journal/2' })
    expect(staying).toContain('/news/topics/*')
  })

  test('a page with "each" takes the pages of its values along, and comes back', () => {
    const { text: now, redirected } = move('/news/topics/*', '/themes/*')
    expect(redirected).toEqual(['/news/topics/film', '/news/topics/film/2', '/news/topics/shows'])
    expect(now).toContain('<a href=\\"/themes/film\\">films</a>')
    expect(pagesOf(now).map(({ path }) => path)).toContain('/themes/*')
    const back = move('/themes/*', '/news/topics/*', false, now).text
    expect(pagesOf(back).slice(0, -3)).toEqual(pagesOf(text))
  })

  test('a list takes pages with "each" below it along on request', () => {
    const { redirected } = move('/news', '/journal', true)
    expect(redirected).toEqual(expect.arrayContaining(['/news/2', '/news/topics/film/2', '/news/award']))
  })

  test.each([
    ['/news/2', '/old-news', '"/news/2" is one of the pages that "/news" makes: move "/news" instead.'],
    ['/news/topics/*', '/themes', 'so its new address ends in /*, too, for example "/themes/*".'],
    ['/about', '/about/*', '"/about/*" cannot be an address.'],
    ['/about', '/news/topics/film', '"/news/topics/film" is one of the pages that "/news/topics/*" makes.'],
  ])('refuses to move %s to %s', (from, to, words) => {
    expect(() => move(from, to)).toThrow(words)
  })
})

describe('npm run uses', () => {
  const uses = (name: string, now = text) =>
    listUses(readOpenSite(now, files, schemas, validate), name)
      .split('\n')
      .map((line) => line.replace(/^pages\.json:\d+:\d+ {2}/, ''))

  test('of an entry names the lists that show it, and the pages of its values', () => {
    expect(uses('/news/new-desk')).toEqual([
      'The page "/news/new-desk" is used in 3 places:',
      'page "/news" News, block 2, List "All news"',
      'page "/news/topics/*" News: {value}, on /news/topics/film',
      'page "/news/topics/*" News: {value}, block 2, List "News about {value}", on /news/topics/film',
    ])
    expect(uses('/news/summer-show')).toContain('page "/" Home, block 3, List "Latest"')
    const only = text.replace('"most": 2', '"only": { "categories": "shows" }')
    expect(uses('/news/fox-film', only).join()).not.toContain('Latest')
    expect(uses('/news/award', only).join()).toContain('Latest')
  })

  test('of a made page names the links to it', () => {
    expect(uses('/news/2')).toEqual([
      'The page "/news/2" is used in 1 place:',
      'page "/about" About, block 2, Text "About"',
    ])
  })
})

describe('a renamed value', () => {
  const rename = (before: string, value: string, to: string) => {
    const site = readOpenSite(before, files, schemas, validate)
    const language = site.content.languages.own
    return planValueRename(site, { collection: 'news', field: 'categories', value, language }, to)
  }
  const errorsIn = (now: string) => check({ text: now, files }).problems.filter(({ severity }) => severity === 'error')

  test('is renamed in entries, lists and links, and its addresses redirect', () => {
    const grid = '{ "type": "entryGrid", "heading": "By topic", "collection": "news", "filter": ["all", "film"] }'
    const before = text
      .replace('"most": 2', '"only": { "categories": "film" }')
      .replace(/\{\s*"shared": "clients"/, (shared) => `${grid}, ${shared}`)
    const { text: now, redirected } = rename(before, 'film', 'Moving pictures')
    expect(now.match(/"film"/g)).toBeNull()
    expect(now).toContain('"categories": ["all", "Moving pictures", "shows"]')
    expect(now).toContain('"only": { "categories": "Moving pictures" }')
    expect(now).toContain('"filter": ["all", "Moving pictures"]')
    expect(now).toContain('<a href=\\"/news/topics/moving-pictures\\">films</a>')
    expect(redirected).toEqual(['/news/topics/film', '/news/topics/film/2'])
    expect(errorsIn(now)).toEqual([])
    const back = rename(now, 'Moving pictures', 'film').text
    expect(errorsIn(back)).toEqual([])
    expect(back).not.toContain('"path": "/news/topics/film"')
  })

  test('joins another one, which entries have once', () => {
    const { text: now } = rename(text, 'film', 'shows')
    expect(now).toContain('"categories": ["all", "shows"]\n')
    expect(now).not.toContain('"film"')
    expect(errorsIn(now)).toEqual([])
  })

  test('keeps its address where the new spelling has the same', () => {
    expect(rename(text, 'film', 'Film').redirected).toEqual([])
    expect(() => rename(text, 'films', 'x')).toThrow('No entry of "news" has "films" in "categories".')
    expect(() => rename(text, 'film', '!!')).toThrow('No address can be made of "!!"')
  })
})

import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCase } from '../../../../tests/sites/broken-content'
import type { SmallSite } from '../../../../tests/sites/git-site'
import { readSchemas } from '../../folders/studio-folder/read-schemas'
import { createCheck, type PublicFiles } from '../check'
import { createValidator } from '../schema-model/validation/validate'
import { movePage } from './move-page'
import { readOpenSite } from './open-site'
import { planRemoval } from './remove-page'

const root = join(import.meta.dirname, '../../../..')
const schemas = await readSchemas(root)
const validate = createValidator(schemas)
const check = createCheck(schemas)
const files: PublicFiles = new Map([['/images/fox.svg', { bytes: 100 }]])
const sound = readCase('nothing-wrong')

test('moves and removes pages with one path together', () => {
  const content = JSON.parse(sound) as SmallSite
  Object.assign(content.site, { timeZone: 'Europe/London', timer: 'host' })
  const page = (title: string, times: object) => ({
    ...(content.pages[1] as (typeof content.pages)[0]),
    path: '/offer',
    title,
    description: `${title}: all that belongs to it, in a sentence or two.`,
    ...times,
  })
  content.pages.push(
    page('Winter', { expire: { at: '2040-03-01 00:00' } }),
    page('Spring', { publish: '2040-03-01 00:00', expire: { at: '2040-06-01 00:00', redirect: '/about' } }),
  )
  const text = JSON.stringify(content, null, 2)
  const pathsOf = (changed: string) =>
    (JSON.parse(changed) as SmallSite).pages.map(({ path, title }) => `${path} ${title}`)
  expect(pathsOf(movePage({ text, files, schemas, check, validate }, '/offer', '/deal', false).text).slice(-3)).toEqual(
    ['/deal Winter', '/deal Spring', '/offer undefined'],
  )
  const site = readOpenSite(text, files, schemas, validate)
  expect(pathsOf(planRemoval(site, '/offer').text).join()).not.toContain('/offer')
  const led = planRemoval(site, '/offer', '/about').text
  expect(pathsOf(led).filter((page) => page.startsWith('/offer'))).toEqual(['/offer undefined'])
})

test('adds no redirect for drafts and pages that are still to come', () => {
  const content = JSON.parse(sound) as SmallSite
  Object.assign(content.site, { timeZone: 'Europe/London', timer: 'host' })
  const below = (path: string, times: object) => ({
    ...(content.pages[1] as (typeof content.pages)[0]),
    path,
    title: path,
    description: `The page ${path}: all that belongs to it, in a sentence or two.`,
    ...times,
  })
  content.pages.push(
    below('/about/draft', { draft: true }),
    below('/about/coming', { publish: '2040-03-01 00:00' }),
    below('/about/ended', { expire: { at: '2020-03-01 00:00', redirect: '/about' } }),
  )
  const text = JSON.stringify(content, null, 2)
  const { text: moved, redirected } = movePage({ text, files, schemas, check, validate }, '/about', '/us', true)
  const { pages } = JSON.parse(moved) as SmallSite
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/us',
    '/404',
    '/us/draft',
    '/us/coming',
    '/us/ended',
    '/about',
    '/about/ended',
  ])
  expect(redirected).toEqual(['/about', '/about/ended'])
})

test('a page that was never published is moved without a redirect', () => {
  const move = (published?: ReadonlySet<string>) =>
    movePage({ text: sound, files, schemas, check, validate }, '/about', '/us', true, {
      published,
    }).redirected
  expect([move(), move(new Set(['/about'])), move(new Set(['/']))]).toEqual([['/about'], ['/about'], []])
})

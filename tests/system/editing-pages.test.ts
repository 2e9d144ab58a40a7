import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { SiteContent } from '../../src/engine/base/schema-types/content'
import { SiteChecker } from '../../src/engine/commands/check-command/site-checker'
import { findPageReferences } from '../../src/engine/content/references/find-references'
import { readOpenSite } from '../../src/engine/content/references/open-site'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import type { PageChange } from '../../src/engine/editing/edited-site/page-changes'
import { editFolder } from '../../src/engine/editing/folder-editor/edit-folder'

/** Pages of this site moved, copied, deleted and put in order by the editor's store: on real files, with undo. */
const root = join(import.meta.dirname, '../..')
const site = mkdtempSync(join(tmpdir(), 'site-pages-'))
const file = join(site, 'pages.json')
cpSync(join(root, 'public'), join(site, 'public'), { recursive: true })
const start = readFileSync(join(root, 'pages.json'), 'utf8')
const checker = new SiteChecker(root, site)
const { schemas, files } = await checker.tools()
const validate = createValidator(schemas)
const content: SiteContent = JSON.parse(start)
const pages = content.pages.flatMap((page) => ('blocks' in page ? [page] : []))
const moveable = pages.map(({ path }) => path).filter((path) => path !== '/' && path !== '/404')

const [some = '', other = ''] = moveable

beforeEach(() => {
  writeFileSync(file, start)
  rmSync(join(site, '.editor'), { recursive: true, force: true })
})
afterAll(() => rmSync(site, { recursive: true, force: true }))

const openStore = () => editFolder({ site, folder: join(site, '.editor'), checker })
const read = () => readFileSync(file, 'utf8')
const placesOf = (text: string, path: string) => findPageReferences(readOpenSite(text, files, schemas, validate), path)
const errorsIn = async (text: string) => (await checker.errors(text)).problems

/** Does a change, looks at what it has made, and takes it back. */
async function tryChange(change: PageChange, look: (text: string) => Promise<void> | void): Promise<void> {
  const store = openStore()
  const answer = await store.changePages(change)
  expect(answer).toMatchObject({ kind: 'done' })
  const after = read()
  expect(await errorsIn(after)).toEqual([])
  await look(after)
  expect(await store.undo()).toMatchObject({ kind: 'done' })
  expect(read()).toBe(start)
  expect(await store.redo()).toMatchObject({ kind: 'done' })
  expect(read()).toBe(after)
  await store.undo()
}

describe('a page of the site', () => {
  test('moves with every link to it, and back again', async () => {
    for (const from of moveable.filter((_, index) => index % 12 === 1)) {
      const before = placesOf(start, from)
      const change = { kind: 'move' as const, from, to: `${from}-elsewhere`, withChildren: false }
      expect(await openStore().planPages(change)).toMatchObject({ kind: 'plan', redirected: [from] })
      await tryChange(change, (after) => {
        expect(placesOf(after, change.to)).toHaveLength(before.length + 1)
        expect(placesOf(after, from)).toEqual([])
      })
      const store = openStore()
      await store.changePages(change)
      const back = await store.changePages({ ...change, from: change.to, to: from })
      expect(back).toMatchObject({ kind: 'done' })
      expect(placesOf(read(), from)).toHaveLength(before.length + 1)
      writeFileSync(file, start)
    }
  })

  test('goes, and every link to it leads elsewhere or is taken off, or the reason is said', async () => {
    let [done, refused] = [0, 0]
    for (const path of moveable.filter((_, index) => index % 3 === 1)) {
      const elsewhere = path === some ? other : some
      for (const leadTo of [elsewhere, undefined]) {
        const store = openStore()
        const answer = await store.changePages({ kind: 'delete', name: path, leadTo })
        const isRefused = answer.kind !== 'done'
        if (isRefused) {
          refused++
          expect(read()).toBe(start)
          expect(JSON.stringify(answer)).toMatch(/"(?:problem|message)":"[A-Z“"\\<]/)
        } else {
          done++
          const after = read()
          expect(await errorsIn(after)).toEqual([])
          expect(placesOf(after, path)).toEqual([])
          expect(
            JSON.parse(after).pages.some(
              (page: { path: string; blocks?: object }) => page.path === path && page.blocks,
            ),
          ).toBe(false)
          await store.undo()
          expect(read()).toBe(start)
        }
      }
    }
    expect(done).toBeGreaterThan(refused * 2)
  })

  test('is copied, and made from each template', async () => {
    const [entry] = pages.filter((page) => page.entry)
    await tryChange({ kind: 'copy', from: entry?.path ?? '', path: '/made-up/copy', title: 'A copy' }, (after) => {
      const copy = JSON.parse(after).pages.at(-1)
      expect(copy).toMatchObject({ path: '/made-up/copy', title: 'A copy', blocks: entry?.blocks })
      expect(copy.entry.isVisible).toBe(false)
      expect(copy.entry.id).not.toBe(entry?.entry?.id)
    })
    const templates = Object.keys(schemas).flatMap((name) => name.match(/^templates\/(.+)\.schema\.json$/)?.[1] ?? [])
    for (const template of [undefined, ...templates]) {
      await tryChange({ kind: 'new', path: '/made-up/page', title: 'Made up', template }, (after) => {
        expect(JSON.parse(after).pages.at(-1)).toMatchObject({ path: '/made-up/page', title: 'Made up' })
      })
    }
    expect(existsSync(join(site, 'public/images/placeholder.svg'))).toBe(true)
  })

  test('that is an entry is put elsewhere in an order', async () => {
    const ordered = (text: string, field?: string) =>
      (JSON.parse(text) as SiteContent).pages
        .flatMap((page) => ('entry' in page && page.entry?.collection === entries[0]?.entry?.collection ? [page] : []))
        .filter(({ entry }) => field === undefined || field in (entry ?? {}))
        .sort((one, other) => (field ? Number(Object(one.entry)[field]) - Number(Object(other.entry)[field]) : 0))
        .map(({ path }) => path)
    const entries = pages.filter((page) => page.entry)
    const [order] = readOpenSite(start, files, schemas, validate).content.ofFormat('order')
    const field = order?.pointer.split('/').at(-1)
    expect(field).toBeDefined()
    for (const orderBy of [undefined, field]) {
      const before = ordered(start, orderBy)
      const [first = ''] = before
      await tryChange({ kind: 'order', name: first, to: before.length - 1, orderBy }, (after) => {
        expect(ordered(after, orderBy)).toEqual([...before.slice(1), first])
      })
    }
  })
})

test.each<[PageChange, RegExp]>([
  [{ kind: 'new', path: some, title: 'x' }, /There is already a page at/],
  [{ kind: 'new', path: '/Über uns', title: 'x' }, /cannot be an address/],
  [{ kind: 'new', path: '/x', title: 'x', template: 'nothing' }, /There is no template "nothing"/],
  [{ kind: 'copy', from: '/nowhere', path: '/x', title: 'x' }, /The page "\/nowhere" no longer exists/],
  [{ kind: 'move', from: '/', to: '/x', withChildren: false }, /must stay/],
  [{ kind: 'move', from: some, to: other, withChildren: false }, /already a page/],
  [{ kind: 'delete', name: '/', leadTo: undefined }, /must stay/],
  [{ kind: 'delete', name: some, leadTo: some }, /choose a page that stays/],
  [{ kind: 'order', name: some, to: 99 }, /no longer in the order/],
])('%j is refused in words', async (change, words) => {
  const answer = await openStore().changePages(change)
  expect(answer).toMatchObject({ kind: 'problem', problem: expect.stringMatching(words) })
  expect(read()).toBe(start)
})

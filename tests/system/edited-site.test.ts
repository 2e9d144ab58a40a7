import { appendFileSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildSite } from '../../src/engine/building/site-build'
import { createCheck } from '../../src/engine/content/check'
import { listPublicFiles } from '../../src/engine/folders/site-folder/public-files'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { seed } from '../random'
import { readAll } from '../sites/built-files'
import { accessKey, type Content, writeRelatedSite } from '../sites/edited-site'
import { createDice, mutationsAt, placesOf } from '../sites/mutations'

/** Pages that an edit does not touch are kept: the site is still what a build from nothing makes of the content. */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'site-edits-'))
const site = join(folder, 'site')
const out = join(folder, 'dist')
const scratch = join(folder, 'scratch')
const check = createCheck(await readSchemas(root))
let content: Content

beforeAll(async () => {
  content = await writeRelatedSite(site)
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => void vi.stubEnv('GOOD_HOUR_KEY', accessKey))

const build = (to = out) =>
  buildSite({ root, site, out: to, mayLosePages: true, notify: () => undefined, progress: () => undefined })

const write = () => writeFileSync(join(site, 'pages.json'), JSON.stringify(content, null, 2))

const pageAt = (path: string): Content => content.pages.find((page: Content) => page.path === path)

/** Builds the site after an edit. Returns how many pages were made anew. */
async function rebuild(): Promise<number> {
  write()
  const result = await build()
  if (!('pages' in result)) throw new Error(JSON.stringify(result.problems))
  return result.pages.length - result.reused
}

async function compareWithNew(): Promise<void> {
  rmSync(scratch, { recursive: true, force: true })
  await build(scratch)
  expect(readAll(out)).toEqual(readAll(scratch))
}

/** Edits up to a compared one change different pages: a page that was wrongly kept is still wrong there. */
const compared = true

const edits: [what: string, made: number, edit: () => unknown, isCompared?: boolean][] = [
  ['nothing', 0, () => undefined],
  ['words on a page', 1, () => (pageAt('/page-2').blocks[1].heading = 'New words')],
  ['the title of a page', 1, () => (pageAt('/page-3').title = 'New title')],
  [
    'the title of an entry: its own page, the list, its two neighbours',
    4,
    () => (pageAt('/works/2').title = 'Renamed'),
    compared,
  ],
  ['a word that no other page shows of an entry', 2, () => (pageAt('/works/1').blocks[1].html = '<p>Alone.</p>')],
  ['stages that another page shows, too', 2, () => (pageAt('/how').blocks[1].stages[0].title = 'At first'), compared],
  ['a shared block', 2, () => (content.shared.note.heading = 'Another note')],
  ['a guarded page', 1, () => (pageAt('/kept').blocks[0].heading = 'For you alone')],
  ['a picture', 1, () => copyFileSync(join(site, 'public/images/other.png'), join(site, 'public/images/photo.png'))],
  [
    'a drawing that no page shows',
    0,
    () => appendFileSync(join(site, 'public/images/more/drawing.svg'), '\n'),
    compared,
  ],
  ['a drawing that pages show', 11, () => appendFileSync(join(site, 'public/images/drawing.svg'), '\n'), compared],
  ['the order of two pages', 0, () => content.pages.splice(1, 0, ...content.pages.splice(2, 1))],
  [
    'a page that is removed: the list and a neighbour show it no more',
    2,
    () => content.pages.splice(content.pages.indexOf(pageAt('/works/3')), 1),
    compared,
  ],
  ['the name of the site', 12, () => (content.site.name = 'Another name'), compared],
]

describe('after an edit, only pages that show it are made, and the site is that of a build from nothing', () => {
  test.each(edits)('%s', { timeout: 120_000 }, async (what, made, edit, isCompared) => {
    if (what === 'nothing') {
      write()
      await build()
    }
    await edit()
    expect(await rebuild()).toBeLessThanOrEqual(made)
    if (isCompared) await compareWithNew()
  })
})

test('random edits: what a check refuses is never built, what it lets pass is built as from nothing', {
  timeout: 600_000,
}, async () => {
  write()
  await build()
  const dice = createDice(seed)
  const figures = { built: 0, refused: 0 }
  for (let turn = 0; turn < 12; turn++) {
    const places = placesOf(content)
    const place = places[Math.floor(dice() * places.length)]
    const mutations = place ? mutationsAt(content, place.path, dice) : []
    // Misspelt words pass most often.
    const mutation =
      mutations.find(({ kind, isKey }) => turn % 3 > 0 && kind === 'misspell' && !isKey) ??
      mutations[Math.floor(dice() * mutations.length)]
    if (!mutation) continue
    const before = content
    content = mutation.content
    write()
    const files = await listPublicFiles(site)
    const { problems } = check({ text: JSON.stringify(content, null, 2), files, severities: 'errors' })
    if (problems.length > 0) {
      const last = readAll(out)
      expect(await build()).toMatchObject({ problems: problems.map(({ rule, pointer }) => ({ rule, pointer })) })
      expect(readAll(out)).toEqual(last)
      figures.refused++
      content = before
    } else if (figures.built < 2) {
      await rebuild()
      await compareWithNew()
      figures.built++
    }
  }
  expect(Math.min(figures.built, figures.refused), JSON.stringify(figures)).toBeGreaterThan(1)
})

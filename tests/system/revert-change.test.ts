import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { readFolderChange } from '../../src/engine/commands/summary-command/read-change'
import { revertChange } from '../../src/engine/content/change-summary/revert-change'
import { describeSiteChange } from '../../src/engine/content/change-summary/words/describe-site'
import type { ChangeSource, Line } from '../../src/engine/content/change-summary/words/outline'
import { createCheck } from '../../src/engine/content/check'
import { applyEdits } from '../../src/engine/content/json-edits/apply-edit'
import { removeValue } from '../../src/engine/content/json-edits/make-edits'
import { movePage } from '../../src/engine/content/references/move-page'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { createGitSite, type SmallSite } from '../sites/git-site'

/** Taking back what the sentences of a summary say, on a site in a repository. */
const root = join(import.meta.dirname, '../..')
const site = createGitSite()
afterEach(() => site.restore())
afterAll(() => site.remove())

const read = () => readFileSync(site.file, 'utf8')
const originsOf = (lines: Line[]): ChangeSource[] =>
  lines.flatMap(({ origin, under }) => (origin ? [origin] : originsOf(under)))

/** What can be taken back now, in the order of the sentences. */
async function readOrigins() {
  const folder = await readFolderChange(root, site.folder, 'HEAD')
  const groups = describeSiteChange(folder.change, folder.context).flatMap((section) => section.groups)
  const origins = groups.flatMap(({ origin, lines }) => (origin ? [origin] : originsOf(lines)))
  return { folder, origins }
}

/** Takes back what one of the sentences says. Returns whether there was any. */
async function takeOneBack(choose: (origins: ChangeSource[]) => ChangeSource | undefined): Promise<boolean> {
  const { folder, origins } = await readOrigins()
  const origin = choose(origins)
  if (!origin) return false
  const made = applyEdits(read(), revertChange(folder, origin))
  if ('refusal' in made) throw new Error(JSON.stringify({ origin, refusal: made.refusal }))
  expect(made.text, JSON.stringify(origin)).not.toBe(read())
  writeFileSync(site.file, made.text)
  return true
}

type Page = SmallSite['pages'][0]

const changes: [what: string, change: (content: SmallSite) => void][] = [
  [
    'fields of a page and of its blocks',
    ({ pages: [home] }) => {
      ;(home as Page).title = 'Another title'
      delete home?.description
      Object.assign(home?.blocks[0] ?? {}, { heading: 'Another heading', id: 'start' })
    },
  ],
  ['blocks that went', ({ pages: [home] }) => home?.blocks.splice(0, 2)],
  ['blocks in another order', ({ pages: [home] }) => home?.blocks.reverse()],
  ['blocks in another order, once more', ({ pages: [home] }) => home?.blocks.reverse()],
  [
    'a new block among others, one of which has changed',
    ({ pages: [home] }) => {
      home?.blocks.splice(1, 0, { type: 'text', html: '<p>New.</p>' })
      Object.assign(home?.blocks[0] ?? {}, { heading: 'Another heading' })
    },
  ],
  [
    'a page that went and one that came',
    (content) => {
      content.pages.splice(1, 1)
      content.pages.push({ path: '/new', title: 'New', description: 'New.', blocks: [] })
    },
  ],
  [
    'a page that is a redirect now',
    (content) => {
      content.pages[1] = { path: content.pages[1]?.path, redirect: '/' } as never
    },
  ],
  [
    'a shared block, a setting, and a part of the file',
    (content) => {
      Object.assign(content.shared.clients ?? {}, { heading: 'Friends' })
      content.shared.more = { type: 'text', html: '<p>More.</p>' }
      content.site.name = 'Another name'
      Object.assign(content, { waivers: [{ rule: 'unused-shared', reason: 'Soon.' }] })
    },
  ],
  [
    'all shared blocks',
    (content) => {
      delete (content as Partial<SmallSite>).shared
    },
  ],
]

describe('taken back one after the other, the sentences lead to the file as it was, byte for byte', () => {
  // Every other one from the last.
  test.each(changes.map(([what, change], index) => ({ what, change, isReverse: index % 2 === 1 })))(
    '$what',
    async ({ change, isReverse }) => {
      // The file is laid out as the changed one will be.
      site.edit(() => undefined)
      site.commit()
      const before = read()
      site.edit(change)
      expect(read()).not.toBe(before)
      let left = 30
      while (await takeOneBack((origins) => origins.at(isReverse ? -1 : 0)))
        if (--left === 0) throw new Error('It does not come to an end.')
      expect(read()).toBe(before)
    },
  )

  test('what was written in a way of its own comes back as it was written', async () => {
    const own = '\n\n  { "type" :"text",   "html": "<p>Caf\\u00e9</p>" }  ,'
    const before = read().replace('"blocks": [', () => `"blocks": [${own}`)
    writeFileSync(site.file, before)
    site.commit()
    const without = applyEdits(before, [
      removeValue(before, '/pages/0/blocks/0/html'),
      removeValue(before, '/pages/0/title'),
    ])
    const gone = applyEdits(before, [removeValue(before, '/pages/0/blocks/0')])
    for (const made of [without, gone]) {
      if ('refusal' in made) throw new Error(JSON.stringify(made.refusal))
      writeFileSync(site.file, made.text)
      while (await takeOneBack((origins) => origins[0]));
      expect(read()).toBe(before)
    }
  })

  test('one sentence leaves the others', async () => {
    site.edit(({ pages: [home] }) => {
      ;(home as Page).title = 'Another title'
      Object.assign(home?.blocks[0] ?? {}, { heading: 'Another heading' })
    })
    const between = read()
    await takeOneBack((origins) => origins[0])
    expect(JSON.parse(read()).pages[0].title).toBe(
      JSON.parse(site.git('show', 'HEAD:sites/fox/pages.json')).pages[0].title,
    )
    expect(JSON.parse(read()).pages[0].blocks).toEqual(JSON.parse(between).pages[0].blocks)
  })

  test('a page that was moved goes back with its links and without the redirect', async () => {
    const before = read()
    const schemas = await readSchemas(root, site.folder)
    const { now } = await readFolderChange(root, site.folder, 'HEAD')
    const moved = movePage(
      {
        text: before,
        files: now.content.files,
        schemas,
        check: createCheck(schemas),
        validate: createValidator(schemas),
      },
      '/about',
      '/studio',
      false,
    )
    writeFileSync(site.file, moved.text)
    await takeOneBack((origins) => origins.find(({ kind }) => kind === 'path'))
    expect(read()).toBe(before)
  })
})

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGitSite } from '../../../../../tests/sites/git-site'
import { withoutFiles } from '../../../../../tests/sites/without-files'
import type { compileFolder } from '../../../building/site-build/code/server-entry'
import { SiteChecker } from '../../../commands/check-command/site-checker'
import { readAssets } from '../../../content/file-inspection/asset-of'
import { createCompiler } from '../../../pages/page-data'
import { FormerSite } from './former-site'
import type { LiveSiteSource } from './live-site'

const root = join(import.meta.dirname, '../../../../..')
let repository: ReturnType<typeof createGitSite>
beforeEach(() => {
  repository = createGitSite()
})
afterEach(() => repository.remove())

const drawing = (fill: string, width = 900) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="900"><path fill="${fill}"/></svg>`

/** As server-entry.ts, without a studio. */
const compile: typeof compileFolder = ({ files, folder: _, ...input }) =>
  createCompiler({ ...input, ...withoutFiles, palette: [], loads: {}, assetOf: readAssets(files) })

async function open(): Promise<FormerSite> {
  const source = { root, site: repository.folder, studio: root, formAddress: '/forms' } as LiveSiteSource
  const loadCompiler = async () => ({ compileFolder: compile }) as Awaited<ReturnType<LiveSiteSource['loadCompiler']>>
  const former = new FormerSite(
    { ...source, loadCompiler, readAnswers: async () => ({}) },
    new SiteChecker(root, repository.folder),
  )
  await former.refresh()
  return former
}

test('pages are as they were published last, with the files that are gone or replaced since', async () => {
  repository.write('public/images/gone.svg', drawing('#fa0', 300))
  repository.write('public/images/same.svg', drawing('#000'))
  repository.edit(({ pages }) => {
    const html = '<p><img src="/images/gone.svg" alt="A cup"> <img src="/images/same.svg" alt="A jug"></p>'
    pages[0]?.blocks.push({ type: 'text', heading: 'Then', html })
    pages[1]?.blocks.pop()
  })
  repository.commit()
  repository.edit(({ pages }) => void Object.assign(pages[0] ?? {}, { title: 'Now', blocks: [] }))
  repository.write('public/images/fox.svg', drawing('#123', 40))
  rmSync(join(repository.folder, 'public/images/gone.svg'))
  const former = await open()
  const { title, blocks, assets } = (await former.readPage('/')) ?? {}
  expect([title, blocks?.length]).toEqual(['Home', 4])
  const written = JSON.stringify(blocks)
  expect(written).toContain('"src":"/preview/former/images/fox.svg"')
  expect(written).toContain('src=\\"/preview/former/images/gone.svg\\"')
  expect(written).toContain('src=\\"/images/same.svg\\"')
  expect(assets).toMatchObject({ '/preview/former/images/fox.svg': { width: 900 } })
  expect(Buffer.from(former.lostFile('/images/gone.svg') ?? []).toString()).toBe(drawing('#fa0', 300))
  expect([former.lostFile('/images/same.svg'), former.lostFile('/pages.json')]).toEqual([undefined, undefined])
  expect([await former.readPage('/gone'), former.hosted?.settings]).toEqual([undefined, expect.anything()])
})

test('a version with mistakes is not shown, and what was shown before it is forgotten', async () => {
  const former = await open()
  repository.edit(({ pages }) => void pages[0]?.blocks.push({ type: 'nothing' }))
  repository.commit()
  await expect(former.refresh()).rejects.toThrow('The last version has mistakes')
  expect(await former.readPage('/')).toBeUndefined()
})

test('without a version on record its author learns why', async () => {
  rmSync(join(repository.repository, '.git'), { recursive: true })
  await expect(open()).rejects.toThrow('There is no version to compare with')
})

import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGitSite } from '../../../../../tests/sites/git-site'
import { NoRepository } from '../../local-git/open-git'
import { openRepository } from '../git/repository'
import { stageTree } from './tree'

let site: ReturnType<typeof createGitSite>
let scratch: string
beforeEach(() => {
  site = createGitSite()
  scratch = mkdtempSync(join(tmpdir(), 'tree-'))
})
afterEach(() => {
  site.remove()
  rmSync(scratch, { recursive: true, force: true })
})

async function stage(file: string) {
  const repository = await openRepository(site.folder)
  if (repository instanceof NoRepository) throw repository
  return stageTree(repository, { text: readFileSync(site.file, 'utf8'), files: [file] }, scratch)
}

test('refuses a picture in a submodule', async () => {
  const other = createGitSite()
  site.git('-c', 'protocol.file.allow=always', 'submodule', 'add', other.repository, 'sites/fox/public/films')
  other.remove()
  site.commit()
  await expect(stage('/films/sites/fox/public/images/fox.svg')).rejects.toThrow(
    /^sites\/fox\/public\/films\/.*fox\.svg is in a folder that is a repository of its own .*Move the file to another/,
  )
})

test('refuses a picture behind a link', async () => {
  const folder = join(site.folder, 'public')
  renameSync(folder, join(site.folder, 'pictures'))
  symlinkSync(join(site.folder, 'pictures'), folder)
  site.commit()
  await expect(stage('/images/fox.svg')).rejects.toThrow(
    /fox\.svg is behind a link\. Replace the link with the folder itself/,
  )
})

test.each([
  ['a picture', '/images/lines.svg'],
  ['pages.json', '/images/fox.svg'],
])('refuses line endings of %s that git must not change', async (what, file) => {
  site.write('public/images/lines.svg', '<svg\r\nxmlns="http://www.w3.org/2000/svg"/>\n')
  if (what === 'pages.json') site.write('pages.json', readFileSync(site.file, 'utf8').replaceAll('\n', '\r\n'))
  site.git('config', 'core.autocrlf', 'input')
  site.git('config', 'core.safecrlf', 'true')
  await expect(stage(file)).rejects.toThrow(/\(core\.safecrlf\): sites\/fox\/.*git config core\.safecrlf warn/)
})

import { mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGitSite } from '../../../../tests/sites/git-site'
import { NoRepository } from '../../git/open-git'
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

test('a picture in a submodule is refused in a sentence', async () => {
  const other = createGitSite()
  site.git('-c', 'protocol.file.allow=always', 'submodule', 'add', other.repository, 'sites/fox/public/films')
  other.remove()
  site.commit()
  await expect(stage('/films/sites/fox/public/images/fox.svg')).rejects.toThrow(
    /^sites\/fox\/public\/films\/.*fox\.svg lies in a folder that is a repository of its own .*Put the file into another/,
  )
})

test('a picture behind a link is refused in a sentence', async () => {
  const folder = join(site.folder, 'public')
  renameSync(folder, join(site.folder, 'pictures'))
  symlinkSync(join(site.folder, 'pictures'), folder)
  site.commit()
  await expect(stage('/images/fox.svg')).rejects.toThrow(/fox\.svg lies behind one\. Put the folder itself/)
})

test.each([
  ['a picture', '/images/lines.svg'],
  ['pages.json', '/images/fox.svg'],
])('line ends of %s that git may not change are refused in a sentence', async (what, file) => {
  site.write('public/images/lines.svg', '<svg\r\nxmlns="http://www.w3.org/2000/svg"/>\n')
  if (what === 'pages.json') site.write('pages.json', readFileSync(site.file, 'utf8').replaceAll('\n', '\r\n'))
  site.git('config', 'core.autocrlf', 'input')
  site.git('config', 'core.safecrlf', 'true')
  await expect(stage(file)).rejects.toThrow(/\(core\.safecrlf\): sites\/fox\/.*git config core\.safecrlf warn/)
})

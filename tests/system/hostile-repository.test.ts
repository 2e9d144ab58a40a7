import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { refuseLeakedKey } from '../../src/engine/building/site-build/guarded-pages/key-leaks'
import { writeEarlier } from '../../src/engine/commands/before-after/sides/earlier-site'
import { createFolderCheck } from '../../src/engine/commands/check-command/check-folder'
import { lastChangeIn } from '../../src/engine/commands/check-command/last-change'
import { SiteChecker } from '../../src/engine/commands/check-command/site-checker'
import { summarizeFolder } from '../../src/engine/commands/summary-command/read-change'
import { editFolder } from '../../src/engine/editing/folder-editor/edit-folder'
import { GitPublishing } from '../../src/engine/editing/folder-editor/publishing/git-publishing'
import { createGitSite } from '../sites/git-site'

/** A branch may hold any file but `.git`. Nothing that it holds runs when its site is looked at and published. */
const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'hostile-'))
const marker = join(scratch, 'marker')
const program = `touch '${marker}'`
let site: ReturnType<typeof createGitSite>

/** Settings that make git run a program, each at another occasion. */
const settings = `[core]
	repositoryformatversion = 0
	bare = false
	worktree = .
	fsmonitor = "${program}; false"
	sshCommand = "${program}"
	pager = "${program}"
	hooksPath = hooks
[diff]
	external = "${program}"
[diff "x"]
	textconv = "${program}; cat"
[filter "x"]
	clean = "${program}; cat"
	smudge = "${program}; cat"
[credential]
	helper = "!${program}"
[remote "origin"]
	url = "ext::sh -c ${program}"
[protocol "ext"]
	allow = always
`
const hookNames = ['pre-commit', 'prepare-commit-msg', 'commit-msg', 'pre-push', 'post-index-change', 'post-checkout']

/** Puts a whole repository, with a commit and an index, beside pages.json: git takes such a folder for a bare one. */
function plantRepository(folder: string): void {
  const own = join(scratch, 'own')
  cpSync(folder, own, { recursive: true })
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', own, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { stdio: 'ignore' })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-q', '-m', 'A state of the site')
  for (const name of readdirSync(join(own, '.git')).filter((entry) => entry !== 'hooks'))
    cpSync(join(own, '.git', name), join(folder, name), { recursive: true })
  rmSync(own, { recursive: true })
  writeFileSync(join(folder, 'config'), settings)
  for (const name of hookNames) site.write(`hooks/${name}`, `#!/bin/sh\n${program}\n`)
  site.write('.gitattributes', 'pages.json filter=x diff=x\n*.svg filter=x diff=x\n')
}

beforeEach(() => {
  site = createGitSite()
  plantRepository(site.folder)
  site.git('add', '-f', '-A')
  site.commit()
  execFileSync('git', ['init', '-q', '--bare', join(scratch, 'server.git')])
  site.git('config', 'user.name', 'Fox')
  site.git('config', 'user.email', 'fox@example.org')
  site.git('remote', 'add', 'origin', join(scratch, 'server.git'))
  site.edit(({ pages }) => Object.assign(pages[0]?.blocks[0] ?? {}, { heading: 'A new heading' }))
  site.write('public/images/fox.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="901" height="900"/>')
  rmSync(marker, { force: true })
})
afterEach(() => {
  rmSync(join(scratch, 'server.git'), { recursive: true })
  site.remove()
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

async function publishAll(): Promise<void> {
  const checker = new SiteChecker(root, site.folder)
  const store = editFolder({ site: site.folder, folder: join(scratch, 'journal'), checker })
  const publishing = new GitPublishing({ root, site: site.folder, checker }, store, async () => ({ blocks: [] }))
  expect(await publishing.changes()).toMatchObject({ kind: 'changes' })
  expect(await publishing.plan()).toMatchObject({ kind: 'plan', files: ['/images/fox.svg'] })
  expect(await publishing.saveChange()).toMatchObject({ kind: 'file' })
  await publishing.publish('A new heading')
  await expect.poll(async () => (await publishing.state()).isRunning, { timeout: 30_000 }).toBe(false)
  expect(await publishing.state()).toMatchObject({ branch: 'a-new-heading' })
}

describe('a repository that a branch holds beside pages.json runs no program when', () => {
  test.each<[what: string, act: () => Promise<unknown> | unknown]>([
    ['the site is checked since a revision', () => createFolderCheck({ root, site: site.folder, since: 'HEAD' })()],
    ['a summary is written', () => summarizeFolder(root, site.folder, 'HEAD')],
    ['the age of a waiver is asked for', () => lastChangeIn(site.folder)(1, 3)],
    ['a key is looked for', () => refuseLeakedKey('q7Zt4mKx9RbLw2cVhN0pAa', site.folder, site.folder)],
    [
      'an earlier state is written',
      () => writeEarlier({ root, site: site.folder, revision: 'HEAD', folder: mkdtempSync(join(scratch, 'earlier-')) }),
    ],
    ['what has changed is shown, saved and published', publishAll],
  ])('%s', async (_, act) => {
    await act()
    expect(existsSync(marker)).toBe(false)
  })
})

test('hooks that a branch brings to the folder of core.hooksPath do not run when it is published', async () => {
  for (const name of hookNames) chmodSync(join(site.folder, 'hooks', name), 0o755)
  const main = site.git('symbolic-ref', '--short', 'HEAD').trim()
  site.git('checkout', '-q', '-b', 'theirs')
  site.git('add', 'sites/fox/hooks')
  site.git('commit', '-q', '-m', 'Programs')
  site.git('branch', '-f', main, 'HEAD~2')
  site.git('config', 'core.hooksPath', 'sites/fox/hooks')
  await publishAll()
  expect(existsSync(marker)).toBe(false)
})

test('settings that are read from a file of the work tree are refused by name', async () => {
  site.write('settings', settings)
  site.git('config', 'include.path', '../sites/fox/settings')
  await expect(createFolderCheck({ root, site: site.folder, since: 'HEAD' })()).rejects.toThrow(
    'reads settings from sites/fox/settings, which each branch can change',
  )
  expect(existsSync(marker)).toBe(false)
})

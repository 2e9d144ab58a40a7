import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGitSite } from '../../../../../tests/sites/git-site'
import { openGit } from '../../local-git/open-git'
import { openHooks } from './hooks'

const name = 'pre-commit'
let site: ReturnType<typeof createGitSite>
let outside: string
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'hooks-'))
  site = createGitSite()
})
afterEach(() => {
  site.remove()
  rmSync(outside, { recursive: true, force: true })
})

const marker = () => join(outside, 'ran')
const at = (path: string) => join(site.repository, path)

function write(path: string, comment = ''): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${comment}\ntouch '${marker()}'\n`)
  chmodSync(path, 0o755)
}

function link(target: string, path: string): void {
  rmSync(path, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}

async function runHooks(): Promise<{ hasRun: boolean; words: string }> {
  // The commits of the test run it, too.
  rmSync(marker(), { force: true })
  const { git } = openGit(site.folder)
  const hooks = await openHooks(git, { name: 'origin', address: '', base: 'main' })
  await hooks.run(git, name)
  expect(hooks.mayRun).toBe(existsSync(marker()))
  return { hasRun: existsSync(marker()), words: hooks.describe(name) }
}

const onBranch = (change: () => void) => {
  site.commit()
  site.git('checkout', '-q', '-b', 'theirs')
  change()
  site.commit()
}

test.each<[string, () => void]>([
  ['of the repository itself', () => write(at('.git/hooks/pre-commit'))],
  [
    'of a folder elsewhere',
    () => {
      write(join(outside, 'own/pre-commit'))
      site.git('config', 'core.hooksPath', join(outside, 'own'))
    },
  ],
  [
    'of a folder that the branch has as the main branch',
    () => {
      write(at('.husky/pre-commit'))
      site.git('config', 'core.hooksPath', '.husky')
      onBranch(() => site.write('notes.txt', 'Notes'))
    },
  ],
  [
    'that the main branch has at the server',
    () => {
      site.git('config', 'core.hooksPath', '.husky')
      onBranch(() => write(at('.husky/pre-commit')))
      site.git('update-ref', 'refs/remotes/origin/trunk', 'HEAD')
      site.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk')
    },
  ],
])('runs a hook %s', async (_, prepare) => {
  prepare()
  expect(await runHooks()).toEqual({ hasRun: true, words: ' Ran the hook pre-commit of this repository.' })
})

const husky = () => site.git('config', 'core.hooksPath', '.husky')

test.each<[string, string, () => void]>([
  ['that the branch adds', '.husky', () => onBranch(() => write(at('.husky/pre-commit')))],
  [
    'that the branch changes',
    '.husky',
    () => {
      write(at('.husky/pre-commit'), '# as it was')
      onBranch(() => write(at('.husky/pre-commit')))
    },
  ],
  [
    'that is changed and not committed',
    '.husky',
    () => {
      write(at('.husky/pre-commit'), '# as it was')
      site.commit()
      write(at('.husky/pre-commit'))
    },
  ],
  [
    'that runs a changed file beside it',
    '.husky',
    () => {
      site.git('config', 'core.hooksPath', '.husky/_')
      site.write('.gitignore', '')
      writeFileSync(at('.git/info/exclude'), '_\n')
      write(at('.husky/_/pre-commit'))
      onBranch(() => write(at('.husky/pre-commit')))
    },
  ],
  [
    'that is a link of the repository to a changed file',
    'scripts/check',
    () => {
      site.git('config', '--unset', 'core.hooksPath')
      link('../../scripts/check', at('.git/hooks/pre-commit'))
      write(at('scripts/check'), '# as it was')
      onBranch(() => write(at('scripts/check')))
    },
  ],
  [
    'whose folder the branch turns into a link',
    '.husky',
    () => {
      write(at('tools/pre-commit'))
      onBranch(() => link('tools', at('.husky')))
    },
  ],
  [
    'behind a link that the branch adds',
    'config/hooks',
    () => {
      site.git('config', 'core.hooksPath', 'config/hooks')
      write(at('tools/hooks/pre-commit'))
      onBranch(() => link('tools', at('config')))
    },
  ],
  [
    'where no branch is the main one',
    '.husky',
    () => {
      write(at('.husky/pre-commit'))
      site.commit()
      site.git('branch', '-M', 'theirs')
    },
  ],
])('does not run a hook %s, and says so', async (_, place, prepare) => {
  husky()
  prepare()
  const { hasRun, words } = await runHooks()
  expect(hasRun).toBe(false)
  expect(words).toMatch(/^ Did not run the hook pre-commit: .* Read it first, then run it in a terminal\.$/)
  expect(words).toContain(`“${place}” is not as on the main branch`)
})

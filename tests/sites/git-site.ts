import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCase } from './broken-content'
import { remembered } from './remembered'

/** The content of the small sound site, for tests that change it. */
export interface SmallSite {
  site: Record<string, unknown> & { navigation: { main: object[] } }
  shared: Record<string, Record<string, unknown>>
  pages: { path: string; blocks: Record<string, unknown>[]; [field: string]: unknown }[]
}

const run = (repository: string, ...args: string[]) =>
  execFileSync('git', ['-C', repository, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
  })

function commitAll(repository: string): void {
  run(repository, 'add', '-A')
  run(repository, 'commit', '-q', '--allow-empty', '-m', 'A state of the site')
}

const site = 'sites/fox'

const fill = remembered((repository) => {
  const images = join(repository, site, 'public/images')
  mkdirSync(images, { recursive: true })
  writeFileSync(join(repository, site, 'pages.json'), readCase('nothing-wrong'))
  writeFileSync(join(images, 'fox.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  run(repository, 'init', '-q', '-b', 'main')
  commitAll(repository)
})

/** A small sound site in a folder of a repository of its own, committed once on the branch main. */
export function createGitSite() {
  const repository = mkdtempSync(join(tmpdir(), 'git-site-'))
  const folder = join(repository, site)
  const file = join(folder, 'pages.json')
  fill(repository)
  const git = (...args: string[]) => run(repository, ...args)
  // The index holds when its files were written.
  git('update-index', '--refresh')
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return {
    repository,
    folder,
    file,
    git,
    commit: () => commitAll(repository),
    write,
    /** Changes the content as the function says; the file is written as JSON.stringify writes it. */
    edit(change: (content: SmallSite) => void) {
      const content = JSON.parse(readFileSync(file, 'utf8')) as SmallSite
      change(content)
      writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
    },
    /** Brings the committed state back. */
    restore() {
      git('reset', '-q', '--hard')
      git('clean', '-fdq')
    },
    remove: () => rmSync(repository, { recursive: true, force: true }),
  }
}

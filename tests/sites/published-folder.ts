import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { SiteChecker } from '../../src/engine/commands/check-command/site-checker'
import type { EditedSite } from '../../src/engine/editing/edited-site/edited-site'
import type { PublishRefusal, PublishRun } from '../../src/engine/editing/edited-site/publishing'
import { createCommands } from '../../src/engine/editing/edited-site/requests/commands'
import { editFolder } from '../../src/engine/editing/folder-editor/edit-folder'
import { GitPublishing } from '../../src/engine/editing/folder-editor/publishing/git-publishing'
import { serveRepositories } from './git-server'
import { createGitSite } from './git-site'
import { remembered } from './remembered'

const root = join(import.meta.dirname, '../..')
export const scratch = mkdtempSync(join(tmpdir(), 'publishing-'))
export const bare = join(scratch, 'servers/site.git')
const settings = join(scratch, 'settings')
const identity = '[user]\n\tname = Fox\n\temail = fox@example.org\n'
const quiet = '[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n[receive]\n\tautogc = false\n'
export let site: ReturnType<typeof createGitSite>
export let store: EditedSite
let commands: ReturnType<typeof createCommands>
let hare: Buffer
export let server: Awaited<ReturnType<typeof serveRepositories>>

/** Nothing of this machine's own settings counts, and looking at a folder does not write into it. */
const own = { GIT_CONFIG_GLOBAL: settings, GIT_CONFIG_NOSYSTEM: '1', GIT_OPTIONAL_LOCKS: '0' }
const before = Object.fromEntries(Object.keys(own).map((name) => [name, process.env[name]]))

export const onServer = (...args: string[]) => execFileSync('git', ['-C', bare, ...args], { encoding: 'utf8' }).trim()

/** A server has the version that every new site is at. */
const fillServer = remembered((folder) => {
  const first = createGitSite()
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', folder])
  execFileSync('git', ['-C', folder, 'config', 'http.receivepack', 'true'])
  first.git('push', '-q', folder, 'main')
  first.remove()
})

export const forgetIdentity = () => writeFileSync(settings, quiet)

/** For each test of a file a site, and a server that has its first version. */
export function publishFromFolders(): void {
  beforeAll(async () => {
    Object.assign(process.env, own)
    mkdirSync(scratch, { recursive: true })
    hare = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#a63' } })
      .png()
      .toBuffer()
    server = await serveRepositories(join(scratch, 'servers'))
  })
  afterAll(() => {
    for (const [name, value] of Object.entries(before))
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    server.close()
    rmSync(scratch, { recursive: true, force: true })
  })

  beforeEach(() => {
    writeFileSync(settings, identity + quiet)
    rmSync(bare, { recursive: true, force: true })
    fillServer(bare)
    site = createGitSite()
    site.git('remote', 'add', 'origin', bare)
    site.git('update-ref', 'refs/remotes/origin/main', 'main')
    const checker = new SiteChecker(root, site.folder)
    store = editFolder({ site: site.folder, folder: join(scratch, 'journal'), checker })
    const publishing = new GitPublishing({ root, site: site.folder, checker }, store, async () => ({ blocks: [] }))
    commands = createCommands({ store, files: store.files, publishing })
    server.state.wantsPassword = false
  })
  afterEach(() => site.remove())
}

export const act = async <Result>(name: string, ...values: unknown[]): Promise<Result> =>
  (await commands.get(`publishing/${name}`)?.(values, '')) as Result

/** Changes a heading and adds a picture that it shows, beside what is nobody's business. */
export function change(heading = 'A new heading'): void {
  site.edit(({ pages }) => {
    Object.assign(pages[0]?.blocks[0] ?? {}, { heading, image: { src: '/images/hare.png', alt: 'A hare' } })
  })
  writeFileSync(join(site.folder, 'public/images/hare.png'), hare)
  site.write('public/images/unused.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  site.write('notes.txt', 'Not to be published')
}

export const published = ['sites/fox/pages.json', 'sites/fox/public/images/hare.png']

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** All that belongs to the person: files, what git says of them, branches, HEAD, and the bytes of the index. */
export function witness() {
  const files = readdirSync(site.repository, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^\.git(?:\/|$)/.test(name) && statSync(join(site.repository, name)).isFile())
    .sort()
    .map((name) => `${name} ${hashOf(join(site.repository, name))}`)
  const git = join(site.repository, '.git')
  return {
    files,
    status: site.git('status', '--porcelain'),
    head: readFileSync(join(git, 'HEAD'), 'utf8'),
    branches: site.git('for-each-ref', 'refs/heads', 'refs/tags', 'refs/stash'),
    index: hashOf(join(git, 'index')),
    stray: readdirSync(git).filter((name) => /lock|COMMIT_EDITMSG|_HEAD$/.test(name)),
  }
}

/** Publishes, waits until it has come to an end, and sees that everything of the person's is as it was. */
export async function publish(words = 'A new heading'): Promise<PublishRun> {
  const seen = witness()
  const started = await act<PublishRun | PublishRefusal>('publish', words)
  if (started.kind === 'problem') throw new Error(started.problem)
  const state = () => act<PublishRun>('state')
  await expect.poll(async () => (await state()).isRunning, { timeout: 30_000 }).toBe(false)
  expect(witness()).toEqual(seen)
  return state()
}

export const failureOf = ({ steps }: PublishRun) => steps.find((step) => step.state === 'failed')

export const changedIn = (branch: string) =>
  onServer('diff', '--name-only', 'main', branch)
    .split('\n')
    .filter((path) => path !== '')

export const hook = (folder: string, name: string, words: string, script = 'exit 1') => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `#!/bin/sh\necho "${words}" >&2\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
}

export const branches = () => onServer('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads').split('\n')

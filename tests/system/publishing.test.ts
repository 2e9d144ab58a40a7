import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SiteChecker } from '../../src/engine/commands/check-command/site-checker'
import type {
  PublishPlan,
  PublishRefusal,
  PublishRun,
  SavedChange,
} from '../../src/engine/editing/edited-site/publishing'
import { editFolder } from '../../src/engine/editing/folder-editor/edit-folder'
import { publishingCommands } from '../../src/engine/editing/folder-editor/publishing/publishing-commands'
import { serveRepositories } from '../sites/git-server'
import { createGitSite, type SmallSite } from '../sites/git-site'
import { remembered } from '../sites/remembered'

/** Publishing on real repositories, over a path and over http. The person's folder is as it was, whatever happens. */
const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'publishing-'))
const bare = join(scratch, 'servers/site.git')
const settings = join(scratch, 'settings')
const identity = '[user]\n\tname = Fox\n\temail = fox@example.org\n'
const quiet = '[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n[receive]\n\tautogc = false\n'
let site: ReturnType<typeof createGitSite>
let commands: ReturnType<typeof publishingCommands>
let hare: Buffer
let server: Awaited<ReturnType<typeof serveRepositories>>

/** Nothing of this machine's own settings counts, and looking at a folder does not write into it. */
const own = { GIT_CONFIG_GLOBAL: settings, GIT_CONFIG_NOSYSTEM: '1', GIT_OPTIONAL_LOCKS: '0' }
const before = Object.fromEntries(Object.keys(own).map((name) => [name, process.env[name]]))

beforeAll(async () => {
  Object.assign(process.env, own)
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

const onServer = (...args: string[]) => execFileSync('git', ['-C', bare, ...args], { encoding: 'utf8' }).trim()

/** A server has the version that every new site is at. */
const fillServer = remembered((folder) => {
  const first = createGitSite()
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', folder])
  execFileSync('git', ['-C', folder, 'config', 'http.receivepack', 'true'])
  first.git('push', '-q', folder, 'main')
  first.remove()
})

beforeEach(() => {
  writeFileSync(settings, identity + quiet)
  rmSync(bare, { recursive: true, force: true })
  fillServer(bare)
  site = createGitSite()
  site.git('remote', 'add', 'origin', bare)
  site.git('update-ref', 'refs/remotes/origin/main', 'main')
  const checker = new SiteChecker(root, site.folder)
  const store = editFolder({ site: site.folder, folder: join(scratch, 'journal'), checker })
  commands = publishingCommands({ root, site: site.folder, checker }, store, async () => ({ blocks: [] }))
  server.state.wantsPassword = false
})
afterEach(() => site.remove())

const act = async <Result>(name: string, body: object = {}): Promise<Result> =>
  (await commands[name]?.(body as Record<string, unknown>, '')) as Result

/** Changes a heading and adds a picture that it shows, beside what is nobody's business. */
function change(heading = 'A new heading'): void {
  site.edit(({ pages }) => {
    Object.assign(pages[0]?.blocks[0] ?? {}, { heading, image: { src: '/images/hare.png', alt: 'A hare' } })
  })
  writeFileSync(join(site.folder, 'public/images/hare.png'), hare)
  site.write('public/images/unused.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  site.write('notes.txt', 'Not to be published')
}

const published = ['sites/fox/pages.json', 'sites/fox/public/images/hare.png']

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

/** All that belongs to the person: files, what git says of them, branches, HEAD, and the bytes of the index. */
function witness() {
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
async function publish(words = 'A new heading'): Promise<PublishRun> {
  const seen = witness()
  const started = await act<PublishRun | PublishRefusal>('publish', { words })
  if (started.kind === 'problem') throw new Error(started.problem)
  const state = () => act<PublishRun>('publish-state')
  await expect.poll(async () => (await state()).isRunning, { timeout: 30_000 }).toBe(false)
  expect(witness()).toEqual(seen)
  return state()
}

const failureOf = ({ steps }: PublishRun) => steps.find((step) => step.state === 'failed')

const changedIn = (branch: string) =>
  onServer('diff', '--name-only', 'main', branch)
    .split('\n')
    .filter((path) => path !== '')

const hook = (folder: string, name: string, words: string, script = 'exit 1') => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `#!/bin/sh\necho "${words}" >&2\n${script}\n`)
  chmodSync(join(folder, name), 0o755)
}

const branches = () => onServer('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads').split('\n')

describe('a published change', () => {
  test.each([
    ['a path', () => bare],
    ['http', () => `${server.address}/site.git`],
  ])('over %s is a branch with pages.json and the picture it shows, on the last version', async (_, addressOf) => {
    site.git('remote', 'set-url', 'origin', addressOf())
    change()
    const run = await publish('Größere Überschrift')
    expect(failureOf(run)).toBeUndefined()
    expect(run.branch).toBe('grossere-uberschrift')
    expect(changedIn('grossere-uberschrift')).toEqual(published)
    expect(onServer('log', '-1', '--format=%P %an <%ae> %s', 'grossere-uberschrift')).toBe(
      `${site.git('rev-parse', 'HEAD').trim()} Fox <fox@example.org> Größere Überschrift`,
    )
    expect(onServer('show', 'grossere-uberschrift:sites/fox/pages.json')).toBe(readFileSync(site.file, 'utf8').trim())
    expect(run.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
  })

  test('leaves out what somebody has staged, and leaves it staged', async () => {
    change()
    site.write('staged.txt', 'Staged')
    site.git('add', 'sites/fox/staged.txt', 'sites/fox/pages.json')
    site.write('pages.json', readFileSync(site.file, 'utf8').replace('A new heading', 'Newer than what is staged'))
    const { branch = '' } = await publish()
    expect(changedIn(branch)).toEqual(published)
    expect(onServer('show', `${branch}:sites/fox/pages.json`)).toContain('Newer than what is staged')
  })

  test('begins at the version that is checked out where that is no branch', async () => {
    site.git('checkout', '-q', '--detach')
    change()
    const { branch = '' } = await publish()
    expect(changedIn(branch)).toEqual(published)
  })

  test('is not sent twice; a further change is added to its branch', async () => {
    change()
    expect((await publish()).branch).toBe('a-new-heading')
    await expect(publish('Once more')).rejects.toThrow('nothing to publish')
    change('Another one')
    expect((await publish('Another heading')).branch).toBe('a-new-heading')
    expect(branches()).toEqual(['a-new-heading', 'main'])
    expect(onServer('log', '--format=%s', 'main..a-new-heading')).toBe('Another heading')
    expect(onServer('show', 'a-new-heading:sites/fox/pages.json')).toContain('Another one')
  })

  test('waits until its words are in the history', async () => {
    change()
    await publish()
    expect(await act('waiting')).toEqual({ kind: 'waiting', request: { words: 'A new heading' } })
    site.git('fetch', '-q', 'origin', 'a-new-heading')
    site.git('reset', '-q', '--hard', 'FETCH_HEAD')
    expect(await act('waiting')).toEqual({ kind: 'waiting' })
    expect(site.git('for-each-ref', 'refs/sent', 'refs/sent-from')).toBe('')
  })

  test('passes the hooks of the repository, which are named', async () => {
    const seen = join(scratch, 'hooks-seen')
    for (const name of ['pre-commit', 'pre-push'])
      hook(join(site.repository, '.git/hooks'), name, '', `echo ${name} >> '${seen}'`)
    change()
    const { steps } = await publish()
    expect(steps[2]?.words).toMatch(/Ran the hook pre-commit of this repository\.$/)
    expect(steps[3]?.words).toMatch(/Ran the hook pre-push of this repository\.$/)
    expect(readFileSync(seen, 'utf8')).toBe('pre-commit\npre-push\n')
  })
})

/** A clone in which others work. */
const others = join(scratch, 'others')
const git = (...args: string[]) =>
  execFileSync('git', ['-C', others, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim()
const textOn = (branch: string) => onServer('show', `${branch}:sites/fox/pages.json`)

/** Changes a branch of the server as others do. */
function changeOnServer(branch: string, act: (content: SmallSite) => void, files: Record<string, string> = {}): void {
  rmSync(others, { recursive: true, force: true })
  execFileSync('git', ['clone', '-q', '-b', branch, bare, others])
  const file = join(others, 'sites/fox/pages.json')
  const content = JSON.parse(readFileSync(file, 'utf8'))
  act(content)
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(others, name), text)
  git('add', '-A')
  git('commit', '-qm', 'By someone else')
  git('push', '-q', 'origin', branch)
}

const firstOf = ({ pages }: SmallSite) => pages[0]?.blocks[0] ?? {}
const changeTitle = ({ site: settings }: SmallSite) => Object.assign(settings, { name: 'Theirs' })
const setHeading = (heading: string) => site.edit((content) => Object.assign(firstOf(content), { heading }))
const headingOn = (branch: string) => firstOf(JSON.parse(textOn(branch)) as SmallSite).heading

describe('a request', () => {
  test('with a mistake that was undone is withdrawn by the next publication', async () => {
    const before = readFileSync(site.file, 'utf8')
    setHeading('A mistake')
    await publish('A mistake')
    writeFileSync(site.file, before)
    expect(await act<PublishPlan>('publish-plan')).toMatchObject({ way: 'withdrawal' })
    expect(await publish('Sorry')).toMatchObject({ isDone: 'withdrawal' })
    expect(branches()).toEqual(['main'])
    expect(await act('waiting')).toEqual({ kind: 'waiting' })
  })

  test('is the main branch as it is now, with all that is changed in the folder', async () => {
    setHeading('One')
    await publish('Words')
    changeOnServer('main', changeTitle)
    setHeading('One two')
    await publish('Words')
    expect(onServer('rev-parse', 'words^')).toBe(onServer('rev-parse', 'main'))
    expect([headingOn('words'), textOn('words').includes('"Theirs"')]).toEqual(['One two', true])
  })

  test.each(['merge', 'squash', 'rebase'])(
    'that was accepted by %s leaves what came after, on the new main branch',
    async (way) => {
      setHeading('One')
      await publish('Words')
      changeOnServer('main', changeTitle)
      git('fetch', '-q', 'origin')
      if (way === 'rebase') git('cherry-pick', 'origin/words')
      else git('merge', '-q', ...(way === 'squash' ? ['--squash'] : ['--no-ff', '-m', 'Merge']), 'origin/words')
      if (way === 'squash') git('commit', '-qm', 'Words')
      git('push', '-q', 'origin', 'main', ':words')
      setHeading('One two')
      const run = await publish('More words')
      expect(failureOf(run)).toBeUndefined()
      expect(onServer('diff', '--shortstat', 'main', 'more-words')).toContain('1 insertion(+), 1 deletion(-)')
      expect(headingOn('more-words')).toBe('One two')
      expect(await act('waiting')).toMatchObject({ request: { words: 'More words' } })
    },
  )

  test('with a commit of its reviewer keeps that', async () => {
    setHeading('One')
    const { branch = '' } = await publish('Words')
    changeOnServer(branch, changeTitle, { 'sites/fox/public/theirs.svg': '<svg/>' })
    setHeading('One two')
    await publish('Words')
    expect([headingOn(branch), textOn(branch).includes('"Theirs"')]).toEqual(['One two', true])
    expect(changedIn(branch)).toContain('sites/fox/public/theirs.svg')
    setHeading('One two three')
    await publish('Words')
    expect([headingOn(branch), textOn(branch).includes('"Theirs"')]).toEqual(['One two three', true])
    expect(changedIn(branch)).toContain('sites/fox/public/theirs.svg')
  })

  test('whose words others have changed on the main branch is not sent, and nothing is lost', async () => {
    changeOnServer('main', (content) => Object.assign(firstOf(content), { heading: 'Theirs' }))
    setHeading('Mine')
    const failed = failureOf(await publish('Words'))
    expect([failed?.words, failed?.output]).toEqual([expect.stringContaining('git pull'), 'sites/fox/pages.json'])
    expect(branches()).toEqual(['main'])
  })

  test('is withdrawn, and its words stay; one that a reviewer has changed is not', async () => {
    setHeading('Mine')
    await publish('Words')
    changeOnServer('words', changeTitle)
    expect(await act('withdraw')).toMatchObject({ problem: expect.stringContaining('nothing of theirs is lost') })
    onServer('update-ref', 'refs/heads/words', 'words^')
    expect(await act('withdraw')).toMatchObject({ kind: 'withdrawn' })
    expect([branches(), readFileSync(site.file, 'utf8').includes('Mine')]).toEqual([['main'], true])
    expect(await act('withdraw')).toMatchObject({ problem: expect.stringContaining('No request waits') })
  })

  test('whose words a reviewer has changed is not sent with other ones for the same, and the sentence names it', async () => {
    setHeading('Mine')
    await publish('Words')
    changeOnServer('words', (content) => Object.assign(firstOf(content), { heading: 'Theirs' }))
    setHeading('Mine since')
    expect(failureOf(await publish('Words'))?.words).toContain('in the request “Words”')
    expect(headingOn('words')).toBe('Theirs')
  })

  test('that takes an accepted change back waits until that is accepted', async () => {
    const before = readFileSync(site.file, 'utf8')
    setHeading('Mine')
    await publish('Words')
    onServer('update-ref', 'refs/heads/main', 'words')
    await act<PublishPlan>('publish-plan')
    writeFileSync(site.file, before)
    await publish('Back')
    expect(await act('waiting')).toMatchObject({ request: { words: 'Back' } })
  })

  test('that was closed is the author’s own again', async () => {
    setHeading('Mine')
    await publish('Words')
    onServer('update-ref', '-d', 'refs/heads/words')
    expect(await act<PublishPlan>('publish-plan')).toMatchObject({ hasChanges: true, way: 'request' })
    expect(await act('waiting')).toEqual({ kind: 'waiting' })
    expect((await publish('Words again')).branch).toBe('words-again')
  })
})

describe('where authors publish at once', () => {
  const setDirect = () =>
    changeOnServer('main', ({ site: settings }) => Object.assign(settings, { editor: { publish: 'direct' } }))

  test('a change is one commit on the main branch; what comes after is clean', async () => {
    setDirect()
    site.git('pull', '-q', 'origin', 'main')
    setHeading('One')
    expect(await act<PublishPlan>('publish-plan')).toMatchObject({ way: 'direct' })
    changeOnServer('main', changeTitle)
    expect(await publish('At once')).toMatchObject({ isDone: 'direct' })
    expect([branches(), headingOn('main'), textOn('main').includes('"Theirs"')]).toEqual([['main'], 'One', true])
    expect(await act<PublishPlan>('publish-plan')).toMatchObject({ hasChanges: false })
    expect(await act('waiting')).toEqual({ kind: 'waiting' })
    setHeading('One two')
    await publish('More')
    expect([headingOn('main'), onServer('log', '-2', '--format=%s', 'main')]).toEqual(['One two', 'More\nAt once'])
  })

  test('where the server forbids that, it is a request, and the step says so', async () => {
    setDirect()
    site.git('pull', '-q', 'origin', 'main')
    hook(
      join(bare, 'hooks'),
      'update',
      '',
      'if [ "$1" = refs/heads/main ]; then echo "GH006: Protected branch update failed" >&2; exit 1; fi',
    )
    setHeading('One')
    const run = await publish('At once')
    expect(run).toMatchObject({ branch: 'at-once', steps: [{}, {}, {}, { words: expect.stringContaining('request') }] })
  })
})

describe('nothing is sent, and the sentence says why,', () => {
  test.each<[what: string, prepare: () => void, words: RegExp, said: RegExp]>([
    [
      'when the server refuses the branch',
      () => hook(join(bare, 'hooks'), 'pre-receive', 'Only on weekdays'),
      /server has refused the branch. It says: “Only on weekdays/,
      /Only on weekdays/,
    ],
    ...['pre-commit', 'commit-msg', 'pre-push'].map((name): [string, () => void, RegExp, RegExp] => [
      `when the hook ${name} refuses`,
      () => hook(join(site.repository, '.git/hooks'), name, 'Not so'),
      /own check/,
      /Not so/,
    ]),
    [
      'when a hook puts other files in',
      () => {
        hook(join(site.repository, '.git/hooks'), 'pre-commit', '', 'git add -A')
      },
      /put other files/,
      /notes\.txt/,
    ],
    ['when git does not know who it is', () => writeFileSync(settings, quiet), /user\.name/, /tell me who you are/i],
    [
      'when the server is away',
      () => site.git('remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git'),
      /does not answer/,
      /127\.0\.0\.1/,
    ],
    [
      'when the server wants a password',
      () => {
        server.state.wantsPassword = true
        site.git('remote', 'set-url', 'origin', `${server.address}/site.git`)
      },
      /wants to know who you are/,
      /terminal prompts disabled/,
    ],
    [
      'when the server is gone from the path',
      () => site.git('remote', 'set-url', 'origin', join(scratch, 'nowhere')),
      /no repository at the address/,
      /nowhere/,
    ],
  ])('%s', async (_, prepare, words, said) => {
    change()
    prepare()
    const failed = failureOf(await publish())
    expect(failed?.words).toMatch(words)
    expect(failed?.output).toMatch(said)
    expect(branches()).toEqual(['main'])
  })

  test('when two versions are being put together', async () => {
    site.git('checkout', '-q', '-b', 'other')
    site.write('notes.txt', 'Theirs')
    site.commit()
    site.git('checkout', '-q', 'main')
    site.write('notes.txt', 'Ours')
    site.commit()
    expect(() => site.git('merge', 'other')).toThrow()
    site.edit(({ pages }) => Object.assign(pages[0]?.blocks[0] ?? {}, { heading: 'A new heading' }))
    const failed = failureOf(await publish())
    expect(failed?.words).toMatch(/not finished/)
    expect(failed?.output).toBe('sites/fox/notes.txt')
  })

  test('when the site has mistakes: they are listed with their pages', async () => {
    site.edit(({ pages }) => Object.assign(pages[0]?.blocks[0] ?? {}, { heading: '' }))
    const plan = await act<PublishPlan>('publish-plan')
    expect(plan.toFix).toMatchObject([{ page: '/', pointer: '/pages/0/blocks/0/heading' }])
    expect(await act('publish', { words: 'Try' })).toMatchObject({ kind: 'problem' })
    expect(branches()).toEqual(['main'])
  })
})

describe('without a server', () => {
  test('the change is saved as a patch, which git puts into another folder, pictures included', async () => {
    site.git('remote', 'remove', 'origin')
    change()
    const seen = witness()
    expect(await act<PublishPlan>('publish-plan')).toMatchObject({ why: expect.stringContaining('no server') })
    const saved = await act<SavedChange>('save-change')
    expect(witness()).toEqual(seen)
    const clone = join(scratch, 'clone')
    execFileSync('git', ['clone', '-q', bare, clone])
    execFileSync('git', ['-C', clone, 'apply', '-'], { input: Buffer.from(saved.base64, 'base64') })
    for (const path of published)
      expect(readFileSync(join(clone, path))).toEqual(readFileSync(join(site.repository, path)))
    expect(
      execFileSync('git', ['-C', clone, 'status', '--porcelain', '-uall'], { encoding: 'utf8' }).split('\n').length,
    ).toBe(3)
  })

  test.each<[what: string, prepare: () => void, words: RegExp]>([
    ['without git', () => rmSync(join(site.repository, '.git'), { recursive: true }), /not kept in git/],
    [
      'before the first version',
      () => {
        rmSync(join(site.repository, '.git'), { recursive: true })
        execFileSync('git', ['init', '-q', site.repository])
      },
      /No version/,
    ],
  ])('%s what the site shows is saved, and that nothing can be compared is said', async (_, prepare, words) => {
    change()
    prepare()
    expect(await act('changes')).toMatchObject({ kind: 'problem', problem: expect.stringMatching(words) })
    expect((await act<PublishPlan>('publish-plan')).why).toMatch(words)
    const { name, base64 } = await act<SavedChange>('save-change')
    expect(name).toMatch(/\.zip$/)
    const archive = Buffer.from(base64, 'base64').toString('latin1')
    for (const path of ['pages.json', 'public/images/fox.svg', 'public/images/hare.png'])
      expect(archive).toContain(path)
    expect(archive).not.toContain('unused')
  })
})

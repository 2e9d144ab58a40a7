import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PublishPlan } from '../../src/engine/editing/edited-site/publishing'
import type { SmallSite } from '../sites/git-site'
import {
  act,
  bare,
  branches,
  changedIn,
  failureOf,
  hook,
  onServer,
  publish,
  publishFromFolders,
  scratch,
  site,
} from '../sites/published-folder'

/** What others do on the server between two publications. */
publishFromFolders()

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
    expect(await act<PublishPlan>('plan')).toMatchObject({ way: 'withdrawal' })
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
    await act<PublishPlan>('plan')
    writeFileSync(site.file, before)
    await publish('Back')
    expect(await act('waiting')).toMatchObject({ request: { words: 'Back' } })
  })

  test('that was closed is the author’s own again', async () => {
    setHeading('Mine')
    await publish('Words')
    onServer('update-ref', '-d', 'refs/heads/words')
    expect(await act<PublishPlan>('plan')).toMatchObject({ hasChanges: true, way: 'request' })
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
    expect(await act<PublishPlan>('plan')).toMatchObject({ way: 'direct' })
    changeOnServer('main', changeTitle)
    expect(await publish('At once')).toMatchObject({ isDone: 'direct' })
    expect([branches(), headingOn('main'), textOn('main').includes('"Theirs"')]).toEqual([['main'], 'One', true])
    expect(await act<PublishPlan>('plan')).toMatchObject({ hasChanges: false })
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

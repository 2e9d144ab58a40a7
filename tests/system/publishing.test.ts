import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { PublishPlan, SavedChange } from '../../src/engine/editing/edited-site/publishing'
import {
  act,
  bare,
  branches,
  change,
  changedIn,
  failureOf,
  forgetIdentity,
  hook,
  onServer,
  publish,
  published,
  publishFromFolders,
  scratch,
  server,
  site,
  witness,
} from '../sites/published-folder'

/** Publishing on real repositories, over a path and over http. The person's folder is as it was, whatever happens. */
publishFromFolders()

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
    ['when git does not know who it is', forgetIdentity, /user\.name/, /tell me who you are/i],
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
    const plan = await act<PublishPlan>('plan')
    expect(plan.toFix).toMatchObject([{ page: '/', pointer: '/pages/0/blocks/0/heading' }])
    expect(await act('publish', 'Try')).toMatchObject({ kind: 'problem' })
    expect(branches()).toEqual(['main'])
  })
})

describe('without a server', () => {
  test('the change is saved as a patch, which git puts into another folder, pictures included', async () => {
    site.git('remote', 'remove', 'origin')
    change()
    const seen = witness()
    expect(await act<PublishPlan>('plan')).toMatchObject({ why: expect.stringContaining('no server') })
    const saved = await act<SavedChange>('saveChange')
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
    expect((await act<PublishPlan>('plan')).why).toMatch(words)
    const { name, base64 } = await act<SavedChange>('saveChange')
    expect(name).toMatch(/\.zip$/)
    const archive = Buffer.from(base64, 'base64').toString('latin1')
    for (const path of ['pages.json', 'public/images/fox.svg', 'public/images/hare.png'])
      expect(archive).toContain(path)
    expect(archive).not.toContain('unused')
  })
})

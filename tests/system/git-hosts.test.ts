import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectHost } from '../../src/engine/hosts/connect-host'
import type { GitHost } from '../../src/engine/hosts/git-host'
import { readHostAddress } from '../../src/engine/hosts/host-address'
import { HostRefusal } from '../../src/engine/hosts/refusal'
import { createSignIn } from '../../src/engine/hosts/sign-in/create-sign-in'
import type { SignInOptions } from '../../src/engine/hosts/sign-in/sign-in'
import { type StandIn, startGitHost } from '../sites/git-host'
import type { Fault } from '../sites/git-host/host-state'
import { app } from '../sites/git-host/oauth'

/** The real hosts' APIs, spoken by a stand-in over a real repository and held to the hosts' published descriptions. */
const files = {
  'pages.json': '{"pages":[]}\n',
  'public/images/fox.svg': '<svg/>',
  'public/images/deep/hare.svg': '<svg id="hare"/>',
  'schemas/site.json': '{}',
}

const relayFile = join(import.meta.dirname, '../../deploy/sign-in/relay.mjs')

const kinds: StandIn[] = ['github', 'gitlab', 'forgejo']

/** GitHub is asked through the relay, which is called here without a server; the others need none. */
function relayTo(origin: string): Pick<SignInOptions, 'relay' | 'fetch'> {
  const editor = 'https://edit.fox.example'
  const env = {
    EDITOR: editor,
    CLIENT_ID: app.id,
    CLIENT_SECRET: app.secret,
    COOKIE_SECRET: 'x'.repeat(32),
    GITHUB: origin,
  }
  let cookie = ''
  const viaRelay = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (!String(input).startsWith('https://sign-in.fox.example/')) return fetch(input, init)
    const { answer } = (await import(relayFile)) as { answer(request: Request, env: object): Promise<Response> }
    const headers = { ...Object.fromEntries(new Headers(init.headers)), origin: editor, cookie }
    const response = await answer(new Request(input, { ...init, headers }), env)
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  }
  return { relay: 'https://sign-in.fox.example', fetch: viaRelay }
}

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (from: Uint8Array) => new TextDecoder().decode(from)

describe.each(kinds)('%s', (kind) => {
  let stand: Awaited<ReturnType<typeof startGitHost>>
  let host: GitHost
  const connect = (token = stand.token) => connectHost(readHostAddress(stand.address), { token: async () => token })

  beforeEach(async () => {
    stand = await startGitHost(kind, files)
    host = connect()
  })
  afterEach(() => {
    expect(stand.state.violations).toEqual([])
    stand.close()
  })

  const git = (...args: string[]) => stand.state.repository.git(args)

  async function refusalOf(action: Promise<unknown>): Promise<HostRefusal> {
    const refusal = await action.then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(refusal).toBeInstanceOf(HostRefusal)
    return refusal as HostRefusal
  }

  /** A changed text, a new picture, and a removed one. */
  const changeOn = (base: { branch: string; commit: string }, branch = 'new-words') => ({
    title: 'New words',
    branch,
    base,
    files: [
      { path: 'public/images/new.svg', bytes: bytes('<svg id="new"/>') },
      { path: 'pages.json', bytes: bytes('{"pages":[1]}\n') },
    ],
    removed: ['public/images/fox.svg'],
  })

  test('says who is signed in, what they may do, and where the default branch is', async () => {
    const { person, mayWrite, head } = await host.open()
    expect([person, mayWrite, head.branch, head.commit]).toEqual([
      'Priya Raman',
      true,
      'main',
      git('rev-parse', 'main'),
    ])
    const reader = await connect(`${kind}-token-of-a-reader`).open()
    expect([reader.person, reader.mayWrite]).toEqual(['@reader', false])
    expect(reader.whyNot).toContain('ask an owner')
    stand.state.isArchived = true
    expect((await connect().open()).whyNot).toContain('archived')
  })

  test('the head of a branch that has not moved is the known one', async () => {
    const { head } = await host.open()
    expect(await host.head('main', head)).toBe(head)
    // Forgejo allows no other origin to send the header for it.
    expect(stand.state.requests.at(-1)?.status).toBe(kind === 'forgejo' ? 200 : 304)
    stand.state.repository.commit('main', 'More', [{ path: 'pages.json', bytes: 'x' }])
    expect(await host.head('main', head)).toMatchObject({ branch: 'main', commit: git('rev-parse', 'main') })
    expect((await refusalOf(host.head('gone'))).kind).toBe('missing')
  })

  test('lists folders and reads files by their ids', async () => {
    const { head } = await host.open()
    const list = await host.list(head, 'public')
    expect([...list.keys()].sort()).toEqual(['public/images/deep/hare.svg', 'public/images/fox.svg'])
    expect((await host.list(head, '')).size).toBe(4)
    expect((await host.list(head, 'nowhere')).size).toBe(0)
    const id = list.get('public/images/deep/hare.svg') ?? ''
    expect(id).toBe(git('rev-parse', 'main:public/images/deep/hare.svg'))
    expect(text(await host.read(id))).toBe('<svg id="hare"/>')
    expect(await host.treeOf(head, 'public/images')).toBe(git('rev-parse', 'main:public/images'))
    expect(await host.treeOf(head, 'src')).toBeUndefined()
  })

  test('commits a change with a removal on a new branch, and then on that branch', async () => {
    const { head } = await host.open()
    const first = await host.commit(changeOn(head))
    expect(first).toMatchObject({ branch: 'new-words', commit: git('rev-parse', 'new-words') })
    expect(git('diff', '--name-status', 'main', 'new-words').split('\n')).toEqual([
      'M\tpages.json',
      'D\tpublic/images/fox.svg',
      'A\tpublic/images/new.svg',
    ])
    expect(git('log', '-1', '--format=%s|%P', 'new-words')).toBe(`New words|${head.commit}`)
    const again = { ...changeOn(first), files: [{ path: 'pages.json', bytes: bytes('{"pages":[2]}\n') }], removed: [] }
    const second = await host.commit(again)
    expect(git('rev-parse', 'new-words^')).toBe(first.commit)
    expect(git('show', `${second.commit}:pages.json`)).toBe('{"pages":[2]}')
  })

  test('a branch starts at the base, whatever was pushed since', async () => {
    const { head } = await host.open()
    stand.state.repository.commit('main', 'Theirs', [{ path: 'theirs.txt', bytes: 'x' }])
    await host.commit(changeOn(head))
    expect(git('rev-parse', 'new-words^')).toBe(head.commit)
  })

  test('a commit whose answer was lost is recognised, and not made twice', async () => {
    const { head } = await host.open()
    stand.state.faults.add('cut-after-commit')
    expect((await refusalOf(host.commit(changeOn(head)))).kind).toBe('unreachable')
    const made = git('rev-parse', 'new-words')
    expect((await connect().commit(changeOn(head))).commit).toBe(made)
    expect(git('rev-list', '--count', 'main..new-words')).toBe('1')
  })

  test('40 MB are two commits; after a cut the second one follows', async () => {
    const { head } = await host.open()
    const big = (path: string, fill: number) => ({ path, bytes: new Uint8Array(20_000_000).fill(fill) })
    const change = {
      ...changeOn(head),
      files: [big('public/a.mp4', 1), big('public/b.mp4', 2), ...changeOn(head).files],
    }
    stand.state.faults.add('cut-after-commit')
    expect((await refusalOf(host.commit(change))).kind).toBe('unreachable')
    await connect().commit(change)
    expect(git('log', '--reverse', '--format=%s', 'main..new-words').split('\n')).toEqual([
      'New words (1 of 2)',
      'New words (2 of 2)',
    ])
    expect(git('diff', '--name-only', 'main', 'new-words').split('\n')).toHaveLength(5)
    expect(git('diff', '--name-only', 'main', 'new-words~1')).toBe('public/a.mp4')
  })

  test('a change that the base holds already is not committed', async () => {
    const { head } = await host.open()
    const change = {
      ...changeOn(head),
      files: [{ path: 'pages.json', bytes: bytes(files['pages.json']) }],
      removed: ['not/there.svg'],
    }
    expect((await refusalOf(host.commit(change))).message).toContain('nothing to publish')
  })

  test('a name that another branch has, or blocks, is refused as taken', async () => {
    const { head } = await host.open()
    stand.state.repository.commit('news', 'Theirs', [{ path: 'theirs.txt', bytes: 'x' }], head.commit)
    stand.state.repository.commit('fox/words', 'Theirs', [{ path: 'theirs.txt', bytes: 'x' }], head.commit)
    // Neither the title nor the content alone makes a commit one's own.
    stand.state.repository.commit('same-title', 'New words', [{ path: 'pages.json', bytes: 'Theirs' }], head.commit)
    const content = [...changeOn(head).files, { path: 'public/images/fox.svg' }]
    stand.state.repository.commit('same-content', 'Theirs', content, head.commit)
    for (const name of ['news', 'news/today', 'fox', 'same-title', 'same-content'])
      expect((await refusalOf(host.commit(changeOn(head, name)))).kind, name).toBe('taken')
    const branches = git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads').split('\n')
    expect(branches).toEqual(['fox/words', 'main', 'news', 'same-content', 'same-title'])
  })

  test('a branch that somebody else has moved is left alone', async () => {
    const { head } = await host.open()
    const first = await host.commit(changeOn(head))
    stand.state.faults.add('stale')
    const next = { ...changeOn(first), files: [{ path: 'pages.json', bytes: bytes('{"pages":[3]}\n') }], removed: [] }
    expect((await refusalOf(host.commit(next))).kind).toBe('moved')
    expect((await refusalOf(host.commit(next))).kind).toBe('moved')
    expect(git('log', '-1', '--format=%s', 'new-words')).toBe('Somebody else')
  })

  test('opens a request once, and says what became of it', async () => {
    const { head } = await host.open()
    expect(await host.requestOf('new-words')).toBeUndefined()
    await host.commit(changeOn(head))
    const words = { title: 'New words', text: 'One page changed.' }
    const opened = await host.request('new-words', 'main', words)
    expect(opened.state).toBe('open')
    expect(opened.address).toContain(stand.origin)
    expect(await host.request('new-words', 'main', words)).toEqual(opened)
    expect(stand.state.pulls).toMatchObject([{ title: 'New words', text: 'One page changed.' }])
    stand.state.closePull('new-words')
    expect(await host.requestOf('new-words')).toMatchObject({ state: 'closed' })
  })

  test.each(['merge', 'squash', 'rebase'] as const)(
    'knows the commit of a request that was taken over as a %s',
    async (way) => {
      const { head } = await host.open()
      await host.commit(changeOn(head))
      await host.request('new-words', 'main', { title: 'New words', text: '' })
      stand.state.repository.commit('main', 'Theirs', [{ path: 'theirs.txt', bytes: 'x' }])
      const mergedAs = stand.state.merge('new-words', way)
      expect(await host.requestOf('new-words')).toMatchObject({ state: 'merged', mergedAs })
      expect(git('show', `${mergedAs}:pages.json`)).toBe('{"pages":[1]}')
    },
  )

  test.each(['status', 'deployment'] as const)('finds the preview of a commit by its %s', async (by) => {
    const { head } = await host.open()
    const address = 'https://preview-1.fox.example/'
    expect(await host.previewOf('main', head.commit)).toEqual({ state: 'none' })
    stand.state.previews.set(head.commit, { state: 'building', address, by })
    expect(await host.previewOf('main', head.commit)).toEqual({ state: 'building' })
    stand.state.previews.set(head.commit, { state: 'ready', address, by })
    expect(await host.previewOf('main', head.commit)).toEqual({ state: 'ready', address })
    stand.state.previews.set(head.commit, { state: 'ready', address: 'javascript:alert(1)', by })
    expect((await host.previewOf('main', head.commit)).address).toBeUndefined()
  })

  const refusals: [Fault, string, RegExp][] = [
    ['signed-out', 'signed-out', /Sign in again/],
    ['too-large', 'too-large', /smaller/],
    ['unprocessable', 'other', /could not be processed/],
    ['limited', 'limited', /in 2 minutes/],
    ['protected', 'protected', /another name/],
    ['down', 'unreachable', /Try again later/],
    ['renamed', 'missing', /moved or renamed/],
    ['captive', 'unreachable', /network/],
    ['read-only-token', 'forbidden', /token that may write/],
  ]
  test.each(refusals)('%s is refused as %s, in words', async (fault, refused, words) => {
    const { head } = await host.open()
    stand.state.faults.add(fault)
    const refusal = await refusalOf(host.commit(changeOn(head)))
    expect(refusal.kind).toBe(refused)
    expect(refusal.message).toMatch(words)
    expect(refusal.message).toContain('Your changes are kept here')
    expect(git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads')).toBe('main')
    stand.state.faults.delete(fault)
    expect((await connect().commit(changeOn(head))).branch).toBe('new-words')
  })

  test('no request is sent while the host has asked for a pause', async () => {
    await host.open()
    stand.state.faults.add('limited')
    const { until } = await refusalOf(host.head('main'))
    expect(until?.getTime()).toBeGreaterThan(Date.now() + 60_000)
    const count = stand.state.requests.length
    expect((await refusalOf(host.head('main'))).kind).toBe('limited')
    expect(stand.state.requests).toHaveLength(count)
  })

  test('an archived repository can be read, and refuses commits', async () => {
    const { head } = await host.open()
    stand.state.isArchived = true
    expect((await refusalOf(host.commit(changeOn(head)))).message).toContain('archived')
  })

  test('a branch that was deleted is missing, and is made again by a commit on it', async () => {
    const { head } = await host.open()
    const first = await host.commit(changeOn(head))
    stand.state.repository.deleteBranch('new-words')
    const refusal = await refusalOf(host.head('new-words', first))
    expect([refusal.kind, refusal.message.includes('new-words')]).toEqual(['missing', true])
    const next = { ...changeOn(first), files: [{ path: 'pages.json', bytes: bytes('{"pages":[4]}\n') }], removed: [] }
    expect(await host.commit(next)).toMatchObject({ commit: git('rev-parse', 'new-words') })
    expect(git('rev-parse', 'new-words^')).toBe(first.commit)
  })

  test('an empty repository is said to be empty', async () => {
    const empty = await startGitHost(kind, {})
    const opened = connectHost(readHostAddress(empty.address), { token: async () => empty.token }).open()
    expect((await refusalOf(opened)).message).toContain('still empty')
    empty.close()
  })

  test('signs in by a window, renews, and is signed out when the host forgets it', async () => {
    const address = readHostAddress(stand.address)
    const options = { returnTo: 'https://edit.fox.example/signed-in.html', clientId: app.id }
    const signIn = createSignIn(address, { ...options, ...relayTo(stand.origin) })
    const page = await fetch(await signIn.begin(), { redirect: 'manual' })
    const tokens = await signIn.finish(page.headers.get('location') ?? '')
    const signedIn = connectHost(address, tokens)
    expect((await signedIn.open()).person).toBe('Priya Raman')
    const first = await tokens.token()
    stand.state.people.delete(first)
    expect((await signedIn.open()).person).toBe('Priya Raman')
    expect(await tokens.token()).not.toBe(first)
    stand.state.faults.add('signed-out')
    expect((await refusalOf(signedIn.open())).kind).toBe('signed-out')
  })

  test('a file that the host keeps elsewhere, and other bytes than those asked for, are not taken', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:abc\nsize 12\n'
    stand.state.repository.commit('main', 'A film', [{ path: 'film.mp4', bytes: pointer }])
    expect((await refusalOf(host.read(git('rev-parse', 'main:film.mp4')))).message).toContain('LFS')
    stand.state.repository.blob = () => Buffer.from('forged')
    expect((await refusalOf(host.read(git('rev-parse', 'main:pages.json')))).kind).toBe('unreachable')
  })

  test('a host that cannot be reached is said to be so', async () => {
    const nowhere = connectHost(readHostAddress(`${kind}:http://127.0.0.1:9/fox/site`), { token: async () => 'x' })
    expect((await refusalOf(nowhere.open())).kind).toBe('unreachable')
  })
})

describe('what one host alone does', () => {
  const open = async (kind: StandIn, content: Record<string, string>) => {
    const stand = await startGitHost(kind, content)
    const host = connectHost(readHostAddress(stand.address), { token: async () => stand.token })
    return { stand, host, git: (...args: string[]) => stand.state.repository.git(args) }
  }

  test('GitHub opens no request for a branch without anything new', async () => {
    const { stand, host, git } = await open('github', files)
    stand.state.repository.setBranch('same', git('rev-parse', 'main'))
    await expect(host.request('same', 'main', { title: 'x', text: '' })).rejects.toThrow('nothing that is new')
    stand.close()
  })

  test('GitHub cuts long lists short: then each folder is read', async () => {
    const { stand, host } = await open('github', files)
    const { head } = await host.open()
    stand.state.faults.add('truncated')
    expect([...(await host.list(head, '')).keys()].sort()).toEqual(Object.keys(files).sort())
    stand.close()
  })

  const many = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`public/${at}.svg`, `<svg id="${at}"/>`]))

  test.each(['gitlab', 'forgejo'] as const)('%s lists files in pages', async (kind) => {
    const { stand, host } = await open(kind, many)
    expect((await host.list((await host.open()).head, 'public')).size).toBe(120)
    stand.close()
  })

  test('Forgejo finds the request of a branch behind a hundred others', async () => {
    const { stand, host } = await open('forgejo', files)
    for (const branch of ['mine', ...Array.from({ length: 100 }, (_, at) => `other-${at}`)])
      stand.state.openPull({ branch, into: 'main', title: branch, text: '' })
    expect((await host.requestOf('mine'))?.address).toContain('/pulls/1')
    stand.close()
  })
})

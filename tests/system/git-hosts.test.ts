import { describe, expect, test } from 'vitest'
import { connectHost } from '../../src/engine/git/git-hosts/connect-host'
import type { Account, GitHost } from '../../src/engine/git/git-hosts/git-host'
import { readHostAddress } from '../../src/engine/git/git-hosts/host-address'
import { type StandIn, startGitHost } from '../sites/git-host'
import type { Fault } from '../sites/git-host/host-state'
import { bytesOf, changeOn, committed, refusalOf, standIns, useGitHost } from '../sites/use-git-host'

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** The hosts' APIs, spoken by stand-ins over real repositories and held to the hosts' published descriptions. */
describe.each(standIns)('%s', (kind) => {
  const on = useGitHost(kind)

  test('says who is signed in, what they may do, and where the default branch is', async () => {
    const { person, mayWrite, head } = await on.host.open()
    expect([person, mayWrite, head.branch, head.commit]).toEqual([
      'Priya Raman',
      true,
      'main',
      on.git('rev-parse', 'main'),
    ])
    const reader = await on.connect(`${kind}-token-of-a-reader`).open()
    expect([reader.person, reader.mayWrite]).toEqual(['@reader', false])
    expect(reader.whyNot).toContain('ask the person who looks after the site')
    on.stand.state.isArchived = true
    expect((await on.connect().open()).whyNot).toContain('archived')
  })

  test('the head of a branch that has not moved is the known one', async () => {
    const { head } = await on.host.open()
    expect(await on.host.head('main', head)).toBe(head)
    // Forgejo allows no other origin to send the header for it.
    expect(on.stand.state.requests.at(-1)?.status).toBe(kind === 'forgejo' ? 200 : 304)
    on.stand.state.repository.commit('main', 'More', [{ path: 'pages.json', bytes: 'x' }])
    expect(await on.host.head('main', head)).toMatchObject({ branch: 'main', commit: on.git('rev-parse', 'main') })
    expect((await refusalOf(on.host.head('gone'))).kind).toBe('missing')
  })

  test('lists folders and reads files by their ids', async () => {
    const { head } = await on.host.open()
    const list = await on.host.list(head, 'public')
    expect([...list.keys()].sort()).toEqual(['public/images/deep/hare.svg', 'public/images/fox.svg'])
    expect((await on.host.list(head, '')).size).toBe(4)
    expect((await on.host.list(head, 'nowhere')).size).toBe(0)
    const id = list.get('public/images/deep/hare.svg') ?? ''
    expect(id).toBe(on.git('rev-parse', 'main:public/images/deep/hare.svg'))
    expect(textOf(await on.host.read(id))).toBe('<svg id="hare"/>')
    const folder = { kind: 'folder', id: on.git('rev-parse', 'main:public/images') }
    expect(await on.host.find(head, 'public/images')).toMatchObject(folder)
    const text = { kind: 'file', id: on.git('rev-parse', 'main:pages.json') }
    expect(await on.host.find(head, 'pages.json')).toMatchObject(text)
    expect(await on.host.find(head, 'src')).toBeUndefined()
  })

  test('lists what has changed a file or a folder, page by page', async () => {
    const { head } = await on.host.open()
    const { repository } = on.stand.state
    repository.commit('main', 'A hare\n\nIt runs.', [{ path: 'public/images/hare.svg', bytes: '<svg/>' }])
    const { commit } = await on.host.head('main', head)
    const files = await on.host.history(commit, 'public', 1)
    expect(files.map(({ title, author }) => [title, author])).toEqual([
      ['A hare', 'Priya Raman'],
      ['The site', 'Priya Raman'],
    ])
    expect(files.map(({ parent }) => parent)).toEqual([head.commit, undefined])
    expect([files[0]?.id, Math.abs(Date.now() - Date.parse(files[0]?.time ?? '')) < 600_000]).toEqual([commit, true])
    expect((await on.host.history(commit, 'pages.json', 1)).map(({ title }) => title)).toEqual(['The site'])
    expect(await on.host.history(commit, 'pages.json', 2)).toEqual([])
    expect(await on.host.history(commit, 'nowhere', 1)).toEqual([])
  })

  test('lists open requests, and what was written about one', async () => {
    const { head } = await on.host.open()
    await on.host.commit(changeOn(head))
    expect(await on.host.commentsOn('new-words')).toEqual([])
    const { address } = await on.host.request('new-words', 'main', { title: 'New words', text: '' })
    const [open, ...others] = await on.host.openRequests('main')
    expect(open).toMatchObject({
      title: 'New words',
      address,
      branch: 'new-words',
      commit: on.git('rev-parse', 'new-words'),
    })
    expect([others, /priya/i.test(open?.author ?? '')]).toEqual([[], true])
    expect(await on.host.openRequests('other')).toEqual([])
    const wanted = ['lines: Here.', 'reviews: No.', 'Is it right?'].slice(
      0,
      kind === 'gitlab' ? 1 : kind === 'github' ? 3 : 2,
    )
    on.stand.state.pulls[0]?.comments.push(
      ...wanted.map((words, index) => ({ author: 'hare', words, time: `2026-01-0${index + 2}T00:00:00Z` })).reverse(),
    )
    const comments = await on.host.commentsOn('new-words')
    expect(comments.map(({ author, words }) => [author, words])).toEqual(wanted.map((words) => ['hare', words]))
    for (const one of comments) expect(one.address.startsWith(address)).toBe(true)
  })

  test('tells what is wanted of a site as it tells each part alone', async () => {
    const wanted = { file: 'pages.json', paths: ['public', 'schemas', 'src'] }
    const opened = await on.connect().open()
    const host = on.connect()
    const asked = async (open: Promise<Account>, ways: GitHost) => {
      const { head, ...account } = await open
      const entries = await Promise.all([...wanted.paths, wanted.file].map((path) => ways.find(head, path)))
      const text = textOf(await ways.read(entries.at(-1)?.id ?? ''))
      return { account, commit: head.commit, entries, text, files: [...(await ways.list(head, 'public'))].sort() }
    }
    expect(await asked(host.open(wanted), host)).toEqual(await asked(Promise.resolve(opened), on.connect()))
  })

  test('commits a change with a removal on a new branch, and then on that branch', async () => {
    const { head } = await on.host.open()
    const first = await on.host.commit(changeOn(head))
    expect(first).toMatchObject({ branch: 'new-words', commit: on.git('rev-parse', 'new-words') })
    expect(on.git('diff', '--name-status', 'main', 'new-words').split('\n')).toEqual([
      'M\tpages.json',
      'D\tpublic/images/fox.svg',
      'A\tpublic/images/new.svg',
    ])
    expect(on.git('log', '-1', '--format=%s|%P', 'new-words')).toBe(`New words|${head.commit}`)
    const again = {
      ...changeOn(first),
      files: [{ path: 'pages.json', bytes: bytesOf('{"pages":[2]}\n') }],
      removed: [],
    }
    const second = await on.host.commit(again)
    expect(on.git('rev-parse', 'new-words^')).toBe(first.commit)
    expect(on.git('show', `${second.commit}:pages.json`)).toBe('{"pages":[2]}')
  })

  test('a branch starts at the base, whatever was pushed since', async () => {
    const { head } = await on.host.open()
    on.stand.state.repository.commit('main', 'Theirs', [{ path: 'theirs.txt', bytes: 'x' }])
    await on.host.commit(changeOn(head))
    expect(on.git('rev-parse', 'new-words^')).toBe(head.commit)
  })

  test('a commit whose answer was lost is recognised, and not made twice', async () => {
    const { head } = await on.host.open()
    on.stand.state.faults.add('cut-after-commit')
    expect((await refusalOf(on.host.commit(changeOn(head)))).kind).toBe('unreachable')
    const made = on.git('rev-parse', 'new-words')
    expect((await on.connect().commit(changeOn(head))).commit).toBe(made)
    expect(on.git('rev-list', '--count', 'main..new-words')).toBe('1')
  })

  test('a change that the base holds already is not committed', async () => {
    const { head } = await on.host.open()
    const change = {
      ...changeOn(head),
      files: [{ path: 'pages.json', bytes: bytesOf(committed['pages.json']) }],
      removed: ['not/there.svg'],
    }
    expect((await refusalOf(on.host.commit(change))).message).toContain('nothing to publish')
  })

  test('a name that another branch has, or blocks, is refused as taken', async () => {
    const { head } = await on.host.open()
    on.stand.state.repository.commit('news', 'Theirs', [{ path: 'theirs.txt', bytes: 'x' }], head.commit)
    on.stand.state.repository.commit('fox/words', 'Theirs', [{ path: 'theirs.txt', bytes: 'x' }], head.commit)
    // Neither the title nor the content alone makes a commit one's own.
    on.stand.state.repository.commit('same-title', 'New words', [{ path: 'pages.json', bytes: 'Theirs' }], head.commit)
    const content = [...changeOn(head).files, { path: 'public/images/fox.svg' }]
    on.stand.state.repository.commit('same-content', 'Theirs', content, head.commit)
    for (const name of ['news', 'news/today', 'fox', 'same-title', 'same-content'])
      expect((await refusalOf(on.host.commit(changeOn(head, name)))).kind, name).toBe('taken')
    const branches = on.git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads').split('\n')
    expect(branches).toEqual(['fox/words', 'main', 'news', 'same-content', 'same-title'])
  })

  test('a branch is moved to a commit on the newest base, unless it has moved', async () => {
    const { head } = await on.host.open()
    const first = await on.host.commit(changeOn(head))
    on.stand.state.repository.commit('main', 'Theirs', [{ path: 'theirs.txt', bytes: 'x' }])
    const base = await on.host.head('main')
    const files = [{ path: 'pages.json', bytes: bytesOf('{"pages":[5]}\n') }]
    const change = { title: 'Other words', branch: 'new-words', base, files, removed: [] }
    const renewed = await on.host.renew(change, first.commit)
    if (kind === 'forgejo') return expect(renewed).toBeUndefined()
    expect(renewed?.commit).toBe(on.git('rev-parse', 'new-words'))
    expect(on.git('log', '-1', '--format=%s|%P', 'new-words')).toBe(`Other words|${base.commit}`)
    expect(on.git('diff', '--name-only', 'main', 'new-words')).toBe('pages.json')
    expect((await refusalOf(on.host.renew(change, first.commit))).kind).toBe('moved')
    const others = { ...change, files: [{ path: 'pages.json', bytes: bytesOf('{"pages":[6]}\n') }] }
    on.stand.state.repository.commit('new-words', 'By the reviewer', [{ path: 'pages.json', bytes: 'Hers' }])
    expect((await refusalOf(on.host.renew(others, renewed?.commit ?? ''))).kind).toBe('moved')
  })

  test('files that a reviewer has changed are carried over, unless the base has changed them, too', async () => {
    const { repository } = on.stand.state
    const { head } = await on.host.open()
    const first = await on.host.commit(changeOn(head))
    repository.commit('new-words', 'By the reviewer', [{ path: 'src/theirs.ts', bytes: 'x' }])
    const { commit } = await on.host.head('new-words')
    repository.commit('main', 'Theirs', [{ path: 'other.txt', bytes: 'x' }])
    const base = await on.host.head('main')
    const carried = { commit, since: first.commit, paths: ['src/theirs.ts'] }
    const files = [{ path: 'pages.json', bytes: bytesOf('{"pages":[5]}\n') }]
    const change = { title: 'Other words', branch: 'other-words', base, files, removed: [], carried }
    await on.host.commit(change)
    expect(on.git('diff', '--name-only', 'main', 'other-words').split('\n')).toEqual(['pages.json', 'src/theirs.ts'])
    repository.commit('main', 'The same', [{ path: 'src/theirs.ts', bytes: 'y' }])
    const moved = { ...change, branch: 'third-words', base: await on.host.head('main') }
    expect((await refusalOf(on.host.commit(moved))).message).toContain('src/theirs.ts')
  })

  test('a request is given other words, and is withdrawn with its branch', async () => {
    const { head } = await on.host.open()
    const { commit } = await on.host.commit(changeOn(head))
    await on.host.request('new-words', 'main', { title: 'New words', text: '' })
    await on.host.request('new-words', 'main', { title: 'Other words', text: 'More.' })
    expect(on.stand.state.pulls).toMatchObject([{ title: 'Other words', text: 'More.', state: 'open' }])
    expect(await on.host.requestOf('new-words')).toMatchObject({ state: 'open', commit })
    await on.host.withdraw('new-words', commit)
    expect(await on.host.requestOf('new-words')).toMatchObject({ state: 'closed' })
    expect(on.git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads')).toBe('main')
    await on.host.withdraw('new-words', commit)
  })

  test('a branch with the commit of another person is not deleted', async () => {
    const { head } = await on.host.open()
    const { commit } = await on.host.commit(changeOn(head))
    on.stand.state.repository.commit('new-words', 'By the reviewer', [{ path: 'theirs.txt', bytes: 'x' }])
    await on.host.withdraw('new-words', commit)
    expect(on.git('log', '-1', '--format=%s', 'new-words')).toBe('By the reviewer')
  })

  test('neither a submodule nor a link is a file', async () => {
    const { repository, faults } = on.stand.state
    const main = on.git('rev-parse', 'main')
    const link = repository.writeBlob('../logo.svg')
    const tree = repository.changeTree('main', [
      { path: 'public/images/brand', mode: '160000', sha: main },
      { path: 'public/images/link.svg', mode: '120000', sha: link },
    ])
    repository.setBranch('main', on.git('commit-tree', tree, '-p', main, '-m', 'A submodule'))
    const { head } = await on.host.open()
    for (const fault of [undefined, 'truncated'] as const) {
      if (fault) faults.add(fault)
      const names = [...(await on.connect().list(head, 'public')).keys()].sort()
      expect(names).toEqual(['public/images/deep/hare.svg', 'public/images/fox.svg'])
    }
  })

  test('a branch that another person has moved is left alone', async () => {
    const { head } = await on.host.open()
    const first = await on.host.commit(changeOn(head))
    on.stand.state.faults.add('stale')
    const next = { ...changeOn(first), files: [{ path: 'pages.json', bytes: bytesOf('{"pages":[3]}\n') }], removed: [] }
    expect((await refusalOf(on.host.commit(next))).kind).toBe('moved')
    expect((await refusalOf(on.host.commit(next))).kind).toBe('moved')
    expect(on.git('log', '-1', '--format=%s', 'new-words')).toBe('Another person')
  })

  test('opens a request once, and says what became of it', async () => {
    const { head } = await on.host.open()
    expect(await on.host.requestOf('new-words')).toBeUndefined()
    await on.host.commit(changeOn(head))
    const words = { title: 'New words', text: 'One page changed.' }
    const opened = await on.host.request('new-words', 'main', words)
    expect(opened.state).toBe('open')
    expect(opened.address).toContain(on.stand.origin)
    expect((await on.host.request('new-words', 'main', words)).address).toBe(opened.address)
    expect(on.stand.state.pulls).toMatchObject([{ title: 'New words', text: 'One page changed.' }])
    on.stand.state.closePull('new-words')
    expect(await on.host.requestOf('new-words')).toMatchObject({ state: 'closed' })
  })

  test.each(['merge', 'squash', 'rebase'] as const)(
    'knows what was in a request that was taken over as a %s',
    async (way) => {
      const { head } = await on.host.open()
      await on.host.commit(changeOn(head))
      await on.host.request('new-words', 'main', { title: 'New words', text: '' })
      on.stand.state.repository.commit('main', 'Theirs', [{ path: 'theirs.txt', bytes: 'x' }])
      on.stand.state.merge('new-words', way)
      const { state, commit } = (await on.host.requestOf('new-words')) ?? {}
      expect([state, on.git('show', `${commit}:pages.json`)]).toEqual(['merged', '{"pages":[1]}'])
    },
  )

  test.each(['status', 'deployment'] as const)('finds the preview of a commit by its %s', async (by) => {
    const { head } = await on.host.open()
    const address = 'https://preview-1.fox.example/'
    expect(await on.host.previewOf(head.commit)).toEqual({ state: 'none' })
    on.stand.state.previews.set(head.commit, { state: 'building', address, by })
    expect(await on.host.previewOf(head.commit)).toEqual({ state: 'building' })
    on.stand.state.previews.set(head.commit, { state: 'ready', address, by })
    expect(await on.host.previewOf(head.commit)).toEqual({ state: 'ready', address })
    on.stand.state.previews.set(head.commit, { state: 'ready', address: 'javascript:alert(1)', by })
    expect((await on.host.previewOf(head.commit)).address).toBeUndefined()
  })
})

describe.each(['gitlab', 'forgejo'] as const)('%s, which takes no large request,', (kind) => {
  const on = useGitHost(kind)

  test('gets more than 30 MB as two commits; after a cut the second one follows', async () => {
    const { head } = await on.host.open()
    const big = (path: string, fill: number) => ({ path, bytes: new Uint8Array(16_000_000).fill(fill) })
    const change = {
      ...changeOn(head),
      files: [big('public/a.mp4', 1), big('public/b.mp4', 2), ...changeOn(head).files],
    }
    on.stand.state.faults.add('cut-after-commit')
    expect((await refusalOf(on.host.commit(change))).kind).toBe('unreachable')
    await on.connect().commit(change)
    expect(on.git('log', '--reverse', '--format=%s', 'main..new-words').split('\n')).toEqual([
      'New words (1 of 2)',
      'New words (2 of 2)',
    ])
    expect(on.git('diff', '--name-only', 'main', 'new-words').split('\n')).toHaveLength(5)
    const small = await on.host.commit(changeOn(head, 'small'))
    const renewed = await on.host.renew({ ...change, branch: 'small' }, small.commit)
    // Nobody may accept a part of a change.
    expect(renewed).toBe(undefined)
  })
})

describe('what one host alone does', () => {
  const open = async (kind: StandIn, content: Record<string, string | Uint8Array>) => {
    const stand = await startGitHost(kind, content)
    const host = connectHost(readHostAddress(stand.address), { token: async () => stand.token })
    return { stand, host, git: (...args: string[]) => stand.state.repository.git(args) }
  }

  test('GitHub opens no request for a branch without anything new', async () => {
    const { stand, host, git } = await open('github', committed)
    stand.state.repository.setBranch('same', git('rev-parse', 'main'))
    await expect(host.request('same', 'main', { title: 'x', text: '' })).rejects.toThrow('nothing that is new')
    stand.close()
  })

  test('GitHub forbids new branches by a ruleset without saying so', async () => {
    const { stand, host, git } = await open('github', committed)
    const { head } = await host.open()
    stand.state.faults.add('no-new-branches')
    expect((await refusalOf(host.commit(changeOn(head)))).kind).toBe('protected')
    expect(git('for-each-ref', '--format=%(refname)')).toBe('refs/heads/main')
    stand.close()
  })

  describe('GitHub answers one question', () => {
    const question = { file: 'sites/fox/pages.json', paths: ['sites/fox/public', 'schemas'] }
    const text = '{"pages":["ä"]}'
    const site = { 'sites/fox/pages.json': text, 'sites/fox/public/a.svg': '<svg/>', 'schemas/a.json': '{}' }
    const askedOf = (stand: Awaited<ReturnType<typeof open>>['stand']) =>
      stand.state.requests.map(({ method, path }) => `${method} ${path.replace(/[\da-f]{40}.*/, '')}`)

    test('and is asked for the folder of files alone afterwards', async () => {
      const { stand, host, git } = await open('github', site)
      const { head } = await host.open(question)
      expect(head).toEqual({ branch: 'main', commit: git('rev-parse', 'main') })
      const file = await host.find(head, question.file)
      expect(textOf(await host.read(file?.id ?? ''))).toBe(text)
      expect(await host.find(head, 'schemas')).toMatchObject({ id: git('rev-parse', 'main:schemas') })
      expect([...(await host.list(head, 'sites/fox/public')).keys()]).toEqual(['sites/fox/public/a.svg'])
      expect(askedOf(stand)).toEqual(['POST /api/graphql', 'GET /api/v3/repos/fox/site/git/trees/'])
      stand.close()
    })

    test.each([
      ['is cut', 'ä'.repeat(256_001)],
      ['is not UTF-8', new Uint8Array([0x61, 0xff, 0])],
    ])('and a text that %s is read alone', async (_, content) => {
      const { stand, host, git } = await open('github', { ...site, 'sites/fox/pages.json': content })
      await host.open(question)
      const bytes = await host.read(git('rev-parse', 'main:sites/fox/pages.json'))
      expect(bytes).toEqual(typeof content === 'string' ? bytesOf(content) : content)
      stand.close()
    })

    test('of another branch than the default one', async () => {
      const { stand, host, git } = await open('github', site)
      stand.state.repository.commit('trial', 'x', [{ path: question.file, bytes: 'x' }], git('rev-parse', 'main'))
      expect((await host.open({ ...question, branch: 'trial' })).head.commit).toBe(git('rev-parse', 'main'))
      const head = await host.head('trial')
      const { id = '' } = (await host.find(head, question.file)) ?? {}
      expect(textOf(await host.read(id))).toBe('x')
      expect(askedOf(stand).filter((path) => !path.includes('ref/heads/trial'))).toEqual(['POST /api/graphql'])
      await host.open({ ...question, branch: 'gone' })
      expect((await refusalOf(host.head('gone'))).kind).toBe('missing')
      stand.close()
    })

    test('or refuses in the words of its other answers', async () => {
      const { stand, host } = await open('github', site)
      const faults = { renamed: 'moved or renamed', 'no-access': 'that you may see', limited: 'in 2 minutes' } as const
      for (const [fault, words] of Object.entries(faults)) {
        stand.state.faults.add(fault as Fault)
        await expect(host.open(question), fault).rejects.toThrow(words)
        stand.state.faults.clear()
      }
      stand.close()
    })
  })

  test('GitHub cuts long lists short: then each folder is read', async () => {
    const { stand, host } = await open('github', committed)
    const { head } = await host.open()
    stand.state.faults.add('truncated')
    expect([...(await host.list(head, '')).keys()].sort()).toEqual(Object.keys(committed).sort())
    stand.close()
  })

  const many = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`public/${at}.svg`, `<svg id="${at}"/>`]))

  test.each(['gitlab', 'forgejo'] as const)('%s lists files in pages', async (kind) => {
    const { stand, host } = await open(kind, many)
    expect((await host.list((await host.open()).head, 'public')).size).toBe(120)
    stand.close()
  })

  test('Forgejo finds the request of a branch after a hundred others', async () => {
    const { stand, host } = await open('forgejo', committed)
    for (const branch of ['mine', ...Array.from({ length: 100 }, (_, at) => `other-${at}`)])
      stand.state.openPull({ branch, into: 'main', title: branch, text: '' })
    expect((await host.requestOf('mine'))?.address).toContain('/pulls/1')
    stand.close()
  })
})

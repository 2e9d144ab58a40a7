import { describe, expect, test } from 'vitest'
import { changeAtHost, heading, PublishedSite } from '../../../../../tests/sites/published-site'

const begin = 'Geschirr, das bleibt'
const openRequests = ({ host }: PublishedSite) => host.requests.filter(({ state }) => state === 'open')
const draftsOf = async (own: PublishedSite) => ((await own.edited.overview()) as { drafts: object[] }).drafts
const contentOn = (own: PublishedSite, branch: string) => JSON.parse(own.host.text(branch))
const stepsOf = (run: Awaited<ReturnType<PublishedSite['publish']>>) =>
  'steps' in run ? run.steps.map(({ state }) => state) : []

async function publishMistake(): Promise<PublishedSite> {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'A mistake')
  await own.publish('A mistake')
  return own
}

test('what was undone goes out of the request; when nothing is left, the request is withdrawn', async () => {
  const own = await publishMistake()
  await own.edited.undo()
  expect(await own.publishing.plan()).toMatchObject({ hasChanges: true, way: 'withdrawal' })
  expect(await own.publish('Sorry')).toMatchObject({ isDone: 'withdrawal' })
  expect([openRequests(own), own.host.branches.has('a-mistake')]).toEqual([[], false])
  expect(await own.publishing.waiting()).toEqual({ kind: 'waiting' })
  await own.catchUp()
  expect([own.record.value?.news, own.headings()[0]]).toEqual([undefined, begin])
})

test('a second publication renews the one request: main as it is now, and all that is mine', async () => {
  const own = await publishMistake()
  await own.edited.undo()
  await own.write(heading(1), 'Right')
  changeAtHost(own.host, ({ pages }) => {
    pages[2].title = 'Theirs'
  })
  await own.publish('Right words')
  expect(openRequests(own)).toMatchObject([{ branch: 'a-mistake', title: 'Right words' }])
  const { pages } = contentOn(own, 'a-mistake')
  expect([pages[0].blocks[0].heading, pages[1].blocks[0].heading, pages[2].title]).toEqual([begin, 'Right', 'Theirs'])
  const { parents } = own.host.commits.get(own.host.branches.get('a-mistake') as string) ?? {}
  expect(parents).toEqual([own.host.branches.get('main')])
})

test.each(['merge', 'squash', 'rebase'] as const)(
  'the same words published twice are one request, and what came after its %s is clean',
  async (how) => {
    const own = await PublishedSite.open()
    await own.write(heading(0), 'One')
    await own.publish('Words')
    await own.write(heading(0), 'One two')
    await own.publish('Words')
    expect(openRequests(own)).toHaveLength(1)
    await own.write(heading(0), 'One two three')
    own.host.merge('words', how)
    await own.catchUp()
    expect([own.headings()[0], await draftsOf(own), own.record.value?.waiting]).toEqual([
      'One two three',
      [],
      undefined,
    ])
    await own.publish('Words')
    expect(openRequests(own)).toHaveLength(1)
    own.host.merge(openRequests(own)[0]?.branch ?? '', how)
    expect(own.host.text()).toBe(own.site.text)
  },
)

test('a withdrawn request is closed, and its words are still here', async () => {
  const own = await publishMistake()
  expect(await own.publishing.withdraw()).toMatchObject({
    kind: 'withdrawn',
    words: expect.stringContaining('A mistake'),
  })
  expect([openRequests(own), own.host.branches.has('a-mistake'), own.headings()[0]]).toEqual([[], false, 'A mistake'])
  expect(await own.publishing.plan()).toMatchObject({ hasChanges: true, way: 'request' })
  expect(await own.publishing.withdraw()).toMatchObject({ kind: 'problem' })
})

test('a request that was accepted a moment ago is not withdrawn, and the sentence says so', async () => {
  const own = await publishMistake()
  own.host.merge('a-mistake', 'squash')
  expect(await own.publishing.withdraw()).toMatchObject({ problem: expect.stringContaining('accepted') })
})

test('a request on an older site can be sent again, on top of what others have changed', async () => {
  const own = await publishMistake()
  changeAtHost(own.host, ({ pages }) => {
    pages[2].title = 'Theirs'
  })
  await own.catchUp()
  expect(await own.publishing.plan()).toMatchObject({ hasChanges: false, isBehind: true })
  await own.publish('A mistake')
  expect(contentOn(own, 'a-mistake').pages[2].title).toBe('Theirs')
  expect(await own.publishing.plan()).not.toHaveProperty('isBehind')
})

test('while the host is a moment behind a merge, nothing is said and nothing is lost', async () => {
  const own = await publishMistake()
  const before = own.host.branches.get('main') as string
  own.host.merge('a-mistake', 'squash')
  const merged = own.host.branches.get('main') as string
  own.host.branches.set('main', before)
  await own.catchUp()
  expect(await own.publishing.waiting()).toMatchObject({ request: { words: 'A mistake' } })
  own.host.branches.set('main', merged)
  await own.catchUp()
  expect(await own.publishing.waiting()).toEqual({ kind: 'waiting' })
})

describe('a reviewer', () => {
  const review = (own: PublishedSite, files: Record<string, string>) => own.host.push(files, 'a-mistake')
  const corrected = (own: PublishedSite) => own.host.text('a-mistake').replace('Im Regal', 'Im Schrank')

  test('changes words and a picture of the request: they are taken in, and sent along', async () => {
    const own = await publishMistake()
    review(own, { 'pages.json': corrected(own), 'public/images/there.svg': '<svg id="theirs"/>' })
    await own.write(heading(1), 'Mine since')
    await own.catchUp()
    expect(own.headings()).toEqual(expect.arrayContaining(['A mistake', 'Im Schrank']))
    await own.publish('Both')
    const { pages } = contentOn(own, 'a-mistake')
    expect([pages[0].blocks[1].heading, pages[1].blocks[0].heading]).toEqual(['Im Schrank', 'Mine since'])
    const id = (await own.host.host.list({ branch: '', commit: own.host.branches.get('a-mistake') as string }, '')).get(
      'public/images/there.svg',
    )
    expect(new TextDecoder().decode(await own.host.host.read(id as string))).toBe('<svg id="theirs"/>')
    expect(openRequests(own)).toHaveLength(1)
  })

  test('changes it while it is sent: nothing is overwritten', async () => {
    const own = await publishMistake()
    await own.write(heading(1), 'Mine since')
    const { renew } = own.gitHost
    let isFirst = true
    own.gitHost.renew = async (change, from) => {
      if (isFirst) review(own, { 'pages.json': corrected(own) })
      isFirst = false
      return renew(change, from)
    }
    await own.publish('Both')
    const { pages } = contentOn(own, 'a-mistake')
    expect([pages[0].blocks[1].heading, pages[1].blocks[0].heading]).toEqual(['Im Schrank', 'Mine since'])
  })

  test('makes the branch anew from an older version: no word of the author goes', async () => {
    const own = await publishMistake()
    await own.write(heading(1), 'Mine since')
    const older = corrected(own)
    await own.publish('Both')
    own.host.branches.set('a-mistake', own.host.branches.get('main') as string)
    review(own, { 'pages.json': older })
    await own.catchUp()
    expect([own.headings(1)[0], own.headings()[1]]).toEqual(['Mine since', 'Im Schrank'])
  })

  test('accepts it without some of its words: they are the author’s own again, and the news say so', async () => {
    const own = await publishMistake()
    own.host.branches.set('a-mistake', own.host.branches.get('main') as string)
    review(own, { 'pages.json': corrected(own) })
    own.host.merge('a-mistake', 'squash')
    await own.catchUp()
    expect(own.headings()).toEqual(expect.arrayContaining(['A mistake', 'Im Schrank']))
    expect(own.record.value?.news).toContain('not with all its words')
    expect(await own.publishing.plan()).toMatchObject({ hasChanges: true, way: 'request' })
  })

  test('accepts it without words that others have changed since: the author’s are kept in a note', async () => {
    const own = await publishMistake()
    own.host.branches.set('a-mistake', own.host.branches.get('main') as string)
    review(own, { 'pages.json': corrected(own).replace('A mistake', begin) })
    own.host.merge('a-mistake', 'squash')
    changeAtHost(own.host, ({ pages }) => {
      pages[0].blocks[0].heading = 'Theirs'
    })
    await own.catchUp()
    expect([own.headings()[0], await draftsOf(own)]).toEqual([
      'Theirs',
      [expect.objectContaining({ text: 'A mistake' })],
    ])
  })

  test('changes other files: they are sent along, and named; withdrawing leaves them in the branch', async () => {
    const own = await publishMistake()
    review(own, { 'src/page.ts': 'export {}' })
    for (const words of ['Both', 'And more']) {
      await own.write(heading(1), words)
      expect(await own.publish(words)).toMatchObject({
        steps: [{}, {}, { words: expect.stringContaining('page.ts') }, {}],
      })
      expect(own.host.paths('a-mistake')).toContain('src/page.ts')
      expect(contentOn(own, 'a-mistake').pages[1].blocks[0].heading).toBe(words)
    }
    await own.publishing.withdraw()
    expect(own.host.paths('a-mistake')).toContain('src/page.ts')
    await own.publish('Both')
    expect(openRequests(own)).toMatchObject([{ branch: 'both' }])
    expect(own.host.paths('both')).not.toContain('src/page.ts')
  })

  test('changes words and accepts them before the author looks: their words are the site’s, and no note is left', async () => {
    const own = await publishMistake()
    review(own, { 'pages.json': own.host.text('a-mistake').replace('A mistake', 'A correction') })
    await own.write(heading(1), 'Mine since')
    own.host.merge('a-mistake', 'squash')
    await own.catchUp()
    expect([own.headings()[0], own.headings(1)[0], await draftsOf(own)]).toEqual(['A correction', 'Mine since', []])
    expect(own.record.value?.news).toContain('is part of the site now')
  })

  test('accepts it, and others change the same: the site’s words are here, and the news say so', async () => {
    const own = await publishMistake()
    own.host.merge('a-mistake', 'squash')
    changeAtHost(own.host, ({ pages }) => {
      pages[0].blocks[0].heading = 'Theirs since'
    })
    await own.catchUp()
    expect([own.headings()[0], await draftsOf(own)]).toEqual(['Theirs since', []])
    expect(own.record.value?.news).toContain('others have changed it since')
    expect(await own.publishing.plan()).toMatchObject({ hasChanges: false })
  })

  test.each(['a-picture', 'main'])(
    'replaces a sent picture on %s: it keeps its address, and theirs is shown',
    async (branch) => {
      const own = await PublishedSite.open()
      await own.files.write('/images/fox.svg', new TextEncoder().encode('<svg id="mine"/>'))
      await own.write('/pages/0/blocks/0/image/src', '/images/fox.svg')
      await own.publish('A picture')
      const replace = () => own.host.push({ 'public/images/fox.svg': '<svg id="theirs"/>' }, branch)
      if (branch !== 'main') replace()
      own.host.merge('a-picture', 'squash')
      if (branch === 'main') replace()
      await own.catchUp()
      expect(own.content.pages[0].blocks[0].image.src).toBe('/images/fox.svg')
      expect([...own.files.changes().added.keys()]).toEqual([])
    },
  )

  test('brings the branch up to date with main: nothing of that is mine', async () => {
    const own = await publishMistake()
    const push = (branch: string) => own.host.push({ 'src/page.ts': 'export {}' }, branch)
    push('main')
    push('a-mistake')
    await own.write(heading(1), 'Mine since')
    expect(stepsOf(await own.publish('Both'))).toEqual(['done', 'done', 'done', 'done'])
  })

  test('deletes the branch: the next publication makes it again', async () => {
    const own = await publishMistake()
    own.host.branches.delete('a-mistake')
    await own.catchUp()
    expect(await own.publishing.plan()).toMatchObject({ hasChanges: true })
    await own.publish('A mistake')
    expect([contentOn(own, 'a-mistake').pages[0].blocks[0].heading, openRequests(own).length]).toEqual(['A mistake', 1])
  })
})

describe('where a branch cannot be moved', () => {
  test('a new request takes the place of the earlier one, which is closed, and says so', async () => {
    const own = await publishMistake()
    own.host.movesBranches = false
    await own.write(heading(1), 'Right')
    const run = await own.publish('Both')
    expect(run).toMatchObject({ steps: [{}, {}, { words: expect.stringContaining('takes the place') }, {}] })
    expect(own.host.requests).toMatchObject([{ state: 'closed' }, { state: 'open', branch: 'both' }])
    expect(own.host.branches.has('a-mistake')).toBe(false)
    expect(await own.publishing.waiting()).toMatchObject({ request: { words: 'Both' } })
  })

  test('an earlier request that could not be closed is closed by the next look', async () => {
    const own = await publishMistake()
    own.host.movesBranches = false
    await own.write(heading(1), 'Right')
    own.host.fail('withdraw', 'unreachable')
    await own.publish('Both')
    expect(openRequests(own)).toHaveLength(2)
    own.restart()
    await own.catchUp()
    expect(openRequests(own)).toMatchObject([{ branch: 'both' }])
  })
})

describe('where authors publish at once', () => {
  async function openDirect(): Promise<PublishedSite> {
    const own = await PublishedSite.open()
    changeAtHost(own.host, ({ site }) => {
      site.editor = { publish: 'direct' }
    })
    await own.catchUp()
    await own.write(heading(0), 'Mine')
    return own
  }

  test('a change is one commit on the main branch, on top of what others have done', async () => {
    const own = await openDirect()
    expect(await own.publishing.plan()).toMatchObject({ way: 'direct' })
    own.host.fail('commit', 'moved')
    changeAtHost(own.host, ({ pages }) => {
      pages[2].title = 'Theirs'
    })
    expect(await own.publish('At once')).toMatchObject({ isDone: 'direct', steps: [{}, {}, { state: 'done' }] })
    expect(own.host.commits.get(own.host.branches.get('main') as string)?.title).toBe('At once')
    expect([own.host.text(), own.host.requests]).toEqual([own.site.text, []])
    expect(await own.publishing.plan()).toMatchObject({ hasChanges: false })
    expect(own.record.value?.news).toBeUndefined()
  })

  test('where the rules of the branch forbid that, it is a request, and a sentence says why', async () => {
    const own = await openDirect()
    own.host.fail('commit', 'protected')
    const run = await own.publish('At once')
    expect(run).toMatchObject({ branch: 'at-once', request: 'https://host.example/at-once' })
    expect(run).toMatchObject({ steps: [{}, {}, { words: expect.stringContaining('sent as a request') }, {}] })
  })

  test('a commit whose answer was lost is not made twice', async () => {
    const own = await openDirect()
    own.host.fail('commit', 'unreachable', { hasArrived: true })
    await own.publish('At once')
    await own.write(heading(0), 'Mine since')
    own.restart()
    await own.catchUp()
    expect([own.headings()[0], await draftsOf(own)]).toEqual(['Mine since', []])
    expect(await own.publish('At once')).toMatchObject({ isDone: 'direct' })
    expect(own.host.text()).toBe(own.site.text)
  })

  test('a request from before is closed once its changes are part of the site', async () => {
    const own = await publishMistake()
    changeAtHost(own.host, ({ site }) => {
      site.editor = { publish: 'direct' }
    })
    await own.publish('At once')
    expect([openRequests(own), JSON.parse(own.host.text()).pages[0].blocks[0].heading]).toEqual([[], 'A mistake'])
  })
})

test('an earlier request of the same branch says nothing of the one that was never made', async () => {
  const own = await publishMistake()
  own.host.merge('a-mistake', 'squash')
  await own.catchUp()
  own.upstream.closeNews()
  own.host.branches.delete('a-mistake')
  await own.write(heading(1), 'Right')
  own.host.fail('request', 'other')
  await own.publish('A mistake')
  changeAtHost(own.host, ({ pages }) => {
    pages[2].title = 'Theirs'
  })
  await own.catchUp()
  expect([own.record.value?.news, own.headings(1)[0]]).toEqual([undefined, 'Right'])
  await own.publish('A mistake')
  expect(openRequests(own)).toMatchObject([{ branch: 'a-mistake' }])
})

test('a first branch whose answer was lost is renewed by the next publication, with what came after', async () => {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'Mine')
  own.host.fail('commit', 'unreachable', { hasArrived: true })
  await own.publish('Mine')
  await own.write(heading(1), 'Mine since')
  await own.publish('Mine')
  expect([...own.host.branches.keys()].sort()).toEqual(['main', 'mine'])
  expect(own.host.text('mine')).toBe(own.site.text)
})

test('a renewed request whose answer was lost is not taken for a reviewer’s, and is asked for again', async () => {
  const own = await publishMistake()
  await own.write(heading(1), 'Right')
  own.host.fail('renew', 'unreachable', { hasArrived: true })
  await own.publish('Both')
  await own.write(heading(1), 'Right, and more')
  const before = own.host.commits.size
  own.restart()
  await own.catchUp()
  expect([own.headings(1)[0], await draftsOf(own), own.host.commits.size]).toEqual(['Right, and more', [], before])
  await own.publish('Both')
  expect(openRequests(own)).toMatchObject([{ title: 'Both' }])
  expect(own.host.text('a-mistake')).toBe(own.site.text)
})

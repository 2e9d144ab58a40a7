import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Crash, changeAtHost, heading, PublishedSite } from '../../../../../tests/sites/published-site'
import { moveValue } from '../../../content/json-edits/make-edits'

test('another commit with the same pages.json moves the head, and the list of files, alone', async () => {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'Mine')
  const before = own.site.text
  own.host.push({ 'public/images/new.svg': '<svg id="new"/>' })
  own.host.calls.length = 0
  await own.catchUp()
  expect(own.site.text).toBe(before)
  expect(own.record.value?.base.head.commit).toBe(own.host.branches.get('main'))
  expect([...own.files.base.keys()]).toEqual(['/images/there.svg', '/images/new.svg'])
  expect(own.host.calls).toEqual(['head', 'find', 'find', 'list'])
})

test('a branch whose public folder is a link is refused in a sentence', async () => {
  const own = await PublishedSite.open()
  own.host.push({ 'public/images/there.svg': undefined, public: '../outside' })
  await expect(own.catchUp()).rejects.toThrow(/public is a link or a file where the folder .* belongs/)
})

test('a branch that has not moved costs one request', async () => {
  const own = await PublishedSite.open()
  own.host.calls.length = 0
  await own.catchUp()
  expect(own.host.calls).toEqual(['head'])
})

test('what others have pushed is taken in, and own changes stay own', async () => {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'Mine')
  changeAtHost(own.host, ({ pages }) => {
    pages[1].blocks[0].heading = 'Theirs'
    pages.reverse()
  })
  await own.catchUp()
  const { pages } = own.content
  expect([pages.at(-1).blocks[0].heading, pages.at(-2).blocks[0].heading]).toEqual(['Mine', 'Theirs'])
  expect(await own.publishing.plan()).toMatchObject({ hasChanges: true })
  await own.edited.undo()
  expect(JSON.parse(own.site.text)).toEqual(JSON.parse(own.host.text()))
  expect(await own.publishing.plan()).toMatchObject({ hasChanges: false })
})

test('a pages.json that is not UTF-8 is not taken in', async () => {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'Mine')
  const before = own.site.text
  own.host.push({ 'pages.json': Buffer.from(own.host.text().replace('Geschirr', 'Gefäß'), 'latin1') })
  await expect(own.catchUp()).rejects.toThrow('UTF-8')
  expect(own.site.text).toBe(before)
})

describe('after publishing', () => {
  /** An added block, a moved page and, after publishing, another edit of both. */
  async function publishAndGoOn(): Promise<PublishedSite> {
    const own = await PublishedSite.open()
    await own.addBlock('Added')
    await own.edit(...moveValue(own.site.text, '/pages/2', '/pages', 0))
    expect(await own.publish('New opening hours')).toMatchObject({ branch: 'new-opening-hours' })
    await own.write(heading(1, 1), 'Added, and changed since')
    changeAtHost(own.host, ({ pages }) => {
      pages[1].blocks[0].heading = 'Theirs'
    })
    return own
  }

  const expectBoth = (own: PublishedSite) => {
    const { pages } = own.content
    expect(pages.map(({ path }: { path: string }) => path).slice(0, 3)).toEqual(['/arbeiten', '/', '/werkstatt'])
    expect(own.headings(1)).toEqual(['Geschirr, das bleibt', 'Added, and changed since', 'Im Regal', ''])
    expect(pages[2].blocks[0].heading).toBe('Theirs')
  }

  test.each(['merge', 'squash', 'rebase'] as const)(
    'a request that was accepted by %s is not made again',
    async (how) => {
      const own = await publishAndGoOn()
      await own.catchUp()
      expectBoth(own)
      own.host.merge('new-opening-hours', how)
      await own.catchUp()
      expectBoth(own)
      expect(own.record.value?.waiting).toBeUndefined()
      expect(own.record.value?.news).toBe('Your change “New opening hours” was accepted: it is part of the site now.')
      // The later edit alone is the author's own.
      await own.publish('More')
      own.host.merge('more', how)
      expect(JSON.parse(own.host.text())).toEqual(own.content)
    },
  )

  test('all changes of a request that was closed are the author’s own again', async () => {
    const own = await publishAndGoOn()
    own.host.close('new-opening-hours')
    await own.catchUp()
    expectBoth(own)
    expect(own.record.value?.news).toContain('was not accepted')
    expect(await own.publishing.waiting()).toEqual({ kind: 'waiting' })
    await own.publish('Again')
    own.host.merge('again', 'squash')
    expect(JSON.parse(own.host.text())).toEqual(own.content)
  })

  test('an open request waits, and is not offered again', async () => {
    const own = await publishAndGoOn()
    await own.edited.undo()
    await own.catchUp()
    expect(await own.publishing.waiting()).toMatchObject({ request: { words: 'New opening hours' } })
    expect(await own.publishing.plan()).toMatchObject({ hasChanges: false })
    expect(own.headings(1)[1]).toBe('Added')
  })

  test('a branch that was merged without a request is recognised by its text', async () => {
    const own = await PublishedSite.open()
    await own.addBlock('Added')
    own.host.fail('request', 'other')
    await own.publish('New opening hours')
    own.host.push({ 'pages.json': own.site.text })
    await own.catchUp()
    expect([own.headings(0)[1], own.record.value?.waiting]).toEqual(['Added', undefined])
  })
})

test('a branch that was renamed is followed, with a sentence; a deleted repository leaves everything as it is', async () => {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'Mine')
  const { branches } = own.host
  branches.set('trunk', branches.get('main') as string)
  branches.delete('main')
  own.host.default = 'trunk'
  await own.catchUp()
  expect([own.record.value?.base.head.branch, own.headings(0)[0]]).toEqual(['trunk', 'Mine'])
  expect(own.record.value?.news).toContain('“trunk”')
  branches.delete('trunk')
  const before = JSON.stringify([own.record.value, own.site.text])
  await expect(own.catchUp()).rejects.toMatchObject({ kind: 'missing' })
  expect(JSON.stringify([own.record.value, own.site.text])).toBe(before)
})

test('a mistake in their pages.json leaves everything as it is, and is repaired by their next commit', async () => {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'Mine')
  const theirs = own.host.text()
  own.host.push({ 'pages.json': theirs.slice(0, -20) })
  await expect(own.catchUp()).rejects.toThrow('has a mistake')
  expect(own.headings(0)[0]).toBe('Mine')
  own.host.push({ 'pages.json': theirs.replace('Im Regal', 'Theirs') })
  await own.catchUp()
  expect(own.headings(0).slice(0, 2)).toEqual(['Mine', 'Theirs'])
})

test('two files of one name: mine gets another one, and the pages show it', async () => {
  const own = await PublishedSite.open()
  await own.files.write('/images/fox.svg', new TextEncoder().encode('<svg id="mine"/>'))
  await own.write('/pages/0/blocks/0/image/src', '/images/fox.svg')
  own.host.push({ 'public/images/fox.svg': '<svg id="theirs"/>' })
  await own.catchUp()
  expect(own.content.pages[0].blocks[0].image.src).toBe('/images/fox-2.svg')
  expect([...own.files.changes().added.keys()]).toEqual(['/images/fox-2.svg'])
})

const paths = ['/', '/werkstatt', '/arbeiten', '/kurse']
const turn = fc.record({ isOwn: fc.boolean(), kind: fc.nat(3), page: fc.nat(3), to: fc.nat(3) })
const end = fc.constantFrom('merge' as const, 'squash' as const, 'rebase' as const, 'close' as const, undefined)
type Turn = typeof turn extends fc.Arbitrary<infer Item> ? Item : never
type End = typeof end extends fc.Arbitrary<infer Item> ? Item : never

interface Page {
  path: string
  blocks?: { type: string; heading?: string }[]
}

/** Adds a block, moves a page, or changes the first heading of a page. */
async function act(own: PublishedSite, { isOwn, kind, page, to }: Turn, words: string): Promise<void> {
  const aim = (pages: Page[]) => {
    const at = pages.findIndex(({ path }) => path === paths[page])
    return { at, first: pages[at]?.blocks?.findIndex(({ type }) => type === 'opening') ?? 0 }
  }
  if (isOwn) {
    const { at, first } = aim(own.content.pages)
    if (kind === 0) await own.addBlock(words, at, 1)
    else if (kind === 1) await own.edit(...moveValue(own.site.text, `/pages/${at}`, '/pages', to))
    else await own.write(heading(at, first), words)
    return
  }
  changeAtHost(own.host, ({ pages }) => {
    const { at, first } = aim(pages)
    if (kind === 0) pages[at].blocks.splice(to % 2, 0, { type: 'prose', heading: words, html: '' })
    else if (kind === 1) pages.splice(to, 0, ...pages.splice(at, 1))
    else pages[at].blocks[first].heading = words
  })
}

/** Publishes, and answers the request as the one who looks after the site. */
async function publishAndEnd(own: PublishedSite, words: string, how: End): Promise<void> {
  const published = await own.publish(words)
  const branch = 'branch' in published ? published.branch : undefined
  if (branch === undefined || how === undefined) return
  if (how === 'close') own.host.close(branch)
  else own.host.merge(branch, how)
}

test('of two people at once, with publishing between, each word is there once or kept', async () => {
  let [drafts, words] = [0, 0]
  const run = async (turns: Turn[], ends: End[]) => {
    const own = await PublishedSite.open()
    const wordsOf = (at: number) => `words ${at}`
    for (const [at, one] of turns.entries()) {
      await act(own, one, wordsOf(at))
      if (one.isOwn && ends[at]) await publishAndEnd(own, `Change ${at}`, ends[at])
      if (at % 2 === 1) await own.catchUp()
    }
    await own.catchUp()
    const headings = (own.content.pages as Page[]).flatMap(({ blocks = [] }) => blocks.map(({ heading }) => heading))
    const overview = (await own.edited.overview()) as { drafts: { text: string }[] }
    const kept = overview.drafts.map(({ text }) => text)
    const isLast = ({ page }: Turn, at: number) => !turns.slice(at + 1).some((one) => one.kind > 1 && one.page === page)
    for (const [at, one] of turns.entries()) {
      if (one.kind === 0) expect(headings.filter((words) => words === wordsOf(at))).toHaveLength(1)
      if (one.kind > 1 && isLast(one, at)) expect(one.isOwn ? [...headings, ...kept] : headings).toContain(wordsOf(at))
    }
    drafts += kept.length
    words += turns.filter(({ isOwn, kind }) => isOwn && kind !== 1).length
  }
  const turns = fc.array(turn, { minLength: 2, maxLength: 10 })
  const ends = fc.array(end, { minLength: 10, maxLength: 10 })
  await fc.assert(fc.asyncProperty(turns, ends, run), { numRuns: 20 })
  // To keep everything as a draft would lose nothing, either.
  expect(drafts).toBeLessThan(words / 4)
})

test('a crash between any two writes of catching up leaves each change once', async () => {
  for (let writes = 0; writes < 4; writes++) {
    const own = await PublishedSite.open()
    await own.addBlock('Mine')
    await own.publish('Mine')
    changeAtHost(own.host, ({ pages }) => pages[0].blocks.push({ type: 'prose', heading: 'Theirs', html: '' }))
    own.host.merge('mine', 'squash')
    own.record.writesLeft = writes
    await own.catchUp().catch((error) => expect(error).toBeInstanceOf(Crash))
    own.restart()
    changeAtHost(own.host, ({ pages }) => {
      pages[0].blocks.at(-1).heading = 'Theirs since'
    })
    await own.catchUp()
    expect(own.headings(0).filter((one) => /^(Mine|Theirs)/.test(one))).toEqual(['Mine', 'Theirs since'])
    expect(await own.publishing.plan()).toMatchObject({ hasChanges: false })
  }
})

import { expect, test, vi } from 'vitest'
import { Crash, changeAtHost, heading, PublishedSite } from '../../../../../tests/sites/published-site'

const svg = (id: string) => new TextEncoder().encode(`<svg id="${id}"/>`)
const commitsOf = ({ host }: PublishedSite) => host.commits.size

test('a change is one commit on a branch named by its words, with the files that pages show, and a request', async () => {
  const own = await PublishedSite.open()
  await own.files.write('/images/shown.svg', svg('shown'))
  await own.files.write('/images/spare.svg', svg('spare'))
  await own.files.take({ address: '/images/there.svg' })
  await own.write('/pages/0/blocks/0/image/src', '/images/shown.svg')
  const before = commitsOf(own)
  const run = await own.publish('  New\n opening hours!  ')
  expect(run).toMatchObject({
    ...{
      branch: 'new-opening-hours',
      server: 'github.com/fox/site',
      request: 'https://host.example/new-opening-hours',
    },
    steps: [{ state: 'done' }, { state: 'done' }, { state: 'done' }, { state: 'done' }],
  })
  expect(commitsOf(own)).toBe(before + 1)
  expect(own.host.paths('new-opening-hours')).toEqual(['pages.json', 'public/images/shown.svg'])
  expect(own.host.text('new-opening-hours')).toBe(own.site.text)
  expect(own.host.requests).toMatchObject([{ title: 'New opening hours!' }])
  expect(await own.publishing.plan()).toMatchObject({ hasChanges: false })
})

test('publishing while the main branch moves sends what others have done as well', async () => {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'Mine')
  changeAtHost(own.host, ({ pages }) => {
    pages[1].blocks[0].heading = 'Theirs'
  })
  own.host.fail('commit', 'moved')
  await own.publish('Mine')
  const { pages } = JSON.parse(own.host.text('mine'))
  expect([pages[0].blocks[0].heading, pages[1].blocks[0].heading]).toEqual(['Mine', 'Theirs'])
})

test('a name that another branch has, or is in the way of, is numbered', async () => {
  const own = await PublishedSite.open()
  own.host.branches.set('mine', own.host.branches.get('main') as string)
  await own.write(heading(0), 'Mine')
  expect(await own.publish('Mine')).toMatchObject({ branch: 'mine-2' })
})

test.each(['protected', 'forbidden', 'too-large', 'limited', 'signed-out', 'other'] as const)(
  'a commit that is refused as %s is explained in its words; nothing is lost, and the next try sends it',
  async (kind) => {
    const own = await PublishedSite.open()
    await own.write(heading(0), 'Mine')
    own.host.fail('commit', kind)
    const run = await own.publish('Mine')
    expect(run).toMatchObject({
      isRunning: false,
      steps: [{}, {}, { state: 'failed', words: `Refused: ${kind}.` }, {}],
    })
    expect([own.headings(0)[0], own.record.value?.waiting]).toEqual(['Mine', undefined])
    expect(await own.publishing.plan()).toMatchObject({ hasChanges: true })
    expect(await own.publish('Mine')).toMatchObject({ branch: 'mine' })
  },
)

test('cut between commit and request: publishing again asks for it, without a second commit', async () => {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'Mine')
  own.host.fail('request', 'unreachable')
  const run = await own.publish('Mine')
  expect(run).toMatchObject({
    steps: [{}, {}, {}, { state: 'failed', words: expect.stringContaining('has arrived there') }],
  })
  expect(await own.publishing.plan()).toMatchObject({ hasChanges: true })
  own.restart()
  const before = commitsOf(own)
  expect(await own.publish('My change')).toMatchObject({ branch: 'mine', request: 'https://host.example/mine' })
  expect(commitsOf(own)).toBe(before)
  expect(await own.publishing.waiting()).toMatchObject({ request: { words: 'My change' } })
})

test('a commit whose answer was lost is not made twice, also after a crash', async () => {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'Mine')
  own.host.fail('commit', 'unreachable', { hasArrived: true })
  await own.publish('Mine')
  const before = commitsOf(own)
  own.restart()
  await own.publish('Mine')
  expect([commitsOf(own), own.host.branches.has('mine-2')]).toEqual([before, false])
})

test('a crash between any two writes of publishing sends the change once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let writes = 0; writes < 8; writes++) {
    const own = await PublishedSite.open()
    await own.write(heading(0), 'Mine')
    own.record.writesLeft = writes
    await own.publish('Mine').catch((error) => expect(error).toBeInstanceOf(Crash))
    own.restart()
    await own.catchUp()
    if ((await own.publishing.plan()).kind === 'plan') await own.publish('Mine')
    expect([...own.host.branches.keys()]).toEqual(['main', 'mine'])
    expect(own.host.requests).toHaveLength(1)
    expect(await own.publishing.waiting()).toMatchObject({ request: { words: 'Mine' } })
  }
})

test('without the right to write nothing is sent, and the sentence names the person', async () => {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'Mine')
  own.host.mayWrite = false
  const run = await own.publish('Mine')
  expect(run).toMatchObject({
    steps: [{}, { state: 'failed', words: expect.stringContaining('@fox may read') }, {}, {}],
  })
  expect(own.host.calls).not.toContain('commit')
})

test('an author who is signed out reads why, and can save the change as a file', async () => {
  const own = await PublishedSite.open()
  await own.write(heading(0), 'Mine')
  own.access = { why: 'You are signed out of GitHub.' }
  const plan = await own.publishing.plan()
  expect(plan).toMatchObject({ why: 'You are signed out of GitHub.' })
  expect(plan).not.toHaveProperty('target')
  expect(await own.publishing.publish('Mine')).toEqual({ kind: 'problem', problem: 'You are signed out of GitHub.' })
  const saved = await own.publishing.saveChange()
  expect(saved).toMatchObject({ kind: 'file', name: 'site.json' })
  expect(
    'base64' in saved && new TextDecoder().decode(Uint8Array.from(atob(saved.base64), (one) => one.charCodeAt(0))),
  ).toBe(own.site.text)
})

test('the deploy preview is asked for three minutes; until then, and without one, the editor shows the branch', async () => {
  const own = await PublishedSite.open()
  const preview = async () => (await own.publishing.state()).preview
  await own.write(heading(0), 'Mine')
  await own.publish('Mine')
  await expect
    .poll(preview)
    .toEqual({ address: 'https://edit.example/#branch=mine', isOfHost: false, isExpected: false })
  expect(own.pauses).toEqual(Array(18).fill(10_000))
  own.host.preview = { state: 'ready', address: 'https://mine.preview.example' }
  await own.write(heading(0), 'Mine again')
  await own.publish('Mine')
  await expect.poll(preview).toEqual({ address: 'https://mine.preview.example', isOfHost: true, isExpected: false })
})

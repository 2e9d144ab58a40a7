import { expect, test } from 'vitest'
import { MemoryHost } from '../../../../../../tests/sites/memory-host'
import { HostVersions } from './host-versions'

const wordsOf = ({ versions }: { versions: { words: string }[] }) => versions.map(({ words }) => words)

test('versions are what has changed the text or the files, page by page, each one whole', async () => {
  const memory = new MemoryHost({ 'pages.json': '0', 'public/fox.svg': 'a', 'src/code.ts': '' })
  memory.push({ 'src/code.ts': 'more' })
  memory.push({ 'pages.json': '1', 'public/fox.svg': undefined })
  for (let number = 2; number < 40; number++) memory.push({ 'pages.json': String(number) })
  memory.push({ 'public/hare.svg': 'b' })
  const { host } = memory
  const { head } = await host.open()
  const versions = new HostVersions('')
  const few = await versions.list(host, head.commit, 30)
  expect([few.versions.length, few.hasMore]).toEqual([30, true])
  const all = await versions.list(host, head.commit, 60)
  expect([all.versions.length, all.hasMore]).toEqual([41, false])
  expect(all.versions.slice(0, 30)).toEqual(few.versions)
  expect(wordsOf(all).at(-1)).toBe('Start')
  expect(all.versions[0]?.id).toBe(head.commit)
  const first = all.versions.at(-1)?.id ?? ''
  const { site, since } = await versions.read(host, first)
  expect([site.text, [...site.files.keys()], since.subject]).toEqual(['0', ['/fox.svg'], 'Start'])
})

test('a version is compared with its parent, and asks for little', async () => {
  const site = (title: string) => JSON.stringify({ site: {}, pages: [{ path: '/', title, picture: '/fox.svg' }] })
  const memory = new MemoryHost({ 'pages.json': site('One'), 'public/fox.svg': 'a' })
  memory.push({ 'pages.json': site('Two') })
  memory.push({ 'src/code.ts': '' })
  memory.push({ 'public/fox.svg': 'b' })
  const { host, calls } = memory
  const { head } = await host.open()
  const versions = new HostVersions('')
  const listed = (await versions.list(host, head.commit, 15)).versions
  calls.length = 0
  const [redrawn, renamed, first] = await Promise.all(listed.map(({ id }) => versions.changes(host, id)))
  expect([redrawn?.alsoOn, redrawn?.others, redrawn?.pages]).toEqual([['/'], ['files'], []])
  expect([renamed?.pages, renamed?.others]).toEqual([[{ kind: 'changed', path: '/', title: 'Two' }], []])
  expect(first?.isFirst).toBe(true)
  // Two texts are read, each once, and files are listed for the version that changed nothing else.
  expect([calls.filter((one) => one === 'read').length, calls.filter((one) => one === 'list').length]).toEqual([2, 2])
  await versions.changes(host, listed[1]?.id ?? '')
  expect(calls.filter((one) => one === 'read')).toHaveLength(2)
})

test('a version without a site says so', async () => {
  const memory = new MemoryHost({ 'pages.json': '0' })
  memory.push({ 'pages.json': undefined })
  const { head } = await memory.host.open()
  await expect(new HostVersions('').read(memory.host, head.commit)).rejects.toThrow('This version has no pages.json')
})

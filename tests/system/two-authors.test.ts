import { afterAll, expect, test } from 'vitest'
import { moveValue } from '../../src/engine/edits/make-edits'
import { connectHost } from '../../src/engine/hosts/connect-host'
import { readHostAddress } from '../../src/engine/hosts/host-address'
import { startGitHost } from '../sites/git-host'
import { studio } from '../sites/memory-site'
import { heading, PublishedSite } from '../sites/published-site'

const host = await startGitHost('github', { 'pages.json': studio.text })
afterAll(() => host.close())

const ways = ['merge', 'squash', 'rebase'] as const
const paths = ['/', '/werkstatt', '/arbeiten', '/kurse']

interface Page {
  path: string
  blocks?: { type: string; heading?: string }[]
}

/** Numbers that look random and are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const openAs = (name: string) =>
  PublishedSite.open(connectHost(readHostAddress(host.address), { token: async () => `github-token-of-${name}` }))

/** Adds a block, moves a page, or changes a heading. */
async function act(own: PublishedSite, random: (below: number) => number, words: string): Promise<'added' | 'other'> {
  const pages = own.content.pages as Page[]
  const wanted = paths[random(paths.length)]
  const at = pages.findIndex(({ path }) => path === wanted)
  const first = pages[at]?.blocks?.findIndex(({ type }) => type === 'opening') ?? 0
  const kind = random(4)
  if (kind === 0) await own.edit(...moveValue(own.site.text, `/pages/${at}`, '/pages', random(pages.length)))
  else if (kind === 1) await own.write(heading(at, first), words)
  else await own.addBlock(words, at, 1)
  return kind > 1 ? 'added' : 'other'
}

/** Publishes, and accepts the request; where git cannot merge it, it is closed and its author catches up. */
async function publishAndAccept(own: PublishedSite, words: string, way: (typeof ways)[number]): Promise<void> {
  const run = await own.publish(words)
  const branch = 'branch' in run ? run.branch : undefined
  if (branch === undefined) return
  try {
    host.state.merge(branch, way)
  } catch {
    const pull = host.state.pulls.find((one) => one.branch === branch)
    if (pull) pull.state = 'closed'
  }
  await own.catchUp()
}

test('after 50 deeds of two people at once, both have what the repository has, byte for byte, and each block once', async () => {
  const random = numbers(20261126)
  const people = [await openAs('priya'), await openAs('sam')] as const
  const added: string[] = []
  for (let deed = 0; deed < 50; deed++) {
    const own = people[random(2)] as PublishedSite
    const words = `Deed ${deed}`
    if ((await act(own, random, words)) === 'added') added.push(words)
    if (random(5) === 0) await publishAndAccept(own, words, ways[random(3)] ?? 'merge')
    else if (random(4) === 0) await own.catchUp()
  }
  for (const round of [1, 2, 3, 4])
    for (const [at, own] of people.entries()) await publishAndAccept(own, `Rest ${round} of ${at}`, 'squash')
  for (const own of people) await own.catchUp()

  const inRepository = host.state.repository.bytes(['show', 'main:pages.json']).toString()
  for (const own of people) expect(own.site.text).toBe(inRepository)
  const pages = JSON.parse(inRepository).pages as Page[]
  const headings = pages.flatMap(({ blocks = [] }) => blocks.map((block) => block.heading))
  for (const words of added) expect(headings.filter((one) => one === words)).toHaveLength(1)
  expect(added.length).toBeGreaterThan(15)
  expect(host.state.violations).toEqual([])
})

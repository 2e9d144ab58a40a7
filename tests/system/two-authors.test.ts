import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveValue } from '../../src/engine/content/json-edits/make-edits'
import { connectHost } from '../../src/engine/git/git-hosts/connect-host'
import { readHostAddress } from '../../src/engine/git/git-hosts/host-address'
import { startGitHost } from '../sites/git-host'
import { heading, PublishedSite, publishedPaths as paths, source } from '../sites/published-site'
import { standIns } from '../sites/use-git-host'

const ways = ['merge', 'squash', 'rebase'] as const

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

interface Author {
  own: PublishedSite
  /** The blocks that are to be there in the end, and those that were undone. */
  added: Set<string>
  undone: Set<string>
}

const headingsIn = (text: string): (string | undefined)[] =>
  (JSON.parse(text).pages as Page[]).flatMap(({ blocks = [] }) => blocks.map((block) => block.heading))

describe.each(standIns)('two people at %s', (kind) => {
  let host: Awaited<ReturnType<typeof startGitHost>>
  beforeAll(async () => {
    host = await startGitHost(kind, { 'pages.json': source.text })
  })
  afterAll(() => host.close())

  const textOf = (branch: string) => host.state.repository.bytes(['show', `${branch}:pages.json`]).toString()

  const openAs = async (name: string): Promise<Author> => {
    const gitHost = connectHost(readHostAddress(host.address), { token: async () => `${kind}-token-of-${name}` })
    return { own: await PublishedSite.open(gitHost), added: new Set(), undone: new Set() }
  }

  /** What waits is the main branch as it is now, and all that is the author's. */
  async function publish({ own }: Author, words: string): Promise<string | undefined> {
    const run = await own.publish(words)
    if (run.kind !== 'run' || run.branch === undefined) return undefined
    expect(textOf(run.branch)).toBe(own.site.text)
    expect(host.state.repository.resolve(`${run.branch}^`)).toBe(host.state.repository.headOf('main'))
    return run.branch
  }

  /** Where git cannot merge it any more, its author publishes it once more, on top of the others. */
  async function accept(author: Author, branch: string, words: string, way: (typeof ways)[number]): Promise<void> {
    try {
      host.state.merge(branch, way)
    } catch {
      const renewed = await publish(author, words)
      if (renewed !== undefined) host.state.merge(renewed, way)
    }
  }

  async function undo({ own, added, undone }: Author): Promise<void> {
    const before = headingsIn(own.site.text)
    await own.edited.undo()
    const now = new Set(headingsIn(own.site.text))
    for (const words of added) if (before.includes(words) && !now.has(words)) undone.add(words)
    for (const words of undone) added.delete(words)
  }

  function review(branch: string, words: string): void {
    const content = JSON.parse(textOf(branch))
    content.pages[0].blocks.push({ type: 'prose', heading: words, html: '' })
    const bytes = `${JSON.stringify(content, null, 2)}\n`
    host.state.repository.commit(branch, 'By the reviewer', [{ path: 'pages.json', bytes }])
  }

  test('after ten deeds both have what the repository has, byte for byte, and each block once', async () => {
    const random = numbers(20261126)
    const people = [await openAs('priya'), await openAs('sam')]
    for (let deed = 0; deed < 10; deed++) {
      const author = people[random(2)] as Author
      const words = `Deed ${deed}`
      const way = ways[random(3)] ?? 'merge'
      if ((await act(author.own, random, words)) === 'added') author.added.add(words)
      const end = random(12)
      if (end === 0) await author.own.catchUp()
      else if (end === 1) await undo(author)
      if (end < 6) continue
      const branch = await publish(author, words)
      if (branch === undefined || end < 8) continue
      if (end === 8) await author.own.publishing.withdraw()
      else if (end === 9) host.state.closePull(branch)
      else if (end === 10) {
        review(branch, `Review ${deed}`)
        await author.own.catchUp()
      } else await accept(author, branch, words, way)
    }
    for (const round of [1, 2, 3])
      for (const [at, author] of people.entries()) {
        const words = `Rest ${round} of ${at}`
        const branch = await publish(author, words)
        const waiting = author.own.record.value?.waiting?.branch
        if (branch ?? waiting) await accept(author, branch ?? waiting ?? '', words, 'squash')
        await author.own.catchUp()
      }
    for (const { own } of people) await own.catchUp()

    for (const { own } of people) expect(own.site.text).toBe(textOf('main'))
    expect(host.state.pulls.filter(({ state }) => state === 'open')).toEqual([])
    const headings = headingsIn(textOf('main'))
    for (const { added, undone } of people) {
      for (const words of added) expect(headings.filter((one) => one === words)).toHaveLength(1)
      for (const words of undone) expect(headings).not.toContain(words)
    }
    expect(people.flatMap(({ added }) => [...added]).length).toBeGreaterThan(5)
    expect(host.state.violations).toEqual([])
  }, 120_000)
})

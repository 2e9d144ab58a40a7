import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MemoryHost } from '../../../../../tests/sites/memory-host'
import { changeAtHost, heading, PublishedSite, publishedPaths, source } from '../../../../../tests/sites/published-site'
import { moveValue } from '../../../content/json-edits/make-edits'

/** Any order of what two authors do and what becomes of their requests. */
const ways = ['merge', 'squash', 'rebase'] as const
const deed = fc.record({
  who: fc.nat(1),
  page: fc.nat(3),
  way: fc.constantFrom(...ways),
  kind: fc.constantFrom(
    ...(['add', 'add', 'add', 'write', 'write', 'more', 'move', 'undo', 'undo', 'redo'] as const),
    ...(['publish', 'publish', 'publish', 'publish', 'withdraw', 'accept', 'accept', 'accept', 'close'] as const),
    ...(['review', 'review', 'force', 'force', 'behind', 'restart', 'look', 'look'] as const),
  ),
})
type Deed = typeof deed extends fc.Arbitrary<infer Item> ? Item : never

interface Page {
  path: string
  blocks: { type: string; heading?: string }[]
}

class Author {
  branch?: string
  /** The headings that this author has last made, and those that they have taken away. */
  readonly wanted = new Set<string>()
  readonly unwanted = new Set<string>()
  /** The last words for the first heading of each page. */
  readonly written = new Map<number, string>()

  constructor(
    readonly own: PublishedSite,
    readonly name: string,
  ) {}

  /** Follows what the author's own deed does to the words of blocks. */
  async change(act: () => Promise<unknown>): Promise<void> {
    const before = wordsIn(this.own.site.text)
    await act()
    const now = wordsIn(this.own.site.text)
    const move = (words: string, to: Set<string>, from: Set<string>) => to.add(words) && from.delete(words)
    for (const words of now) if (isBlock(words) && !before.has(words)) move(words, this.wanted, this.unwanted)
    for (const words of before) if (isBlock(words) && !now.has(words)) move(words, this.unwanted, this.wanted)
  }

  placeOf(page: number) {
    const pages = this.own.content.pages as Page[]
    const at = pages.findIndex(({ path }) => path === publishedPaths[page])
    return { at, first: pages[at]?.blocks.findIndex(({ type }) => type === 'opening') ?? 0 }
  }

  /** What waits is the main branch as it is now, and all that is the author's. */
  async publish(words: string): Promise<void> {
    const { own } = this
    const run = await own.publish(words)
    if (run.kind !== 'run' || run.isDone) return
    const failed = run.steps.find(({ state }) => state === 'failed')
    if (failed) return expect(failed.words).toMatch(/nothing to publish|accepted/)
    this.branch = run.branch
    const { host } = own
    expect(host.text(run.branch)).toBe(own.site.text)
    const { parents } = host.commits.get(host.branches.get(run.branch ?? '') as string) ?? {}
    expect(parents).toEqual([host.branches.get('main')])
  }
}

class World {
  /** Words that were in an accepted request. */
  readonly accepted = new Set<string>()
  count = 0

  private constructor(
    readonly host: MemoryHost,
    readonly authors: [Author, Author],
  ) {}

  static async open(movesBranches: boolean): Promise<World> {
    const host = new MemoryHost({ 'pages.json': source.text, 'public/images/there.svg': '<svg/>' })
    host.movesBranches = movesBranches
    const [one, other] = [await PublishedSite.openAt(host), await PublishedSite.openAt(host)]
    return new World(host, [new Author(one, 'one'), new Author(other, 'other')])
  }

  openOf = ({ branch }: Author) => this.host.requests.find((one) => one.branch === branch && one.state === 'open')

  async act({ who, page, way, kind }: Deed): Promise<void> {
    const author = this.authors[who] as Author
    const { own, name } = author
    const words = `${name} ${this.count++}`
    const { at, first } = author.placeOf(page)
    const request = this.openOf(author)
    if (kind === 'add') await author.change(() => own.addBlock(`block ${words}`, at, 1))
    else if (kind === 'write' || kind === 'more') {
      const text = kind === 'write' ? words : `${own.headings(at)[first]} more`
      await own.write(heading(at, first), text)
      author.written.set(page, text)
    } else if (kind === 'move') await own.edit(...moveValue(own.site.text, `/pages/${at}`, '/pages', who))
    else if (kind === 'undo' || kind === 'redo') {
      await author.change(() => own.edited[kind]())
      author.written.clear()
    } else if (kind === 'publish') await author.publish(`${name} change`)
    else if (kind === 'withdraw') await this.withdraw(author)
    else if (kind === 'accept' && request) this.accept(request.branch, way)
    else if (kind === 'close' && request) this.host.close(request.branch)
    else if (kind === 'review' && request) this.review(request.branch, words)
    else if (kind === 'force' && request) this.force(request.branch, words)
    else if (kind === 'behind') changeAtHost(this.host, ({ pages }) => pages[page].blocks.push(blockOf(words)))
    else if (kind === 'restart') own.restart()
    else if (kind === 'look') await own.catchUp()
    for (const one of this.authors) expect(this.openCount(one), 'open requests of one author').toBeLessThan(2)
  }

  accept(branch: string, way: (typeof ways)[number]): void {
    const text = this.host.text(branch)
    this.host.merge(branch, way)
    for (const one of wordsIn(text)) this.accepted.add(one)
  }

  private async withdraw({ own, wanted }: Author): Promise<void> {
    const answer = await own.publishing.withdraw()
    if (answer.kind === 'withdrawn') expect(own.record.value?.waiting).toBeUndefined()
    for (const words of wanted) expect(own.site.text).toContain(words)
  }

  /** A commit on top of the request. */
  private review(branch: string, words: string): void {
    const content = JSON.parse(this.host.text(branch))
    content.pages[0].blocks.push(blockOf(words))
    this.host.push({ 'pages.json': `${JSON.stringify(content, null, 2)}\n` }, branch)
  }

  /** Force-pushes the branch: the newest site with other words. */
  private force(branch: string, words: string): void {
    this.host.branches.set(branch, this.host.branches.get('main') as string)
    this.review(branch, words)
  }

  private openCount = ({ name }: Author) =>
    this.host.requests.filter(({ title, state }) => title.startsWith(name) && state === 'open').length
}

const isBlock = (words: string) => words.startsWith('block ')

const blockOf = (words: string) => ({ type: 'prose', heading: words, html: '' })

const wordsIn = (text: string): Set<string> =>
  new Set((JSON.parse(text).pages as Page[]).flatMap(({ blocks = [] }) => blocks.map(({ heading = '' }) => heading)))

async function run(movesBranches: boolean, deeds: Deed[]): Promise<void> {
  const world = await World.open(movesBranches)
  const { host, authors } = world
  for (const one of deeds) await world.act(one)
  // Publishes and accepts what is left; clashes become notices.
  for (const round of [1, 2, 3])
    for (const author of authors) {
      await author.own.catchUp()
      await author.publish(`${author.name} rest ${round}`)
      const request = world.openOf(author)
      if (request) world.accept(request.branch, 'squash')
      await author.own.catchUp()
    }
  for (const { own } of authors) {
    await own.catchUp()
    expect(own.site.text).toBe(host.text())
    expect(own.record.value?.waiting).toBeUndefined()
    expect(await own.publishing.plan()).toMatchObject({ hasChanges: false })
  }
  const now = (JSON.parse(host.text()).pages as Page[]).flatMap(({ blocks = [] }) => blocks.map((one) => one.heading))
  for (const { own, wanted, unwanted, written } of authors) {
    const { drafts } = (await own.edited.overview()) as { drafts: { text: string }[] }
    const kept = drafts.map(({ text }) => text)
    for (const words of wanted)
      expect(
        now.filter((one) => one === words),
        words,
      ).toHaveLength(1)
    for (const words of unwanted) expect(now, words).not.toContain(words)
    for (const words of written.values()) expect([...now, ...kept, ...world.accepted]).toContain(words)
  }
}

test.each([true, false])(
  'where branches can be moved: %s — the site holds what was accepted, nothing is lost, and one request waits at most',
  async (movesBranches) => {
    const runs = Number(process.env.CONVERSATIONS ?? 10)
    const property = fc.asyncProperty(fc.array(deed, { minLength: 10, maxLength: 30 }), (deeds) =>
      run(movesBranches, deeds),
    )
    await fc.assert(property, { numRuns: runs, seed: 20261128 })
  },
  600_000,
)

import { expect, test } from 'vitest'
import { MemorySite, studio } from '../../../../../tests/sites/memory-site'
import { readChangeSince } from '../../../content/change-summary/change-since'
import type { PublicFile } from '../../../content/check'
import { fingerprint } from '../../../content/json-edits/document'
import { type ChangeSentence, everything } from '../publishing'
import { listMistakes, planChanges } from './plan-changes'
import { reportChanges, takeChangeBack } from './report-changes'

const { schemas, validate } = studio

/** Compares a site with the text and the files that it began with. */
const compare = ({ text, files }: MemorySite, replaced: string[] = []) =>
  readChangeSince(
    { name: 'main', text: studio.text, files: studio.files, replaced: new Set(replaced) },
    { text, files, at: 0 },
    { schemas, validate },
  )

const reportOf = (site: MemorySite) =>
  reportChanges(compare(site), { revision: fingerprint(site.text), since: { subject: 'main', time: '' } })

/** Changes the title of a page that is not a redirect. */
function renamePage(site: MemorySite): string {
  const content = JSON.parse(site.text)
  const page = content.pages.find(({ redirect }: { redirect?: string }) => redirect === undefined)
  site.text = site.text.replace(JSON.stringify(page.title), '"Another title"')
  return page.path
}

const idsIn = (sentences: ChangeSentence[]): string[] =>
  sentences.flatMap(({ id, under }) => [...(id === undefined ? [] : [id]), ...idsIn(under)])

test('a change is reported with its page, and taken back to the byte', async () => {
  const site = new MemorySite()
  const path = renamePage(site)
  const { sections, revision } = reportOf(site)
  const groups = sections.flatMap((section) => section.groups)
  expect(groups.map(({ page }) => page)).toEqual([path])
  const [id = ''] = groups.flatMap(({ sentences }) => idsIn(sentences))
  const store = site.store()
  const take = () => takeChangeBack(compare(site), fingerprint(site.text), { id, revision }, store.apply)
  const { text } = site
  site.text = `${text}\n`
  expect((await take()).kind).toBe('problem')
  site.text = text
  expect((await take()).kind).toBe('done')
  expect(site.text).toBe(studio.text)
  expect((await take()).kind).toBe('problem')
})

test('a block, a page or everything is brought back as it was, as one step of undo', async () => {
  const change = () => {
    const site = new MemorySite()
    const content = JSON.parse(site.text)
    const at = content.pages.findIndex(
      ({ blocks }: { blocks?: object[] }) => blocks && Object.keys(blocks[0] ?? {}).length > 2,
    )
    const [block] = content.pages[at].blocks
    const fields = Object.keys(block).filter((name) => name !== 'type' && typeof block[name] === 'string')
    for (const name of fields) block[name] += ' X'
    content.pages[at].title += ' X'
    content.site.name += ' X'
    site.text = JSON.stringify(content, null, 2)
    return { site, at, block: `/pages/${at}/blocks/0` }
  }
  const wholesOf = (site: MemorySite) => {
    const groups = reportOf(site).sections.flatMap((section) => section.groups)
    return {
      page: groups.find(({ whole }) => whole)?.whole ?? '',
      block: groups.flatMap(({ sentences }) => sentences).find(({ whole }) => whole)?.whole ?? '',
    }
  }
  const before = JSON.parse(studio.text)
  for (const what of ['block', 'page', 'everything'] as const) {
    const { site, at } = change()
    const { text } = site
    const { revision } = reportOf(site)
    const id = what === 'everything' ? everything : wholesOf(site)[what]
    const store = site.store()
    const answer = await takeChangeBack(compare(site), fingerprint(text), { id, revision }, store.apply)
    expect(answer).toMatchObject({ kind: 'done', label: expect.stringMatching(/^(?:Brought back|Taken back): ./) })
    const now = JSON.parse(site.text)
    const parts = [now.pages[at].blocks[0], now.pages[at].title, now.site.name]
    const former = [before.pages[at].blocks[0], before.pages[at].title, before.site.name]
    const count = { block: 1, page: 2, everything: 3 }[what]
    expect(parts.slice(0, count)).toEqual(former.slice(0, count))
    expect(parts.slice(count)).not.toContainEqual(former[count])
    await store.undo()
    expect(site.text).toBe(text)
  }
})

test('a removed page is reported with its former path alone', () => {
  const site = new MemorySite()
  const content = JSON.parse(site.text)
  const at = content.pages.findLastIndex(({ redirect }: { redirect?: string }) => redirect === undefined)
  const [{ path }] = content.pages.splice(at, 1)
  site.text = JSON.stringify(content)
  const groups = reportOf(site).sections.flatMap((section) => section.groups)
  expect(groups.flatMap(({ page, from }) => (from === undefined ? [] : [{ page, from }]))).toEqual([{ from: path }])
})

const file: PublicFile = { bytes: 1 }

test('a plan counts what would be published, and names what would not', () => {
  const site = new MemorySite()
  renamePage(site)
  const [gone = ''] = site.files.keys()
  site.files.delete(gone)
  site.files.set('/images/unused.svg', file)
  site.files.set('/robots.txt', file)
  const own = planChanges(compare(site))
  expect(own).toEqual({
    counts: 'one page changed, one file added',
    hasChanges: true,
    files: ['/robots.txt'],
    leftOut: ['/images/unused.svg', gone],
  })
  expect(planChanges(compare(site), [gone])).toMatchObject({
    counts: 'one page changed, one file added, one file removed',
    leftOut: ['/images/unused.svg'],
  })
})

test('without a change there is nothing to publish', () => {
  expect(planChanges(compare(new MemorySite()))).toEqual({ counts: '', hasChanges: false, files: [], leftOut: [] })
})

test('mistakes are listed with their places, and unfinished texts are counted', () => {
  const place = { file: '', line: 7, column: 1, endLine: 7, endColumn: 1, pointer: '/pages/0' }
  const error = { ...place, rule: 'a', severity: 'error' as const, message: 'Wrong.', page: '/about', title: 'About' }
  const unfinished = { ...place, rule: 'unfinished-text', severity: 'warning' as const, message: 'Placeholder.' }
  const others = [{ ...place, line: 9 }]
  const named = { message: 'Placeholder.', pointer: '/pages/0' }
  expect(listMistakes([error, unfinished, { ...unfinished, others }], '{"pages":[{"path":"/about"}]}', 0)).toEqual({
    toFix: [{ message: 'Wrong.', pointer: '/pages/0', line: 7, page: '/about', title: 'About' }],
    toFillIn: [7, 7, 9].map((line) => ({ ...named, line })),
  })
})

test('what visitors do not see at the moment need not be filled in', () => {
  const place = { file: '', line: 7, column: 1, endLine: 7, endColumn: 1 }
  const problem = { ...place, rule: 'unfinished-text', severity: 'warning' as const, message: 'Placeholder.' }
  const pages = [
    { path: '/', blocks: [{ type: 'text' }, { type: 'text', hidden: true }, { shared: 'seen' }] },
    { path: '/draft', draft: true, blocks: [{ shared: 'unseen' }] },
    { path: '/to-come', publish: '2041-01-01 09:00' },
    { path: '/over', expire: { at: '2020-01-01 09:00' } },
  ]
  const seen = ['/site/name', '/pages/0/title', '/pages/0/blocks/0/html', '/shared/seen/html']
  const unseen = ['/pages/0/blocks/1/html', '/pages/1/title', '/pages/2/title', '/pages/3/title', '/shared/unseen/html']
  const problems = [...seen, ...unseen].map((pointer) => ({ ...problem, pointer }))
  const text = JSON.stringify({ site: {}, shared: { seen: {}, unseen: {} }, pages })
  const { toFillIn } = listMistakes(problems, text, Date.parse('2027-01-01'))
  expect(toFillIn.map(({ pointer }) => pointer)).toEqual(seen)
})

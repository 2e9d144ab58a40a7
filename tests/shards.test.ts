import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashFile } from '../src/engine/build/output/hash-file'
import { mergeParts } from '../src/engine/build/shards/merge'
import { accessKey, build, changeMark, markOf, readAll, writeShardedSite } from './sharded-site'

/** A site that several builds have made together, and what must not become one. */
const folder = mkdtempSync(join(tmpdir(), 'site-shards-'))
const site = join(folder, 'site')
const whole = join(folder, 'whole')
const made = [1, 2, 3].map((part) => join(folder, `made/part-${part}`))

/** Copies of the parts, for one test each. */
const parts = [1, 2, 3].map((part) => join(folder, `parts/part-${part}`))
const [one = '', two = '', three = ''] = parts
const out = join(folder, 'out')

const merge = (folders = parts, mayLosePages = false) =>
  mergeParts({ root: folder, parts: folders, out, mayLosePages, notify: () => undefined, progress: () => undefined })

beforeAll(async () => {
  await writeShardedSite(site)
  const runs = [['--out', whole], ...made.map((part, index) => ['--shard', `${index + 1}/3`, '--out', part])]
  for (const [index, args] of runs.entries()) {
    // Each machine has its own copy of the files, with its own times.
    utimesSync(join(site, 'public/images/drawing.svg'), index, index)
    const { code, words } = await build(['--site', site, ...args])
    expect(code, words).toBe(0)
  }
}, 400_000)

beforeEach(() => {
  rmSync(join(folder, 'parts'), { recursive: true, force: true })
  rmSync(out, { recursive: true, force: true })
  cpSync(join(folder, 'made'), join(folder, 'parts'), { recursive: true })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('parts', () => {
  test('become the site of a single build, byte for byte, in whatever order they are named', async () => {
    const answer = await build(['--merge', three, one, two, '--out', out])
    expect(answer).toMatchObject({ code: 0 })
    expect(answer.words).toContain('Joined 3 parts to 12 pages and 4 redirects into')
    expect(readAll(out)).toEqual(readAll(whole))
    expect(Object.keys(readAll(whole))).toEqual(
      expect.arrayContaining([
        '.site-build.json',
        'kept.html',
        'old.html',
        'images/teal.png',
        `kept/${accessKey}/guide.pdf`,
      ]),
    )
    expect(Object.keys(readAll(whole))).not.toContain('images/coral.png')
    expect(readFileSync(join(whole, 'robots.txt'), 'utf8')).toContain('Sitemap: ')
  })

  test('hold a third of the pages each, with what these need', () => {
    const counts = parts.map((part) => Object.keys(readAll(part)).filter((file) => file.endsWith('.html')).length)
    expect(counts).toEqual([6, 5, 5])
    const pictures = parts.map((part) => Object.keys(readAll(part)).filter((file) => file.endsWith('.avif')).length)
    expect(pictures).toEqual([0, 4, 12])
    const holders = parts.filter((part) => readAll(part)['files/images/drawing.svg'])
    expect(holders).toHaveLength(1)
  })

  test('show nothing when a host is given one by mistake: no page is at its top', () => {
    for (const part of parts) expect(readdirSync(part).sort()).toEqual(['files', 'site-part.json'])
  })

  test('that are made again are the same, and are joined into what has changed alone', async () => {
    await merge()
    const again = await merge()
    expect(again.published).toMatchObject({ written: 0, removed: 0 })
    const answer = await build(['--site', site, '--shard', '2/3', '--out', made[1] ?? ''])
    expect(answer.words).toContain('Reused: 4 of 4 pages')
    expect(readAll(made[1] ?? '')).toEqual(readAll(two))
  })
})

describe('no site comes of', () => {
  /** Damages the parts, then expects these words and the last site as it was. */
  async function expectRefusal(words: string | RegExp, folders = parts): Promise<void> {
    cpSync(whole, out, { recursive: true })
    await expect(merge(folders)).rejects.toMatchObject({
      name: 'Failure',
      message: typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
    })
    expect(readAll(out)).toEqual(readAll(whole))
  }

  test('parts of which one is missing', () =>
    expectRefusal(
      'Part 2 of 3 is missing. Name the folder of each part, or make what is missing:\n  npm run build -- --shard 2/3 --out FOLDER',
      [one, three],
    ))

  test('a part that is named twice', () =>
    expectRefusal(`Part 2 of 3 is there twice: in "${two}" and in "${two}". Name it once.`, [one, two, two, three]))

  test.each([
    ['content', 'pages.json'],
    ['publicFiles', 'the files in public/'],
    ['schemas', 'the schemas'],
    ['code', 'the code, its packages or the version of Node'],
    ['accessKey', 'the access key (GOOD_HOUR_KEY)'],
  ] as const)('parts with different %s', async (source, words) => {
    changeMark(two, ({ sources }) => {
      sources[source] = 'another'
    })
    await expectRefusal(
      `Part 2 of 3 ("${two}") and part 1 of 3 ("${one}") were not made of the same. What differs: ${words}. Make all parts from one revision`,
    )
  })

  test('parts of different divisions', async () => {
    changeMark(two, (mark) => {
      mark.of = 4
    })
    await expectRefusal(`Part 2 of 4 ("${two}") and part 1 of 3 ("${one}") are of different divisions.`)
  })

  test('a page that no part holds', async () => {
    changeMark(two, (mark) => {
      mark.files = mark.files.filter(({ file }) => file !== 'page-1.html')
    })
    await expectRefusal('No part holds page-1.html of the page "/page-1". Make all 3 parts again.')
  })

  test('a page that two parts hold', async () => {
    const file = markOf(two).files.find((item) => item.file === 'page-1.html')
    changeMark(three, (mark) => mark.files.push(...(file ? [file] : [])))
    await expectRefusal(/The page "\/page-1" is in more than one part: part 2 of 3 .* and part 3 of 3 /)
  })

  test('different files of one name', async () => {
    const path = join(three, 'files/robots.txt')
    writeFileSync(path, 'Nobody may read this.')
    const hash = await hashFile(path, 21)
    changeMark(three, ({ files }) => {
      for (const file of files) if (file.file === 'robots.txt') Object.assign(file, { hash, bytes: 21 })
    })
    await expectRefusal(/^robots\.txt is not the same in part 1 of 3 .* and in part 3 of 3 .*npm ci/)
  })

  test.each<[string, () => void, string]>([
    [
      'a file that has changed',
      () => writeFileSync(join(two, 'files/page-1.html'), 'x'.repeat(9000)),
      'page-1.html has changed since it was built.',
    ],
    ['a file that is missing', () => rmSync(join(two, 'files/page-1.html')), 'page-1.html is missing.'],
    [
      'a file too many',
      () => writeFileSync(join(two, 'files/stray.html'), 'left by nobody'),
      'stray.html is none of its files.',
    ],
  ])('%s', async (_, damage, words) => {
    damage()
    await expectRefusal(`Part 2 of 3 in "${two}": ${words} Copy part 2 once more`)
  })

  test('a file below the access key, which is not told', async () => {
    for (const part of parts) rmSync(join(part, `files/kept/${accessKey}/guide.pdf`), { force: true })
    await expectRefusal('kept/{key}/guide.pdf is missing.')
  })

  test('a file of the same size with other bytes', async () => {
    const path = join(two, 'files/page-1.html')
    writeFileSync(path, readFileSync(path, 'utf8').replace('Page 1', 'Page 7'))
    await expectRefusal('page-1.html has changed since it was built.')
  })

  test('a part whose note is damaged, or leads out of its folder', async () => {
    changeMark(two, ({ files }) => {
      for (const file of files) if (file.file === 'page-1.html') file.file = '../../page-1.html'
    })
    await expectRefusal(`${join(two, 'site-part.json')} is damaged.`)
    rmSync(out, { recursive: true })
    writeFileSync(join(two, 'site-part.json'), '{"part": 2')
    await expectRefusal(`${join(two, 'site-part.json')} is damaged.`)
  })

  test('folders that are no parts', async () => {
    await expectRefusal(`"${whole}" is a whole site, so it is no part of one.`, [one, whole, three])
    const empty = join(folder, 'parts/empty')
    mkdirSync(empty)
    rmSync(out, { recursive: true })
    await expectRefusal(`"${empty}" has no site-part.json, so it is no part of one.`, [one, empty, three])
    rmSync(out, { recursive: true })
    await expectRefusal('There is no folder "/nowhere".', ['/nowhere'])
  })

  test('parts of a site that has lost a fifth of its pages, until that is confirmed', async () => {
    await merge()
    changeMark(one, (mark) => mark.pages.splice(1, 3))
    const before = readAll(out)
    await expect(merge()).rejects.toMatchObject({
      message: expect.stringContaining('The last build had 12 pages, this one would have 9.'),
    })
    expect(readAll(out)).toEqual(before)
    expect((await merge(parts, true)).pages).toHaveLength(9)
  })
})

describe('a part is refused', () => {
  const start = ['--site', site, '--out', out, '--shard']

  test('when it is asked for with words that do not go together', async () => {
    const both = await build(['--shard', '1/2', '--merge', 'a', 'b'])
    expect(both).toMatchObject({ code: 2, words: expect.stringContaining('--shard makes a part, --merge joins them') })
    const stray = await build(['--shard', '1/2', 'a'])
    expect(stray).toMatchObject({ code: 2, words: expect.stringContaining('"a" belongs to no option.\nUsage: ') })
  })

  test('when pages are guarded and no access key is set: each would make one of its own', async () => {
    const answer = await build([...start, '2/3'], {})
    expect(answer.code).toBe(2)
    expect(answer.words).toContain('its parts must all be made with the same access key. Set GOOD_HOUR_KEY')
    expect(answer.words).not.toMatch(/\n\s+at /)
  })

  test('when a page of another part is broken, in the words of the check', async () => {
    const file = join(site, 'pages.json')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('"type": "banner"', '"type": "bannner"'))
    const answer = await build([...start, '2/3'])
    writeFileSync(file, text)
    expect(answer.code).toBe(1)
    expect(answer.words).toContain('"bannner" is not a block type. Did you mean "banner"?')
  })

  test('where a whole site is, as a whole site is where a part is', async () => {
    const [part, all] = await Promise.all([
      build(['--site', site, '--shard', '2/3', '--out', whole]),
      build(['--site', site, '--out', two]),
    ])
    expect(part).toMatchObject({
      code: 2,
      words: expect.stringContaining('holds a whole site, so no part of one is built into it.'),
    })
    expect(all).toMatchObject({
      code: 2,
      words: expect.stringContaining('holds a part of a site, so no site is built into it.'),
    })
  })
})

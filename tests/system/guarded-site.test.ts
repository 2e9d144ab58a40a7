import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveLock, unseal } from '../../src/engine/base/shared-types/guarded-pages/sealing'
import type { SealedData, SealedHtml } from '../../src/engine/base/shared-types/page'
import { commandLine } from '../sites/command-line'
import { writeSyntheticSite } from '../sites/synthetic-site'

/** A site with a guarded page, built as any site is: what is shipped tells nothing of it. */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'site-guarded-'))
const site = join(folder, 'site')
const out = join(folder, 'dist')
const key = randomBytes(16).toString('hex')
/** A good key that pages.json contains. */
const knownKey = randomBytes(16).toString('hex')
const words = ['Larkspur handbook', 'Only members may read of the marmalade plan.', 'larkspur-handbook.pdf']

const build = (accessKey: string) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const command = commandLine('build', '--site', site, '--out', out)
    const env = { ...process.env, GOOD_HOUR_KEY: accessKey }
    execFile(process.execPath, command, { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    )
  })

const filesOf = (folder = out) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** All ways in which a text may stand in a file: as it is, in base64 from any of three places, in hex and in URL code. */
function spellings(text: string): string[] {
  const bytes = Buffer.from(text)
  const hex = bytes.toString('hex')
  const url = hex.replace(/../g, '%$&')
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(Math.ceil((shift * 8) / 6), -4),
  )
  const coded = [encodeURIComponent(text), JSON.stringify(text).slice(1, -1)]
  return [...new Set([text, ...coded, ...base64, hex, hex.toUpperCase(), url, url.toUpperCase()])]
}

/** Empty if it is gone: another test may build code in the same cache. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Buffer.alloc(0)
    throw error
  }
}

/** The files that hold one of some texts, in any spelling. */
function leaksOf(texts: string[], folder = out): string[] {
  const wanted = texts.flatMap(spellings)
  return filesOf(folder).flatMap((file) => {
    const bytes = bytesOf(file)
    return wanted.filter((text) => bytes.includes(text)).map((text) => `${file}: ${text}`)
  })
}

const shipped = (file: string) => readFileSync(join(out, file), 'utf8')

/** What is kept under lock in the page's data and in its html; undefined for what an access key does not open. */
async function open(accessKey: string): Promise<{ data?: string; html?: string }> {
  const lock = await deriveLock(accessKey, '/club/files')
  const [, html = ''] = shipped('club/files.html').match(/ data-sealed="([^"]+)"/) ?? []
  const { sealed } = JSON.parse(shipped('club/files.json'))
  return { data: await unseal(sealed, 'data', lock), html: await unseal(html, 'html', lock) }
}

/** What is opened with the right key: both texts tell of the guarded words. */
const both = { data: expect.stringContaining(String(words[1])), html: expect.stringContaining(String(words[1])) }

beforeAll(async () => {
  await writeSyntheticSite(site, 3)
  const file = join(site, 'pages.json')
  const content = JSON.parse(readFileSync(file, 'utf8'))
  const picture = { src: '/images/drawing.svg', alt: 'A teal circle on a table' }
  content.pages.push({
    path: '/club/files',
    title: 'Files',
    description: 'The files of the club, for its members.',
    guard: { cookie: 'club', otherwise: '/' },
    blocks: [
      { type: 'banner', heading: 'Files', image: picture },
      {
        type: 'downloads',
        items: [{ title: words[0], text: words[1], image: picture, file: `/club/{key}/${words[2]}` }],
      },
    ],
  })
  mkdirSync(join(site, 'public/club/{key}'), { recursive: true })
  writeFileSync(join(site, 'public/club/{key}', words[2] ?? ''), '%PDF-1.4 A guide to marmalade %%EOF')
  writeFileSync(file, JSON.stringify(content))
  expect(await build(key)).toMatchObject({ code: 0 })
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('no byte of the built site tells the key, the guarded words or the names of their files (G3)', async () => {
  expect(leaksOf(['A teal circle for page 1'])).not.toEqual([])
  expect(leaksOf([key, ...words])).toEqual([])
  expect(filesOf().filter((file) => readFileSync(file).includes('{key}'))).toEqual([])
  expect(existsSync(join(out, 'club', key, words[2] ?? ''))).toBe(true)
  expect(await open(key)).toEqual(both)
})

test('no file that builds keep for the next build holds the key, in its text or its name (G3)', async () => {
  const cache = join(root, 'node_modules/.cache')
  const named = () => filesOf(cache).filter((file) => file.includes(key))
  expect(filesOf(cache).length).toBeGreaterThan(10)
  expect([...leaksOf([key], cache), ...named()]).toEqual([])
  // An edit alone is built from what was kept, and finds the guarded files among it.
  const file = join(site, 'pages.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Page 1"', '"Page one"'))
  expect(await build(key)).toMatchObject({ code: 0, text: expect.stringMatching(/Removed: 0\./) })
  expect(existsSync(join(out, 'club', key, words[2] ?? ''))).toBe(true)
  expect([...leaksOf([key], cache), ...named()]).toEqual([])
})

test('nothing tells which blocks a guarded page has: neither marks, nor classes, nor a stylesheet of its own (G3)', async () => {
  const page = shipped('club/files.html') + shipped('club/files.json')
  expect(page.replace(/ data-sealed="[^"]*"|"sealed":"[^"]*"/g, '')).not.toMatch(/data-block|banner|downloads|card-/i)
  const texts = filesOf().filter((file) => file.endsWith('.html'))
  const linked = texts.map((file) => readFileSync(file, 'utf8')).join('')
  const sheets = filesOf().flatMap((file) => file.match(/page-[\w-]+\.css$/) ?? [])
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets.filter((sheet) => !linked.includes(sheet))).toEqual([])
})

test('what opens is html that can be shown, the styles of its blocks alone, and data that React takes over', async () => {
  const { data = '', html = '' } = await open(key)
  const content: SealedHtml = JSON.parse(html)
  expect(content.html).toMatch(/^<div class="block" data-block="banner">.*<\/div>$/s)
  expect(content.html).toContain(`href="/club/${key}/${words[2]}"`)
  expect(content.css).toContain('.elements-card-')
  expect(content.css).not.toContain('@font-face')
  const { blocks, assets, styles = [] }: SealedData = JSON.parse(data)
  expect(blocks.map(({ type }) => type)).toEqual(['banner', 'downloads'])
  expect(Object.keys(assets)).toContain(`/club/${key}/${words[2]}`)
  const common: string[] = JSON.parse(shipped('club/files.json')).styles
  expect(styles.slice(0, common.length)).toEqual(common)
  const own = styles.slice(common.length).map((style) => shipped(style))
  expect(own.join('')).toBe(content.css)
})

test('the guarded page is in no list and no search engine (G3)', () => {
  for (const name of ['sitemap.xml', 'robots.txt', '_redirects'])
    expect(readFileSync(join(out, name), 'utf8')).not.toContain('club')
  expect(readFileSync(join(out, 'club/files.html'), 'utf8')).toContain('<meta name="robots" content="noindex">')
})

test.each([
  ['not of 128 random bits', 'abcdefghij'.repeat(5), `"npm run key -- --site ${site}"`],
  ['known to all', knownKey, 'where others can read it'],
])('a key that is %s is refused, and the last site stays (G3)', async (_, other, reason) => {
  const before = filesOf().sort()
  const file = join(site, 'pages.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('"Page one"', `"${knownKey}"`))
  const { code, text: said } = await build(other)
  writeFileSync(file, text)
  expect(code).not.toBe(0)
  expect(said).toContain(reason)
  expect(said).not.toMatch(/\n\s+at /)
  expect(filesOf().sort()).toEqual(before)
  expect(await open(key)).toEqual(both)
})

test('after another key was set, the old one opens nothing any more (G3)', async () => {
  const other = randomBytes(16).toString('hex')
  expect(await build(other)).toMatchObject({ code: 0 })
  expect(existsSync(join(out, 'club', key))).toBe(false)
  expect(existsSync(join(out, 'club', other, words[2] ?? ''))).toBe(true)
  expect(await open(key)).toEqual({ data: undefined, html: undefined })
  expect(await open(other)).toEqual(both)
  expect(leaksOf([key, other, ...words])).toEqual([])
})

import { execFile } from 'node:child_process'
import { once } from 'node:events'
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFormService } from '../../src/engine/building/static-server/forms/form-service'
import { listen } from '../../src/engine/building/static-server/http-server'
import { SiteChecker } from '../../src/engine/commands/check-command/site-checker'
import { FolderFiles } from '../../src/engine/editing/folder-editor/files/folder-files'
import { createPreview } from '../../src/engine/editing/preview-server/server'
import { readWords } from '../../src/engine/folders/studio-folder/read-words'
import { writeSyntheticSite } from '../sites/synthetic-site'

/** What lies in public/ and in the folder that is built into, and what the commands make of it. */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'public-folder-'))
const site = join(folder, 'site')
const out = join(folder, 'link')
const target = join(folder, 'target')
const picture = join(site, 'public/images/drawing.jpg')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const photo = (sideways: boolean) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#0f8b7f' } })
    .withMetadata({ orientation: sideways ? 6 : 1 })
    .jpeg()
    .toBuffer()

function run(command: string, ...options: string[]): Promise<{ code: number; words: string }> {
  const words = ['scripts/run.js', command, '--site', site, ...options]
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: root, env: { ...process.env, HOME: folder } }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), words: stdout + stderr })
    })
  })
}

beforeAll(async () => {
  await writeSyntheticSite(site, 4)
  const file = join(site, 'pages.json')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/images/drawing.svg', '/images/drawing.jpg'))
  writeFileSync(picture, await photo(true))
  for (const name of ['.env', '.DS_Store', 'notes.txt~']) writeFileSync(join(site, 'public', name), 'a secret')
  writeFileSync(join(site, 'public/page-2'), 'a file')
  mkdirSync(join(site, 'public/.well-known'))
  writeFileSync(join(site, 'public/.well-known/security.txt'), 'for everybody')
  writeFileSync(join(folder, 'outside.txt'), 'a secret')
  symlinkSync('../../outside.txt', join(site, 'public/linked.txt'))
  symlinkSync('target', out)
  expect(await run('build', '--out', out)).toMatchObject({ code: 0, words: expect.stringContaining('"/.env"') })
}, 120_000)

const built = () => readdirSync(target, { recursive: true, encoding: 'utf8' })

test('hidden files and links of public/ are not built, and the check names them', async () => {
  expect(built().filter((name) => /env|DS_Store|~|linked/.test(name))).toEqual([])
  expect(built()).toContain('.well-known/security.txt')
  const { code, words } = await run('check')
  expect([code, words]).toEqual([0, expect.stringContaining('"/.DS_Store", "/.env", "/notes.txt~"')])
  expect(words).toContain('"/linked.txt"')
})

test('a file with the name of a page is not built: the page has its address', () => {
  expect(
    built()
      .filter((name) => /^page-2/.test(name))
      .sort(),
  ).toEqual(['page-2.html', 'page-2.json'])
})

test('a link that is built into stays one, and the folder that it leads to holds the site, time after time', async () => {
  expect(lstatSync(out).isSymbolicLink()).toBe(true)
  expect(readdirSync(folder).sort()).toEqual(['link', 'outside.txt', 'site', 'target'])
  const file = join(site, 'pages.json')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('The story', 'Another story'))
  expect(await run('build', '--out', out)).toMatchObject({ code: 0 })
  expect(lstatSync(out).isSymbolicLink()).toBe(true)
  expect(readFileSync(join(target, 'page-1.html'), 'utf8')).toContain('Another story')
}, 30_000)

test('pages know a photograph that was taken upright as its copies are', async () => {
  const data = JSON.parse(readFileSync(join(target, 'page-1.json'), 'utf8'))
  expect(data.assets['/images/drawing.jpg']).toMatchObject({ width: 1000, height: 1600 })
  const [copy = ''] = built().filter((name) => /-1000\.webp$/.test(name))
  expect(await sharp(join(target, copy)).metadata()).toMatchObject({ width: 1000, height: 1600 })
})

test('check and build refuse the same picture in the same words, at its line', async () => {
  const whole = readFileSync(picture)
  writeFileSync(picture, whole.subarray(0, whole.length / 2))
  const [checked, again] = [await run('check'), await run('build', '--out', out)]
  writeFileSync(picture, whole)
  for (const { code, words } of [checked, again]) {
    expect(code).toBe(1)
    expect(words).toMatch(/pages\.json:\d+:\d+ [\s\S]*"\/images\/drawing\.jpg" is damaged/)
    expect(words.match(/is damaged/g)).toHaveLength(1)
  }
}, 30_000)

test.each([
  ['the site itself', () => site],
  ['its public folder', () => join(site, 'public/dist')],
  ['the home folder', () => folder],
  ['the root of the disk', () => '/'],
])('%s is not built into', async (_, place) => {
  const { code, words } = await run('build', '--out', place())
  expect([code, words]).toEqual([2, expect.stringContaining('Name another folder with --out')])
})

describe('a public folder that is a link', () => {
  const outside = join(folder, 'outside')
  const sentence = 'public is a symbolic link to another place. It is not followed'

  beforeAll(() => {
    renameSync(join(site, 'public'), outside)
    symlinkSync('../outside', join(site, 'public'))
  })

  test.each([['check'], ['build', '--out', out], ['generate']])('is refused by %s', async (command, ...options) => {
    const { code, words } = await run(command, ...options)
    expect([code, words]).toEqual([2, expect.stringContaining(sentence)])
    expect(words).not.toMatch(/\n +at /)
  })

  test('is refused by the preview and its editor, which hand out, write and delete nothing in it', async () => {
    const checker = new SiteChecker(root, site)
    const words = await readWords(root, site)
    const files = new FolderFiles({ site, folder: join(folder, 'journal'), checker })
    const before = readdirSync(outside, { recursive: true }).sort()
    const preview = await createPreview(root, site, openFormService(site, words))
    const address = await listen(preview.http, 0)
    for (const path of ['/', '/page-1', '/__editor']) {
      const [answer] = (await once(get(address + path), 'response')) as [IncomingMessage]
      expect([answer.statusCode, await text(answer)]).toEqual([500, expect.stringContaining(sentence)])
    }
    expect(await (await fetch(`${address}/.well-known/security.txt`)).text()).not.toContain('for everybody')
    await preview.stop()
    for (const act of [
      () => files.write('/images/new.svg', new Uint8Array()),
      () => files.take({ address: '/images/drawing.jpg', kept: 'a.jpg' }),
      () => files.bytes('/images/drawing.jpg'),
    ])
      await expect(act()).rejects.toThrow(sentence)
    expect(readdirSync(outside, { recursive: true }).sort()).toEqual(before)
  }, 60_000)
})

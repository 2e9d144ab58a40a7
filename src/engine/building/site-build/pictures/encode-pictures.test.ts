import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readAssets } from '../../../content/file-inspection/asset-of'
import { listPublicFiles } from '../../../folders/site-folder/public-files'
import { findAssets } from '../../../pages/page-data/assets'
import { writePictures } from './encode-pictures'
import { pictureHash } from './picture-hash'
import { findReplacedFiles, findShownPictures, findWholeFiles } from './shown-pictures'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(folder, 'public'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const draw = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

const save = (name: string, content: Buffer) => writeFileSync(join(folder, 'public', name), content)

/** Writes the copies of the pictures that the page "/work" shows. Returns how many had to be encoded. */
async function write(addresses: string[]): Promise<number> {
  const files = await listPublicFiles(folder)
  const pages = [{ path: '/work', assets: findAssets(addresses, readAssets(files, pictureHash)) }]
  rmSync(join(folder, 'out'), { recursive: true, force: true })
  return writePictures({
    pictures: findShownPictures(pages),
    folder,
    cache: join(folder, 'cache'),
    async place(name, path) {
      mkdirSync(join(folder, 'out/assets'), { recursive: true })
      copyFileSync(path, join(folder, 'out/assets', name))
    },
  })
}

const written = () => readdirSync(join(folder, 'out/assets')).sort()

test('a picture is encoded in both formats at every width, in its own proportions', async () => {
  save('still.png', await draw(500, 250, '#ff5a5f').png().toBuffer())
  expect(await write(['/still.png'])).toBe(1)
  expect(written().map((name) => name.replace(/^[0-9a-f]{12}-/, ''))).toEqual([
    '320.avif',
    '320.webp',
    '500.avif',
    '500.webp',
  ])
  for (const name of written()) {
    const [, width, format] = name.match(/-(\d+)\.(\w+)$/) ?? []
    const read = await sharp(join(folder, 'out/assets', name)).metadata()
    expect(read).toMatchObject({
      width: Number(width),
      height: Number(width) / 2,
      format: format === 'avif' ? 'heif' : 'webp',
    })
  }
})

test('a second build encodes nothing, and a change only what has changed', async () => {
  save('one.png', await draw(64, 40, '#ff5a5f').png().toBuffer())
  save('two.jpg', await draw(64, 40, '#0f8b7f').jpeg().toBuffer())
  expect(await write(['/one.png', '/two.jpg'])).toBe(2)
  const before = written()
  expect(await write(['/one.png', '/two.jpg'])).toBe(0)
  expect(written()).toEqual(before)
  save('one.png', await draw(64, 40, '#5b2a86').png().toBuffer())
  expect(await write(['/one.png', '/two.jpg'])).toBe(1)
  expect(written().filter((name) => before.includes(name))).toHaveLength(2)
})

test('the cache has complete files only', async () => {
  save('one.png', await draw(64, 40, '#ff5a5f').png().toBuffer())
  await write(['/one.png'])
  expect(readdirSync(join(folder, 'cache')).sort()).toEqual(written())
})

test('a link in the cache is not published', async () => {
  save('one.png', await draw(64, 40, '#ff5a5f').png().toBuffer())
  await write(['/one.png'])
  const [copy = ''] = written()
  writeFileSync(join(folder, 'secret'), 'secret')
  rmSync(join(folder, 'cache', copy))
  symlinkSync(join(folder, 'secret'), join(folder, 'cache', copy))
  expect(await write(['/one.png'])).toBe(1)
  expect(readFileSync(join(folder, 'out/assets', copy), 'latin1')).not.toBe('secret')
})

test('a photograph is rotated as its metadata say', async () => {
  save('upright.jpg', await draw(60, 30, '#ff5a5f').withMetadata({ orientation: 6 }).jpeg().toBuffer())
  await write(['/upright.jpg'])
  const [name = ''] = written()
  expect(name).toMatch(/-30\.avif$/)
  expect(await sharp(join(folder, 'out/assets', name)).metadata()).toMatchObject({ width: 30, height: 60 })
})

test('a picture is cut around the point of its place, and whole where another place shows it', async () => {
  const right = await draw(30, 30, '#0f8b7f').png().toBuffer()
  const composed = draw(90, 30, '#ff5a5f').composite([{ input: right, left: 60, top: 0 }])
  save('wide.png', await composed.png().toBuffer())
  expect(await write(['/wide.png#cut=10x10@90,50', '/wide.png'])).toBe(2)
  expect(written().map((name) => name.replace(/^[0-9a-f]{12}-/, ''))).toEqual(
    expect.arrayContaining(['30.avif', '30.webp', '90.avif', '90.webp']),
  )
  const cut = written().find((name) => name.endsWith('-30.webp')) ?? ''
  const { channels, isOpaque } = await sharp(join(folder, 'out/assets', cut)).stats()
  expect([isOpaque, channels.map(({ mean }) => Math.round(mean / 16))]).toEqual([true, [1, 9, 8]])
})

test('a picture that is damaged after its inspection is named with its page', async () => {
  const picture = { address: '/half.png', hash: 'ab', width: 9, page: '/work' }
  save('half.png', (await draw(300, 300, '#ff5a5f').png().toBuffer()).subarray(0, 200))
  const job = { pictures: [picture], folder, cache: join(folder, 'cache'), place: async () => undefined }
  await expect(writePictures(job)).rejects.toMatchObject({
    name: 'Failure',
    message: expect.stringMatching(/^The picture "\/half\.png" of page "\/work" cannot be read: .*Save it again/),
  })
})

test('a file with copies is left out, unless it is served itself', () => {
  const asset = { bytes: 1, width: 9, height: 9, hash: 'ab' }
  const pages = [
    {
      assets: {
        '/still.png#cut=4x3@50,50': asset,
        '/still.png': asset,
        '/in-text.png': asset,
        '/social.png': asset,
        '/print.png': asset,
        '/fox.svg': { bytes: 1 },
      },
    },
  ]
  const found = [
    { format: 'image', value: '/still.png', pointer: '/pages/0/blocks/0/image/src' },
    { format: 'html', value: '<p>Look: <img src="/in-text.png" alt="A fox"></p>', pointer: '/pages/0/blocks/1/html' },
    { format: 'image', value: '/social.png', pointer: '/pages/0/socialImage' },
    { format: 'file', value: '/print.png', pointer: '/pages/0/blocks/2/items/0/file' },
  ]
  expect(findReplacedFiles(pages, findWholeFiles(found))).toEqual(['/still.png'])
})

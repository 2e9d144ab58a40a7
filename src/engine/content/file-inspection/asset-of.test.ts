import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { pictureHash } from '../../building/site-build/pictures/picture-hash'
import { listPublicFiles } from '../../folders/site-folder/public-files'
import { readAssets } from './asset-of'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const draw = (background: string) => sharp({ create: { width: 2, height: 3, channels: 3, background } })
const png = await draw('#ff5a5f').png().toBuffer()
/** The chunk that says how often a png moves stands before its first picture. */
const moving = Buffer.concat([
  png.subarray(0, 33),
  Buffer.from('000000086163544c000000010000000081fc6e19', 'hex'),
  png.subarray(33),
])

const contents: Record<string, string | Buffer> = {
  '/sized.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="39.6" height="30.4" viewBox="0 0 4 3"></svg>',
  '/boxed.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"></svg>',
  '/dots.PNG': png,
  '/moving.gif': await draw('#ff5a5f').gif().toBuffer(),
  '/moving.png': moving,
  '/broken.svg': 'no picture',
  '/broken.png': 'no picture',
  '/guide.pdf': '12345',
  '/other.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
}
mkdirSync(join(folder, 'public'))
for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, 'public', name), content)
const assetOf = readAssets(await listPublicFiles(folder), pictureHash)

test.each([
  ['an svg with width and height, in whole pixels', '/sized.svg', { width: 40, height: 30 }],
  ['an svg with a viewBox only', '/boxed.svg', { width: 160, height: 90 }],
  ['a png, whatever the case of its ending', '/dots.PNG', { width: 2, height: 3, hash: expect.any(String) }],
  ['a gif, which is shown as it is', '/moving.gif', { width: 2, height: 3 }],
  ['a png that moves', '/moving.png', { width: 2, height: 3 }],
  ['a drawing that is none', '/broken.svg', {}],
  ['a picture of pixels that is none', '/broken.png', {}],
  ['a file that is no picture', '/guide.pdf', {}],
])('%s is described by its bytes and its size', (_, address, size) => {
  expect(assetOf(address)).toEqual({ bytes: contents[address]?.length, ...size })
})

test('a picture of pixels has a name for its copies, which changes with its content', async () => {
  writeFileSync(join(folder, 'public/same.png'), png)
  writeFileSync(join(folder, 'public/changed.png'), await draw('#0f8b7f').png().toBuffer())
  const addresses = ['/dots.PNG', '/same.png', '/changed.png']
  const find = readAssets(await listPublicFiles(folder), pictureHash)
  const [first, again, other] = addresses.map((address) => find(address)?.hash)
  expect(first).toMatch(/^[0-9a-f]{12}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a file that is not there is undefined', () => {
  expect(assetOf('/nowhere.svg')).toBeUndefined()
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createAssetFinder, refuseBroken, withoutCopies } from './assets'

const folder = mkdtempSync(join(tmpdir(), 'assets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A png of two by three pixels: signature and header are all that is measured. */
const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000002000000030802000000', 'hex')

const contents: Record<string, string | Buffer> = {
  '/sized.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="39.6" height="30.4" viewBox="0 0 4 3"></svg>',
  '/boxed.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"></svg>',
  '/dots.PNG': png,
  '/moving.gif': Buffer.from('474946383961020003008000000000000000000021', 'hex'),
  '/moving.png': Buffer.concat([png, Buffer.from('00000008acTL')]),
  '/broken.svg': 'no picture',
  '/broken.png': 'no picture',
  '/guide.pdf': '12345',
  '/other.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
}
mkdirSync(join(folder, 'public'))
for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, 'public', name), content)
const files = new Map(Object.entries(contents).map(([name, content]) => [name, { bytes: content.length }]))
const find = createAssetFinder(folder, files)

test.each([
  ['an svg with width and height, in whole pixels', '/sized.svg', { width: 40, height: 30 }],
  ['an svg with a viewBox only', '/boxed.svg', { width: 160, height: 90 }],
  ['a png, whatever the case of its ending', '/dots.PNG', { width: 2, height: 3, hash: expect.any(String) }],
  ['a gif, which is shown as it is', '/moving.gif', { width: 2, height: 3 }],
  ['a png that moves', '/moving.png', { width: 2, height: 3 }],
  ['a picture that cannot be measured', '/broken.svg', {}],
  ['a file that is no picture', '/guide.pdf', {}],
])('%s is described by its bytes and its size', (_, address, size) => {
  expect(find([address])).toEqual({ [address]: { bytes: contents[address]?.length, ...size } })
})

test('only the files that a page names are found, however deep they stand', () => {
  const blocks = [
    { type: 'a', image: { src: '/sized.svg' } },
    { items: [null, 7, { file: '/guide.pdf' }], path: '/about' },
  ]
  expect(Object.keys(find(blocks))).toEqual(['/sized.svg', '/guide.pdf'])
  expect(find([])).toEqual({})
})

test('a picture of pixels has a name for its copies, which changes with its content', () => {
  const [first, again, other] = ['/dots.PNG', '/same.png', '/changed.png'].map((address, at) => {
    writeFileSync(join(folder, 'public', address), at < 2 ? png : Buffer.concat([png, Buffer.from('more')]))
    return createAssetFinder(folder, new Map([[address, { bytes: 1 }]]))([address])[address]?.hash
  })
  expect(first).toMatch(/^[0-9a-f]{12}$/)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('what is asked for as it is has no copies', () => {
  expect(withoutCopies(find(['/dots.PNG']))).toEqual({ '/dots.PNG': { bytes: png.length, width: 2, height: 3 } })
})

test('a file that is named as a picture and is none stops the site, with its name and its page', () => {
  expect(() => refuseBroken(find(['/broken.svg', '/guide.pdf', '/dots.PNG']), '/about')).not.toThrow()
  expect(() => refuseBroken(find(['/broken.png']), '/about')).toThrow(
    'The picture "/broken.png" of page "/about" cannot be read: its file in public/ is damaged or of another kind than its name says. Save it anew as svg, png, jpg, webp or avif.',
  )
})

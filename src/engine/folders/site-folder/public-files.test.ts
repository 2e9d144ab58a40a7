import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listPublicFiles } from './public-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'public-files-'))
  mkdirSync(join(folder, 'public'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function save(name: string, content: string | Buffer): void {
  const path = join(folder, 'public', name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 }
const draw = (width = 90, height = 60) => sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
const half = (content: Buffer) => content.subarray(0, Math.floor(content.length * 0.6))

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${inner}</svg>`

/** A png that claims these sizes: small, however many pixels it would have. */
function pngOfSize(width: number, height: number): Buffer {
  const claimed = Buffer.from(png)
  claimed.writeUInt32BE(width, 16)
  claimed.writeUInt32BE(height, 20)
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29)
  return claimed
}

const [png, jpg, webp, avif, gif] = await Promise.all([
  draw().png().toBuffer(),
  draw().jpeg().toBuffer(),
  draw().webp().toBuffer(),
  draw().avif({ effort: 0 }).toBuffer(),
  draw().gif().toBuffer(),
])
const frames = await Promise.all([1, 2, 3, 4].map(() => draw().png().toBuffer()))
const moving = (format: 'gif' | 'webp') =>
  sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer()

const pixels = { width: 90, height: 60 }
/** A picture that does not move. */
const still = { pixels, digest: expect.any(String) }
const cutOff = { damage: { kind: 'cut-off' } }
const other = (found: string) => ({ damage: { kind: 'other', found } })
const malformed = { damage: { kind: 'malformed', line: expect.any(Number), reason: expect.any(String) } }
const animation = '{"fr":25,"ip":0,"op":9,"layers":[]}'

test.each<[name: string, content: string | Buffer, inspection: object]>([
  ['whole.png', png, still],
  ['whole.jpg', jpg, still],
  ['whole.webp', webp, still],
  ['whole.avif', avif, still],
  ['whole.gif', gif, { pixels }],
  ['whole.JPEG', jpg, still],
  ['png-called.jpg', png, still],
  ['moving.gif', await moving('gif'), { pixels }],
  ['moving.webp', await moving('webp'), { pixels, isLoop: true, seconds: 0.4 }],
  ['half.png', half(png), cutOff],
  ['half.jpg', half(jpg), cutOff],
  ['half.webp', half(webp), cutOff],
  ['half.avif', half(avif), cutOff],
  ['half.gif', half(gif), cutOff],
  ['half-moving.webp', half(await moving('webp')), cutOff],
  ['nearly.jpg', jpg.subarray(0, -20), cutOff],
  ['head.png', png.subarray(0, 40), cutOff],
  ['empty.png', '', { damage: { kind: 'empty' } }],
  ['empty.pdf', '', { damage: { kind: 'empty' } }],
  ['page.png', '<!doctype html><title>Not found</title>', other('a web page')],
  ['drawing.png', svg('<g/>'), other('a drawing (svg)')],
  ['photo.jpg', Buffer.from('00000018667479706865696300000000', 'hex'), other('a HEIC photograph')],
  ['words.webp', 'no picture', other('something else')],
  ['bomb.png', pngOfSize(30_000, 30_000), { damage: { kind: 'too-many-pixels', width: 30_000, height: 30_000 } }],
  ['tower.png', await draw(40, 17_000).png().toBuffer(), { damage: { kind: 'too-tall', width: 40, height: 17_000 } }],
  ['whole.svg', svg('<g/>'), { size: { width: 4, height: 3 } }],
  ['open.svg', svg('<g>'), malformed],
  ['half.svg', svg('<g id="a"/>').slice(0, -10), malformed],
  ['page.svg', '<html></html>', other('a web page')],
  ['photo.svg', png, other('png')],
  ['packed.svg', Buffer.from('1f8b0800', 'hex'), other('packed data (gzip)')],
  ['whole.json', animation, { isAnimation: true }],
  ['half.json', half(Buffer.from(animation)), { isAnimation: false, ...cutOff }],
  ['film.json', '{"nodes":[["M0 0"]],"drawings":[[80,0],[120,0]]}', { isAnimation: false, isLoop: true, seconds: 0.2 }],
  ['one-drawing.json', '{"nodes":[["M0 0"]],"drawings":[[80,0]]}', { isAnimation: false }],
  ['notes.json', '{"layers":3}', { isAnimation: false }],
  ['deep.json', '['.repeat(5_000_000), { isAnimation: false }],
  ['guide.pdf', '%PDF-1.7\n…\n%%EOF\n', {}],
  ['half.pdf', '%PDF-1.7\n…', cutOff],
  ['page.pdf', '<html>', other('a web page')],
  ['half.docx', Buffer.from('504b030414000000', 'hex'), cutOff],
  ['half.woff2', Buffer.from('774f46320001000000009999', 'hex'), cutOff],
  ['notes.txt', 'words', {}],
])('%s is known by what is in it', async (name, content, inspection) => {
  save(name, content)
  const { bytes, ...found } = (await listPublicFiles(folder)).get(`/${name}`) ?? {}
  expect(bytes).toBe(Buffer.from(content).length)
  if (inspection && 'damage' in inspection) expect(found).toMatchObject(inspection)
  else expect(found).toEqual(inspection)
})

test('a file of two gigabytes is not read, and one of many pixels takes no memory', async () => {
  save('film.png', png)
  save('film.svg', svg(''))
  for (const name of ['film.png', 'film.svg']) truncateSync(join(folder, 'public', name), 2 ** 31 + 1)
  save('bomb.png', pngOfSize(60_000, 60_000))
  const before = process.memoryUsage.rss()
  const files = await listPublicFiles(folder)
  expect([...files].map(([name, { damage }]) => [name, damage?.kind]).sort()).toEqual([
    ['/bomb.png', 'too-many-pixels'],
    ['/film.png', 'too-heavy'],
    ['/film.svg', 'too-heavy'],
  ])
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000)
})

test('a file is inspected again when it has changed', async () => {
  const inspect = async () => (await listPublicFiles(folder)).get('/fox.png')
  save('fox.png', half(png))
  expect(await inspect()).toMatchObject(cutOff)
  save('fox.png', png)
  expect(await inspect()).toMatchObject({ bytes: png.length, pixels })
  expect(await inspect()).toMatchObject({ bytes: png.length, pixels })
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that a camera held upright is upright', async (format) => {
  const turned = await draw().withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
  save(`turned.${format}`, turned)
  const seen = await sharp(turned).autoOrient().toBuffer({ resolveWithObject: true })
  const { width, height } = seen.info
  expect((await listPublicFiles(folder)).get(`/turned.${format}`)?.pixels).toEqual({ width, height })
})

test.each(['nowhere', '.'])('a public folder that is a link to "%s" is refused', async (target) => {
  rmSync(join(folder, 'public'), { recursive: true, force: true })
  symlinkSync(target, join(folder, 'public'))
  await expect(listPublicFiles(folder)).rejects.toThrow(
    /public is a symbolic link .* put the folder itself in its place\.$/,
  )
})

test('hidden files, links and what is no file are left out, and never opened', async () => {
  const hidden = [
    '.env',
    '.htaccess',
    'images/.DS_Store',
    'images/Thumbs.db',
    'desktop.ini',
    'notes.txt~',
    'fox.svg.swp',
    '.git/config',
    '.git/objects/ab',
    'a/.well-known/b',
    '.well-known/.secret',
  ]
  for (const name of hidden) save(name, 'secret')
  for (const name of ['.well-known/security.txt', 'a~b.txt', 'dot.in.name.txt']) save(name, 'public')
  writeFileSync(join(folder, 'outside.txt'), 'secret')
  mkdirSync(join(folder, 'elsewhere'))
  writeFileSync(join(folder, 'elsewhere/inside.txt'), 'secret')
  symlinkSync('../outside.txt', join(folder, 'public/link.txt'))
  symlinkSync('../elsewhere', join(folder, 'public/linked'))
  symlinkSync('nowhere', join(folder, 'public/dangling.png'))
  const hasPipe = spawnSync('mkfifo', [join(folder, 'public/pipe.png')]).status === 0

  const files = await listPublicFiles(folder)
  expect([...files.keys()].sort()).toEqual(['/.well-known/security.txt', '/a~b.txt', '/dot.in.name.txt'])
  const names = [...hidden.filter((name) => !/\/(config|ab|b)$/.test(name)), '.git', 'a/.well-known']
  expect(Object.fromEntries(files.leftOut ?? [])).toEqual({
    ...Object.fromEntries(names.map((name) => [`/${name}`, 'hidden'])),
    '/link.txt': 'link',
    '/linked': 'link',
    '/dangling.png': 'dangling',
    ...(hasPipe && { '/pipe.png': 'special' }),
  })
})

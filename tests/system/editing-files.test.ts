import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { listen, openServer } from '../../src/engine/building/static-server/http-server'
import { SiteChecker } from '../../src/engine/commands/check-command/site-checker'
import { listUses } from '../../src/engine/content/references/list-uses'
import { readOpenSite } from '../../src/engine/content/references/open-site'
import type { EditedSite } from '../../src/engine/editing/edited-site/edited-site'
import { type Added, type FileKind, type NewFile, uploadHeader } from '../../src/engine/editing/edited-site/file-store'
import { createEditing, maxBodyAt } from '../../src/engine/editing/folder-editor/commands'
import { editFolder } from '../../src/engine/editing/folder-editor/edit-folder'

/** The files of public/ in the editor, on real bytes: what is taken, what is refused, what an undo brings back. */
const root = join(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'editing-files-'))
const site = join(scratch, 'site')
const file = join(site, 'pages.json')
const images = join(site, 'public/images')
let checker: SiteChecker
let store: EditedSite

beforeEach(() => {
  rmSync(site, { recursive: true, force: true })
  cpSync(join(root, 'tests/second-studio'), site, { recursive: true })
  checker = new SiteChecker(root, site)
  store = openStore()
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const openStore = () => editFolder({ site, folder: join(site, '.editor'), checker })
const read = () => readFileSync(file, 'utf8')
const published = () => readdirSync(join(site, 'public'), { recursive: true, encoding: 'utf8' }).sort()

const asFile = (name: string, bytes: Uint8Array | string, kind: FileKind = 'image'): NewFile => ({
  name,
  bytes: new Uint8Array(Buffer.from(bytes)),
  kind,
})

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#276' }, limitInputPixels: false })

/** A photograph as a telephone makes it: it lies on its side, and says so and where it was taken. */
const photograph = () =>
  plain(3000, 1000)
    .composite([{ input: { create: { width: 1500, height: 1000, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

async function add(given: NewFile): Promise<Extract<Added, { kind: 'added' | 'there' }>> {
  const added = await store.files.add(given)
  if (added.kind === 'problem') throw new Error(added.problem)
  return added
}

const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`

describe('a picture that is added', () => {
  test('is turned upright, made smaller, freed of its place, and named so that everybody can read it', async () => {
    const bytes = await photograph()
    expect(bytes.includes('Somebody')).toBe(true)
    const added = await add(asFile('Küche & Straße (3).JPEG', bytes))
    expect(added).toMatchObject({ address: '/images/kueche-strasse-3.jpg', pixels: { width: 800, height: 2400 } })
    const wide = await add(asFile('wide.png', await plain(4000, 400).png().toBuffer()))
    expect(wide).toMatchObject({ address: '/images/wide.png', pixels: { width: 2400, height: 240 } })
    const path = join(site, 'public', added.address)
    const { exif, xmp, orientation, width } = await sharp(path).metadata()
    expect({ exif, xmp, orientation, width }).toEqual({ width: 800 })
    expect(readFileSync(path).includes('Somebody')).toBe(false)
    // What was at the left is at the top.
    const [red = 0, green = 0] = await sharp(path)
      .extract({ left: 500, top: 100, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(200)
    expect(green).toBeLessThan(60)
  })

  test('comes into the folder of the one that it takes the place of, under a name of its own', async () => {
    mkdirSync(join(images, 'tonnen'))
    writeFileSync(join(images, 'tonnen/fass.png'), await plain(20, 20).png().toBuffer())
    const given = asFile('Fass.png', await plain(30, 30).png().toBuffer())
    expect(await add({ ...given, sameFolderAs: '/images/tonnen/fass.png' })).toMatchObject({
      address: '/images/tonnen/fass-2.png',
    })
  })

  test('is found again by what it holds, under whatever name it comes', async () => {
    const bytes = await photograph()
    const { address } = await add(asFile('one.jpg', bytes))
    const before = published()
    expect(await add(asFile('two.jpg', bytes))).toEqual({ kind: 'there', address })
    expect(await add(asFile('three.svg', readFileSync(join(images, 'krug.svg'))))).toEqual({
      kind: 'there',
      address: '/images/krug.svg',
    })
    expect(published()).toEqual(before)
  })

  test('is known to the check at once, and to the list with where it is used', async () => {
    const { address } = await add(asFile('neu.png', await plain(40, 40).png().toBuffer()))
    writeFileSync(file, read().replace('"/images/krug.svg"', JSON.stringify(address)))
    expect(await checker.errors(read())).toHaveProperty('content')
    const listed = await store.files.list()
    const found = 'files' in listed ? listed.files.find((one) => one.address === address) : undefined
    expect(found).toMatchObject({ kind: 'image', uses: { count: 1, pages: ['/'] } })
    expect(found?.alts).toEqual([JSON.parse(read()).pages[0].blocks[0].image.alt])
  })
})

const gif = async () => {
  const frames = await Promise.all(['#f00', '#00f'].map((background) => plain(8, 8).tint(background).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
}
const heic = () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(400)])
const zip = () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400)])

describe('nothing is written, and a sentence says why, of', () => {
  test.each<[what: string, words: RegExp, name: string, make: () => Promise<Uint8Array> | Uint8Array | string]>([
    ['60 MB', /too large.*50 MB/, 'film.jpg', () => Buffer.alloc(60_000_000)],
    ['a document with the name of a picture', /holds a packed folder/, 'brief.jpg', zip],
    ['a document', /not a picture/, 'brief.docx', zip],
    ['half a photograph', /damaged/, 'half.jpg', async () => (await photograph()).subarray(0, 4000)],
    ['an empty file', /empty file/, 'nothing.png', () => ''],
    ['20,000 by 20,000 pixels', /20,000 × 20,000 pixels/, 'wall.png', () => plain(20_000, 20_000).png().toBuffer()],
    ['a gif that moves', /moving picture/, 'wave.gif', gif],
    ['a photograph of an iPhone', /HEIC.*\.jpg/, 'IMG_1.HEIC', heic],
    ['a drawing with a program', /<script>/, 'a.svg', () => drawing('<script>alert(1)</script>')],
    ['a drawing that acts', /onload/, 'a.svg', () => drawing('<g onload="alert(1)"/>')],
    [
      'a drawing that loads by a choice',
      /image-set/,
      'a.svg',
      () => drawing('<g style="mask:-webkit-image-set(\'//a\')"/>'),
    ],
    [
      'a drawing that acts by rule',
      /<!ATTLIST/,
      'a.svg',
      () => `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "1">]>${drawing('')}`,
    ],
    [
      'a drawing of another encoding',
      /UTF-8/,
      'a.svg',
      () => Buffer.from(drawing('<title>K\xfcche</title>'), 'latin1'),
    ],
    ['a drawing with a mistake', /mistake in its line/, 'a.svg', () => drawing('<g>')],
  ])('%s', async (_, words, name, make) => {
    const before = published()
    const answer = await store.files.add(asFile(name, await make()))
    expect(answer).toMatchObject({ kind: 'problem', problem: expect.stringMatching(words) })
    expect(answer.kind === 'problem' && answer.problem).toMatch(/^".*\.$/)
    expect(published()).toEqual(before)
  })

  test.each<[FileKind, string, string, RegExp]>([
    ['animation', 'data.json', '{"a":1}', /not a Lottie animation/],
    ['animation', 'half.json', '{"layers":[', /damaged/],
    ['file', 'page.html', '<p>', /cannot be a file for visitors/],
    ['file', 'half.pdf', '%PDF-1.7 and no end', /damaged/],
    ['file', 'none.pdf', 'words', /not what its name says/],
  ])('what is no %s: %s', async (kind, name, text, words) => {
    const before = published()
    expect(await store.files.add(asFile(name, text, kind))).toMatchObject({ problem: expect.stringMatching(words) })
    expect(published()).toEqual(before)
  })
})

test('a drawing, a document and an animation are taken as they are', async () => {
  const links =
    '<defs><path id="a" d="M0 0h9"/></defs><use xlink:href="#a" fill="url(#b)"/><a href="https://a.example"/>'
  expect(await add(asFile('A B.svg', drawing(links)))).toMatchObject({ address: '/images/a-b.svg' })
  expect(readFileSync(join(images, 'a-b.svg'), 'utf8')).toBe(drawing(links))
  for (const name of ['illustrator-entities.svg', 'encoding-utf-16.svg'])
    expect(await add(asFile(name, readFileSync(join(root, 'tests/drawings', name))))).toMatchObject({
      address: `/images/${name}`,
    })
  expect(await add(asFile('Con.svg', drawing('<g/>')))).toMatchObject({ address: '/images/con-picture.svg' })
  expect(await add(asFile('Liste.PDF', '%PDF-1.7\n%%EOF', 'file'))).toMatchObject({
    address: expect.stringMatching(/\/liste\.pdf$/),
  })
  const animation = '{"layers":[],"fr":25,"ip":0,"op":50}'
  expect(await add(asFile('Dank.json', animation, 'animation'))).toMatchObject({ address: '/animations/dank.json' })
})

/** How many places `npm run uses` names. */
async function countUses(address: string): Promise<number> {
  checker.forgetFiles()
  const { files, schemas, validate } = await checker.tools()
  return listUses(readOpenSite(read(), files, schemas, validate), address).split('\n').length - 1
}

describe('a file that is replaced everywhere', () => {
  test('is named nowhere any more, in one step that undo takes back byte for byte', async () => {
    // A rich text names it twice, and so do fields of pages.
    const start = read().replace(
      '<p>Vier Abende',
      "<p><a href='/images/krug.svg'>Eins</a> <a href='/images/krug.svg'>Zwei</a> Vier Abende",
    )
    writeFileSync(file, start)
    const [old, other] = [await countUses('/images/krug.svg'), await countUses('/images/vase.svg')]
    expect(old).toBeGreaterThan(4)
    const answer = await store.files.replaceEverywhere('/images/krug.svg', '/images/vase.svg', { page: '/' })
    expect(answer).toMatchObject({ kind: 'done', label: 'krug.svg replaced by vase.svg' })
    expect(await countUses('/images/krug.svg')).toBe(0)
    expect(await countUses('/images/vase.svg')).toBe(old + other)
    expect(read()).toBe(start.replaceAll('/images/krug.svg', '/images/vase.svg'))
    await store.undo()
    expect(read()).toBe(start)
  })
})

test('where a rich text writes the address in another form, nothing is replaced and nothing is deleted', async () => {
  writeFileSync(join(images, 'a&b.svg'), drawing(''))
  writeFileSync(file, read().replace('<p>Vier Abende', "<p><a href='/images/a&amp;b.svg'>Eins</a> Vier Abende"))
  const start = read()
  expect(await store.files.replaceEverywhere('/images/a&b.svg', '/images/vase.svg', { page: '/' })).toMatchObject({
    kind: 'problem',
    problem: expect.stringMatching(/line \d+ has an address with characters written as/),
  })
  expect(await store.files.remove('/images/a&b.svg', '/')).toMatchObject({ kind: 'problem' })
  expect(read()).toBe(start)
  expect(existsSync(join(images, 'a&b.svg'))).toBe(true)
})

describe('a file that is deleted', () => {
  const spare = '/images/spare.png'
  const path = () => join(images, 'spare.png')
  const bytes = () => readFileSync(path(), 'base64')
  beforeEach(async () => writeFileSync(path(), await plain(20, 20).png().toBuffer()))

  test('comes back by undo, goes again by redo, and is known after a restart', async () => {
    const before = bytes()
    expect(await store.files.remove(spare, '/')).toMatchObject({ kind: 'done', label: 'spare.png deleted' })
    expect(existsSync(path())).toBe(false)
    store = openStore()
    expect(await store.overview()).toMatchObject({ undo: { label: 'spare.png deleted' } })
    expect(await store.undo()).toMatchObject({ kind: 'done' })
    expect(bytes()).toBe(before)
    expect(await store.redo()).toMatchObject({ kind: 'done' })
    expect(existsSync(path())).toBe(false)
    expect(await store.undo()).toMatchObject({ kind: 'done' })
    expect(bytes()).toBe(before)
  })

  test('stays while anything uses it, with the places; also when a redo would delete it', async () => {
    expect(await store.files.remove('/images/krug.svg', '/')).toMatchObject({
      kind: 'problem',
      problem: expect.stringMatching(/is used in \d places, so it stays: page "\//),
    })
    await store.files.remove(spare, '/')
    await store.undo()
    writeFileSync(file, read().replace('"/images/krug.svg"', JSON.stringify(spare)))
    expect(await store.redo()).toMatchObject({
      kind: 'problem',
      problem: expect.stringContaining('is used in 1 place,'),
    })
    expect(existsSync(path())).toBe(true)
  })

  test('is there after an undo when the server was killed before the file was moved', async () => {
    const before = bytes()
    await store.files.remove(spare, '/')
    const [kept = ''] = readdirSync(join(site, '.editor/files'))
    renameSync(join(site, '.editor/files', kept), path())
    store = openStore()
    expect(await store.undo()).toMatchObject({ kind: 'done' })
    expect(bytes()).toBe(before)
  })

  test('stays where new pages and browsers ask for it by its name', async () => {
    writeFileSync(join(site, 'public/robots.txt'), 'User-agent: *')
    for (const [address, words] of [
      ['/images/placeholder.svg', 'begin with it'],
      ['/robots.txt', 'by this name'],
    ] as const) {
      expect(await store.files.remove(address, '/')).toMatchObject({ problem: expect.stringContaining(words) })
      expect(existsSync(join(site, 'public', address))).toBe(true)
    }
  })

  test('leaves a file alone that has its name by now, and the undo before it can be reached', async () => {
    await store.files.remove(spare, '/')
    writeFileSync(path(), 'another')
    const answer = await store.undo()
    expect(answer).toMatchObject({ kind: 'conflict', isGone: true, problem: expect.stringContaining('another file') })
    expect(readFileSync(path(), 'utf8')).toBe('another')
  })
})

describe('an address that leads elsewhere', () => {
  test.each([
    '/../pages.json',
    '/images/../../pages.json',
    '/images/krug.svg\0',
    '..',
    '',
    '/.hidden.svg',
    '/link/secret.svg',
  ])('%j is no file to delete, and none to put a file next to', async (address) => {
    mkdirSync(join(scratch, 'outside'), { recursive: true })
    writeFileSync(join(scratch, 'outside/secret.svg'), drawing(''))
    writeFileSync(join(site, 'public/.hidden.svg'), drawing(''))
    symlinkSync(join(scratch, 'outside'), join(site, 'public/link'))
    expect(await store.files.remove(address, '/')).toMatchObject({ kind: 'problem' })
    const added = await add({ ...asFile('../../x.svg', drawing('<g/>')), sameFolderAs: address })
    expect(added.address).toBe('/images/x.svg')
    expect(existsSync(file)).toBe(true)
    expect(readdirSync(join(scratch, 'outside'))).toEqual(['secret.svg'])
  })

  test('is not written to when the folder of pictures is a link to another one', async () => {
    rmSync(join(site, 'public'), { recursive: true })
    mkdirSync(join(site, 'public'))
    mkdirSync(join(scratch, 'other'), { recursive: true })
    symlinkSync(join(scratch, 'other'), images)
    expect(await store.files.add(asFile('x.svg', drawing('')))).toMatchObject({
      kind: 'problem',
      problem: expect.stringContaining('public folder'),
    })
    expect(readdirSync(join(scratch, 'other'))).toEqual([])
  })
})

describe('a file that is sent', () => {
  interface Sending {
    path?: string
    headers?: Record<string, string | number>
    body?: Uint8Array
  }

  async function send({ path = '/__edit/files/add', headers = {}, body }: Sending) {
    const token = 'a'.repeat(32)
    const edit = createEditing(token, store)
    const server = openServer((asked, response, target) => edit(target.path, asked, response), {
      isForOwnPages: true,
      maxBodyAt,
    })
    const { port, origin } = new URL(await listen(server, 0))
    const head = encodeURIComponent(JSON.stringify({ name: 'Öl.svg', kind: 'image' }))
    const own = { origin, 'content-type': 'application/octet-stream', 'x-editor-token': token, [uploadHeader]: head }
    const sent = request({ port, path, method: 'POST', agent: false, headers: { ...own, ...headers } })
    const answer = await new Promise<{ status?: number; text: string }>((resolve, reject) => {
      sent.on('error', reject)
      sent.on('response', async (response) => {
        let text = ''
        for await (const part of response) text += part
        resolve({ status: response.statusCode, text })
      })
      sent.end(body)
    })
    server.closeAllConnections()
    server.close()
    return answer
  }

  test('is written when the editor sends it', async () => {
    const answer = await send({ body: Buffer.from(drawing('')) })
    expect(JSON.parse(answer.text)).toMatchObject({ kind: 'added', address: '/images/oel.svg' })
  })

  test.each<[what: string, status: number, sending: Sending]>([
    ['without the token', 403, { headers: { 'x-editor-token': '' } }],
    ['by another site', 403, { headers: { origin: 'https://elsewhere.example' } }],
    ['as a form', 415, { headers: { 'content-type': 'multipart/form-data; boundary=x' } }],
    ['without a name', 400, { headers: { [uploadHeader]: '%7B' } }],
    ['with more bytes than are taken', 413, { headers: { 'content-length': 60_000_000 }, body: new Uint8Array(0) }],
    [
      'with more bytes than it says',
      413,
      { headers: { 'transfer-encoding': 'chunked' }, body: new Uint8Array(51_000_000) },
    ],
  ])('%s is refused with %i, and nothing is written', async (_, status, sending) => {
    const before = published()
    expect((await send({ body: Buffer.from(drawing('')), ...sending })).status).toBe(status)
    expect(published()).toEqual(before)
  })
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openOutput } from './output'
import { placePublicFiles } from './place-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'place-files-'))
  mkdirSync(join(folder, 'public/{key}'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const inPublic = (file: string) => join(folder, 'public', file)
const inSite = (file: string) => readFileSync(join(folder, 'dist', file))

async function build(files: string[]): Promise<string[]> {
  const output = await openOutput(join(folder, 'dist'), join(folder, 'cache'), () => undefined)
  try {
    const cleared = await placePublicFiles(output, {
      folder: join(folder, 'public'),
      addresses: files.map((file) => `/${file}`),
      ...{ replaced: new Set<string>(), paths: [] },
      nameOf: (file) => file.replace('{key}', 'kept'),
    })
    await output.publish([])
    return cleared
  } finally {
    await output.close()
  }
}

test('a picture is published without what the camera noted, under any name, and named once', async () => {
  const draw = () => sharp({ create: { width: 9, height: 6, channels: 3, background: '#ff5a5f' } })
  const photograph = await draw()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Ada Fox' } })
    .jpeg()
    .toBuffer()
  const plain = await draw().png().toBuffer()
  for (const file of ['fox.jpg', '{key}/fox.bin']) writeFileSync(inPublic(file), photograph)
  writeFileSync(inPublic('plain.png'), plain)
  writeFileSync(inPublic('note.txt'), 'Ada Fox')
  const files = ['fox.jpg', '{key}/fox.bin', 'plain.png', 'note.txt']

  expect(await build(files)).toEqual(['/fox.jpg', '/{key}/fox.bin'])
  for (const file of ['fox.jpg', 'kept/fox.bin']) {
    expect(inSite(file).includes('Ada Fox')).toBe(false)
    expect((await sharp(inSite(file)).metadata()).autoOrient).toEqual({ width: 6, height: 9 })
  }
  expect(readFileSync(inPublic('fox.jpg'))).toEqual(photograph)
  expect(inSite('plain.png')).toEqual(plain)
  expect(inSite('note.txt').toString()).toBe('Ada Fox')

  expect(await build(files)).toEqual([])
  expect(inSite('fox.jpg').includes('Ada Fox')).toBe(false)
})

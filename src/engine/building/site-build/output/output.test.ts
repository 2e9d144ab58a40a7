import { spawnSync } from 'node:child_process'
import {
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
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openOutput } from './output'

let folder: string
let out: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'output-'))
  out = join(folder, 'dist')
  said = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Files = Record<string, string>

const open = () => openOutput(out, join(folder, 'cache'), (line) => said.push(line))

function writeAll(root: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
}

/** Builds a site of these files. A file's content is its key. */
async function build(files: Files) {
  const output = await open()
  try {
    for (const [file, content] of Object.entries(files)) {
      if (!output.keep(file, content)) writeFileSync(output.stage(file, content), content)
    }
    return await output.publish(Object.keys(files))
  } finally {
    await output.close()
  }
}

const shown = (): Files =>
  Object.fromEntries(
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== '.site-build.json')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(out.length + 1), readFileSync(path, 'utf8')]),
  )

const beside = () => readdirSync(folder).filter((name) => name !== 'cache')

const first = { 'index.html': 'home', 'about.html': 'about', 'images/fox.svg': 'fox', 'old/page.html': 'old' }
const second = { 'index.html': 'home', 'about.html': 'about, edited', 'images/fox.svg': 'fox', 'new/page.html': 'new' }

test('the next site replaces the last one: what is the same stays, the rest is written or removed', async () => {
  expect(await build(first)).toMatchObject({ written: 4, kept: 0, removed: 0 })
  expect(await build(second)).toMatchObject({ written: 2, kept: 2, removed: 1 })
  expect(shown()).toEqual(second)
  expect(existsSync(join(out, 'old'))).toBe(false)
  expect(beside()).toEqual(['dist'])
})

test('a build knows the pages of the last one', async () => {
  await build(first)
  const output = await open()
  expect(output.lastPages).toEqual(Object.keys(first))
  await output.close()
})

test('a build knows the size of every file, also of those that stay', async () => {
  await build(first)
  expect(Object.fromEntries((await build(second)).bytes)).toEqual({
    'index.html': 4,
    'about.html': 13,
    'images/fox.svg': 3,
    'new/page.html': 3,
  })
})

test('files are kept together or not at all', async () => {
  await build(first)
  const output = await open()
  writeFileSync(output.stage('about.html', 'new'), 'new')
  expect(output.keepAll(['index.html', 'old/page.html'], 'home')).toBe(false)
  expect(output.keepAll(['index.html'], 'home')).toBe(true)
  expect(await output.publish([])).toMatchObject({ written: 1, kept: 1, removed: 2 })
  await output.close()
})

test('the same files have the same id on every machine, and others have another', async () => {
  const markOf = async (key: string, content: string) => {
    const output = await open()
    if (!output.keep('a.html', key)) writeFileSync(output.stage('a.html', key, content), content)
    await output.publish(['/a'])
    await output.close()
    return readFileSync(join(out, '.site-build.json'), 'utf8')
  }
  const mark = await markOf('9 1700000000', 'the words')
  expect(await markOf('9 1800000000', 'the words')).toBe(mark)
  expect(await markOf('9 1900000000', 'new words')).not.toBe(mark)
})

test('nothing changes before a build publishes', async () => {
  await build(first)
  const output = await open()
  writeFileSync(output.stage('index.html', 'half'), 'half')
  expect(shown()).toEqual(first)
  await output.close()
  expect(shown()).toEqual(first)
  expect(beside()).toEqual(['dist'])
})

test('a removed file, and every file without its key, is written again', async () => {
  await build(first)
  rmSync(join(out, 'about.html'))
  expect(await build(first)).toMatchObject({ written: 1, kept: 3 })
  rmSync(join(folder, 'cache'), { recursive: true })
  writeFileSync(join(out, 'stray.html'), 'left by nobody')
  expect(await build(first)).toMatchObject({ written: 4, kept: 0, removed: 1 })
  expect(shown()).toEqual(first)
})

test('a file may become a folder, and a folder a file', async () => {
  await build({ a: 'file', 'b/c': 'file' })
  await build({ 'a/d': 'file', b: 'file' })
  expect(shown()).toEqual({ 'a/d': 'file', b: 'file' })
  await build({ a: 'file', 'b/c': 'file' })
  expect(shown()).toEqual({ a: 'file', 'b/c': 'file' })
})

describe('an interrupted publication', () => {
  /** Leaves everything as it is after `moved` files of the publication of `second` have taken their places. */
  async function cutOff(moved: number): Promise<void> {
    await build(first)
    const patch = `${out}.patch`
    const write = ['new/page.html', 'about.html']
    writeAll(join(patch, 'files'), { 'new/page.html': 'new', 'about.html': 'about, edited' })
    writeFileSync(join(patch, 'patch.json'), JSON.stringify({ write, remove: ['old/page.html'] }))
    for (const file of write.slice(0, moved)) {
      mkdirSync(dirname(join(out, file)), { recursive: true })
      renameSync(join(patch, 'files', file), join(out, file))
    }
  }

  test.each([0, 1, 2])('after %i files is finished by the next build', async (moved) => {
    await cutOff(moved)
    const output = await open()
    expect(shown()).toEqual(second)
    expect(existsSync(`${out}.patch`)).toBe(false)
    await output.close()
  })
})

describe('a folder', () => {
  test('that is empty may be built into', async () => {
    mkdirSync(out)
    await build(first)
    expect(shown()).toEqual(first)
  })

  test.each<[string, () => void]>([
    ['holds something else', () => writeAll(out, { 'thesis.txt': 'mine' })],
    ['is a file', () => writeFileSync(out, 'mine')],
  ])('that %s is left alone', async (_, prepare) => {
    prepare()
    await expect(open()).rejects.toMatchObject({
      name: 'Failure',
      message: `${out} holds something that no build has made, so it is left alone. Name another folder with --out, or empty this one.`,
    })
    expect(beside()).toEqual(['dist'])
  })
})

describe('a symbolic link', () => {
  const elsewhere = () => join(folder, 'elsewhere')
  const words = { 'index.html': 'mine', 'deep/page.html': 'mine' }
  beforeEach(() => writeAll(elsewhere(), words))
  afterEach(() => {
    for (const [file, content] of Object.entries(words))
      expect(readFileSync(join(elsewhere(), file), 'utf8')).toBe(content)
  })

  test.each<[what: string, link: string, target: string]>([
    ['in the place of a file', 'index.html', 'elsewhere/index.html'],
    ['in the place of a folder', 'deep', 'elsewhere'],
    ['that the site has no place for', 'stray', 'elsewhere'],
    ['that leads nowhere', 'index.html', 'nowhere'],
  ])('%s goes, and nothing is written or removed through it', async (_, link, target) => {
    const site = { 'index.html': 'home', 'deep/page.html': 'page', 'deep/old.html': 'old' }
    await build(site)
    rmSync(join(out, link), { recursive: true, force: true })
    symlinkSync(join(folder, target), join(out, link))
    const { 'deep/old.html': _old, ...next } = { ...site, 'deep/index.html': 'new' }
    await build(next)
    expect(shown()).toEqual(next)
    const entries = readdirSync(out, { recursive: true, withFileTypes: true })
    expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([])
  })

  test('that replaces a folder during an interruption is not followed', async () => {
    await build({ 'index.html': 'home', 'deep/page.html': 'page' })
    writeAll(join(`${out}.patch`, 'files'), { 'deep/index.html': 'new' })
    writeFileSync(
      join(`${out}.patch`, 'patch.json'),
      JSON.stringify({ write: ['deep/index.html'], remove: ['deep/page.html'] }),
    )
    rmSync(join(out, 'deep'), { recursive: true })
    symlinkSync(elsewhere(), join(out, 'deep'))
    await (await open()).close()
    expect(shown()).toEqual({ 'index.html': 'home', 'deep/index.html': 'new' })
    expect(existsSync(join(elsewhere(), 'deep/index.html'))).toBe(false)
  })
})

test('a second build waits until the first has ended', async () => {
  const one = await open()
  let isOpen = false
  const opening = open().then((output) => {
    isOpen = true
    return output
  })
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect([isOpen, said]).toEqual([false, [`Another build is writing into ${out}. Waiting for it …`]])
  await one.close()
  await (await opening).close()
})

test('the files and the lock of killed builds are removed; others stay', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  writeFileSync(`${out}.lock`, String(dead))
  writeAll(`${out}.building-${dead}`, { 'index.html': 'left behind' })
  writeAll(`${out}.building-plans`, { 'index.html': 'a person’s own' })
  writeAll(join(folder, `other.building-${dead}`), { 'index.html': 'of another site' })
  const output = await open()
  await output.close()
  expect(beside().sort()).toEqual(['dist.building-plans', `other.building-${dead}`].sort())
})

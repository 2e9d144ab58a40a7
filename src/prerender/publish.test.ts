import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claim, publish, refuseFewerPages, stagingOf } from './publish'

let folder: string
let out: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'))
  out = join(folder, 'dist')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Makes a folder with one file, index.html. */
function make(path: string, content: string): void {
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'index.html'), content)
}

/** Builds and publishes a site whose one file holds `content`. */
async function publishSite(content: string, routes = ['/']): Promise<void> {
  make(stagingOf(out), content)
  await publish(stagingOf(out), out, { routes })
}

const shown = () => readFileSync(join(out, 'index.html'), 'utf8')

test('a finished site takes the place of the last one, and nothing is left beside it', async () => {
  await publishSite('first')
  await publishSite('second')
  expect(shown()).toBe('second')
  expect(readdirSync(folder)).toEqual(['dist'])
})

describe('a folder', () => {
  test.each<[string, () => void]>([
    ['does not exist', () => undefined],
    ['is empty', () => mkdirSync(out)],
  ])('that %s may be built into', async (_, prepare) => {
    prepare()
    await expect(claim(out)).resolves.toBeUndefined()
  })

  test('that a build has made may be built into', async () => {
    await publishSite('first')
    await expect(claim(out)).resolves.toBeUndefined()
  })

  test.each<[string, (path: string) => void]>([
    ['holds something else', (path) => make(path, 'mine')],
    ['is a file', (path) => writeFileSync(path, 'mine')],
  ])('that %s is left alone, and so is one in the place where the last site waits', async (_, prepare) => {
    const words = `${out} holds something that no build has made, so it is left alone. Name another folder with --out, or empty this one.`
    prepare(out)
    await expect(claim(out)).rejects.toMatchObject({ name: 'Failure', message: words })
    expect(existsSync(out)).toBe(true)

    rmSync(out, { recursive: true })
    await publishSite('first')
    prepare(`${out}.previous`)
    await expect(claim(out)).rejects.toMatchObject({ name: 'Failure', message: words.replace(out, `${out}.previous`) })
    expect(existsSync(`${out}.previous`)).toBe(true)
  })
})

test('a swap that was cut off is put right: the last site is back in its place', async () => {
  await publishSite('first')
  await publishSite('second')
  renameSync(out, `${out}.previous`)
  await claim(out)
  expect(shown()).toBe('second')
  expect(readdirSync(folder)).toEqual(['dist'])
})

test('what killed builds have left is removed; what a running build or anybody else needs stays', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  make(`${out}.building-${dead}`, 'left behind')
  make(`${out}.building-${process.pid}`, 'still growing')
  make(`${out}.building-plans`, 'a person’s own')
  make(join(folder, `other.building-${dead}`), 'of another site')
  await claim(out)
  expect(readdirSync(folder).sort()).toEqual(
    [`dist.building-${process.pid}`, 'dist.building-plans', `other.building-${dead}`].sort(),
  )
})

describe('a site that would lose pages', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `/page-${index}`)

  test.each<[string, string[], string[], string[]]>([
    ['one of ten is gone', ten.slice(1), [], []],
    ['two of ten are gone', ten.slice(2), [], ['  /page-0', '  /page-1']],
    ['two of ten lead on to another page', ten.slice(2), ten.slice(0, 2), []],
    ['two of ten have moved, and the old addresses lead nowhere', [...ten.slice(2), '/a', '/b'], [], []],
    ['nothing is left', [], [], ten.map((path) => `  ${path}`)],
  ])('where %s', async (_, routes, redirects, vanished) => {
    await publishSite('first', ten)
    const words = await refuseFewerPages(out, routes, redirects).catch((error: Error) => error.message)
    const lines = String(words ?? '').split('\n')
    expect(lines.filter((line) => line.startsWith('  '))).toEqual(vanished)
    if (vanished.length > 0) {
      expect(lines[0]).toBe(`The last build had 10 pages, this one would have ${routes.length}. These would vanish:`)
      expect(words).toContain('build once more with --fewer-pages')
    }
  })

  test('is built where there is no last build, or one that did not note its pages', async () => {
    await expect(refuseFewerPages(out, [], [])).resolves.toBeUndefined()
    make(out, 'old')
    writeFileSync(join(out, '.site-build.json'), '{"pages":44}')
    await expect(refuseFewerPages(out, [], [])).resolves.toBeUndefined()
  })

  test('names twenty of the pages at most', async () => {
    const many = Array.from({ length: 50 }, (_, index) => `/page-${index}`)
    await publishSite('first', many)
    await expect(refuseFewerPages(out, [], [])).rejects.toMatchObject({
      name: 'Failure',
      message: expect.stringContaining('  /page-19\n  … and 30 more\n'),
    })
  })
})

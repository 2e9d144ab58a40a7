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
import { claim, publish, stagingOf } from './publish'

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
async function publishSite(content: string): Promise<void> {
  make(stagingOf(out), content)
  await publish(stagingOf(out), out, { pages: 1 })
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

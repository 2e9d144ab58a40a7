import fs, { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { watchFolder } from './folder-watcher'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** The paths that each report of a watched folder names, without the folder. */
function watchNew(): { folder: string; reports: string[][] } {
  const parent = mkdtempSync(join(tmpdir(), 'watched-'))
  const folder = join(parent, 'public')
  mkdirSync(join(folder, 'images'), { recursive: true })
  const reports: string[][] = []
  stops.push(() => rmSync(parent, { recursive: true }))
  stops.push(watchFolder(folder, (paths) => reports.push(paths.map((path) => path.slice(folder.length)))))
  return { folder, reports }
}

/** Reports of one file come after 20 ms. */
const settle = () => wait(150)

test('files at any depth are reported, in folders that are new, moved or replaced, too', async () => {
  const { folder, reports } = watchNew()
  const write = async (name: string) => {
    await settle()
    reports.length = 0
    writeFileSync(join(folder, name), '')
    await vi.waitFor(() => expect(reports.flat()).toContain(`/${name}`), 5000)
  }
  await write('a.txt')
  await write('images/a.txt')
  mkdirSync(join(folder, 'new/deep'), { recursive: true })
  writeFileSync(join(folder, 'new/deep/first.txt'), '')
  await vi.waitFor(() => expect(reports.flat()).toContain('/new/deep/first.txt'), 5000)
  await write('new/deep/second.txt')
  renameSync(join(folder, 'new'), join(folder, 'moved'))
  await write('moved/deep/third.txt')
  rmSync(join(folder, 'images'), { recursive: true })
  mkdirSync(join(folder, 'images'))
  await write('images/b.txt')
  rmSync(folder, { recursive: true })
  mkdirSync(join(folder, 'images'), { recursive: true })
  await write('images/c.txt')
})

test('a thousand files at once are a few reports, and folders are listed a few times', async () => {
  const { folder, reports } = watchNew()
  await settle()
  const lists = (['readdirSync', 'opendirSync'] as const).map((name) => vi.spyOn(fs, name))
  syncBuiltinESMExports()
  try {
    for (let at = 0; at < 1000; at++) writeFileSync(join(folder, `images/${at}.txt`), '')
    await vi.waitFor(() => expect(new Set(reports.flat()).size).toBe(1000), { timeout: 20_000 })
    expect(reports.length).toBeLessThan(10)
    expect(lists.reduce((sum, list) => sum + list.mock.calls.length, 0)).toBeLessThan(20)
  } finally {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  }
})

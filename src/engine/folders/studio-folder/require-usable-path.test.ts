import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findStudio } from './find-studio'

function studioIn(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'paths-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, name, 'src/studio'), { recursive: true })
  return join(folder, name)
}

test.each([
  ['Kunde #4', 'Kunde 4'],
  ['what?', 'what'],
  ['100%', '100'],
  ['#', 'site'],
])('the folder "%s" of a studio is to be named "%s"', async (name, instead) => {
  await expect(findStudio('/engine', studioIn(name))).rejects.toThrow(`Name that folder "${instead}"`)
})

test('so is one that the engine is installed in', async () => {
  await expect(findStudio('/C#/engine', studioIn('site'))).rejects.toThrow('"C" instead of "C#"')
})

test('a studio may be in a folder with any other sign', async () => {
  const studio = studioIn("tom & it's [x] (y) {z} ü$v")
  expect(await findStudio('/engine', studio)).toBe(studio)
})

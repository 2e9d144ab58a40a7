import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { engineRoot } from '../../folders/studio-folder/engine-root'
import { createSource } from './new-source'

let studio: string

beforeAll(() => {
  studio = mkdtempSync(join(tmpdir(), 'new-source-'))
  cpSync(join(engineRoot, 'tests/second-studio'), studio, { recursive: true })
  return () => rmSync(studio, { recursive: true })
})

test('writes a source, and the type of its answer for site.source', async () => {
  const generated = 'src/studio/generated/content.ts'
  onTestFinished(() => rmSync(join(studio, 'src/studio/sources'), { recursive: true }))
  expect(await createSource(engineRoot, 'opening-hours', studio)).toEqual([
    'src/studio/sources/opening-hours.ts',
    generated,
  ])
  const text = readFileSync(join(studio, generated), 'utf8').replace(/\s+/g, ' ')
  expect(text).toContain('export interface OpeningHoursSource { title: string }')
  expect(text).toContain(
    "declare module 'schema-pages/model/load' { interface Sources { 'opening-hours': OpeningHoursSource } }",
  )
  await expect(createSource(engineRoot, 'opening-hours', studio)).rejects.toThrow('There is already a source')
})

test('refuses a name that is no name', async () => {
  await expect(createSource(engineRoot, 'Menu', studio)).rejects.toThrow('"Menu" cannot name a source.')
})

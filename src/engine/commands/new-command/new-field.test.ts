import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { engineRoot } from '../../folders/studio-folder/engine-root'
import { createField } from './new-field'

let studio: string

beforeEach(() => {
  studio = mkdtempSync(join(tmpdir(), 'new-field-'))
  cpSync(join(engineRoot, 'tests/second-studio'), studio, { recursive: true })
  onTestFinished(() => rmSync(studio, { recursive: true }))
})

test('writes a component for the values of a format', async () => {
  expect(await createField(engineRoot, 'map-pin', studio)).toEqual(['src/studio/fields/map-pin.tsx'])
  const text = readFileSync(join(studio, 'src/studio/fields/map-pin.tsx'), 'utf8')
  expect(text).toContain(
    "export default function MapPin({ label, value, onChange, problem }: EditorFieldProps<FieldFormats['map-pin']>)",
  )
})

test.each([
  ['MapPin', '"MapPin" cannot name a format.'],
  ['../pin', '"../pin" cannot name a format.'],
  ['glaze-colour', 'There is already a field "glaze-colour": src/studio/fields/glaze-colour.tsx.'],
])('refuses the name "%s"', async (format, message) => {
  await expect(createField(engineRoot, format, studio)).rejects.toThrow(message)
})

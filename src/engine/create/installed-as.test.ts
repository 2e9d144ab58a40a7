import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dependencyFor, installCommand } from './installed-as'

/** A folder whose package.json depends on the engine. */
function installed(spec: string): { root: string; holder: string } {
  const holder = mkdtempSync(join(tmpdir(), 'installed-'))
  onTestFinished(() => rmSync(holder, { recursive: true }))
  const root = join(holder, 'node_modules/schema-pages')
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "version": "0.2.0" }')
  writeFileSync(join(holder, 'package.json'), JSON.stringify({ dependencies: { 'schema-pages': spec } }))
  return { root, holder }
}

test.each([
  ['file:../engine.tgz', 'file:../../engine.tgz'],
  ['^0.1.0', '^0.2.0'],
  ['https://studio.example/engine.tgz', 'https://studio.example/engine.tgz'],
  ['github:studio/engine', 'github:studio/engine'],
])('an engine that is installed as %s is %s for a studio below', (spec, expected) => {
  const { root, holder } = installed(spec)
  expect(dependencyFor(root, join(holder, 'sites'))).toBe(expected)
})

test('a studio depends on the folder of a checkout', () => {
  expect(dependencyFor('/code/engine', '/code/sites/north')).toBe('file:../../engine')
})

test.each([
  ['^0.1.0', 'npm install schema-pages@0.2.0'],
  ['file:../North Street/engine.tgz', 'npm install "file:../../North Street/engine.tgz"'],
])('an engine that is run as %s is installed with a command that a shell understands', (spec, expected) => {
  const { root, holder } = installed(spec)
  expect(installCommand(root, join(holder, 'sites'))).toBe(expected)
})

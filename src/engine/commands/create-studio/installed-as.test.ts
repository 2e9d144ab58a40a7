import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dependencyFor, installCommand, requireDependency } from './installed-as'

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

const write = (folder: string, name: string, value: object) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), JSON.stringify(value))
}

/** The engine in the store of a project: node_modules/schema-pages is a link to it, as pnpm makes it. */
function stored(): { project: string; root: string } {
  const project = mkdtempSync(join(tmpdir(), 'stored-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  const root = join(project, 'node_modules/.pnpm/schema-pages@file+engine.tgz/node_modules/schema-pages')
  write(root, 'package.json', { version: '0.2.0' })
  return { project, root }
}

const linkInto = (folder: string, root: string) => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  symlinkSync(root, join(folder, 'node_modules/schema-pages'), 'junction')
}

const engine = { dependencies: { 'schema-pages': 'file:engine.tgz' } }

test('pnpm keeps the engine below the project that asks for it', () => {
  const { project, root } = stored()
  write(project, 'package.json', engine)
  linkInto(project, root)
  expect(dependencyFor(root, join(project, 'north'))).toBe('file:../engine.tgz')
})

test('in a workspace of pnpm, the member that is worked in asks for it', () => {
  const { project, root } = stored()
  const member = join(project, 'sites/south')
  write(project, 'package.json', {})
  write(member, 'package.json', engine)
  linkInto(member, root)
  expect(dependencyFor(root, join(project, 'sites/north'), member)).toBe('file:../south/engine.tgz')
})

test('another engine that is worked in does not count', () => {
  const { project, root } = stored()
  const member = join(project, 'sites/south')
  write(member, 'package.json', engine)
  write(join(member, 'node_modules/schema-pages'), 'package.json', { version: '0.1.0' })
  expect(dependencyFor(root, join(project, 'sites/north'), member)).toBeUndefined()
})

test('what npm has recorded counts for a package that another one depends on', () => {
  const { root, holder } = installed('')
  write(holder, 'package.json', {})
  const resolved = 'https://studio.example/engine.tgz'
  write(join(holder, 'node_modules'), '.package-lock.json', { packages: { 'node_modules/schema-pages': { resolved } } })
  expect(dependencyFor(root, join(holder, 'north'))).toBe(resolved)
})

test('a package whose origin is not on record is never asked of a registry by its name', () => {
  const { root, holder } = installed('')
  rmSync(join(holder, 'package.json'))
  expect(() => requireDependency(root, join(holder, 'north'))).toThrow('--package=/path/to/schema-pages-0.2.0.tgz')
  expect(installCommand(root, holder)).toBe('npm install /path/to/schema-pages-0.2.0.tgz')
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

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What the site is made with: every package is pinned, none needs a script to install, and the licences are listed. */
const root = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

interface LockedPackage {
  version: string
  license?: string
  integrity?: string
  dev?: boolean
  hasInstallScript?: boolean
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
const installed = Object.entries(packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, entry]) => ({ name: folder.replace(/^.*node_modules\//, ''), ...entry }))
/** What may be in a visitor's browser, or is needed to say what it does. */
const shipped = installed.filter(({ dev }) => !dev)

test('LICENCES.md lists the licence of every package that the site is shipped with', () => {
  const rows = [...read('LICENCES.md').matchAll(/^\| ([^ |]+) \| ([^|]+) \|$/gm)].map(
    ([, name, licence]) => `${name} ${licence}`,
  )
  const expected = new Set(shipped.map(({ name, license }) => `${name} ${license}`))
  expect(rows.slice(1)).toEqual([...expected].sort())
})

test('every package is named with one exact version and its checksum', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  expect(installed.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ name }) => name)).toEqual([])
})

test('nothing that is shipped runs a script when it is installed', () => {
  expect(shipped.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([])
})

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
  devOptional?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, LockedPackage> }
const nameOf = (folder: string): string => folder.replace(/^.*node_modules\//, '')
const installed = Object.entries(packages)
  .filter(([folder]) => folder !== '')
  .map(([folder, entry]) => ({ name: nameOf(folder), ...entry }))

/** What the site of this repository sends to a visitor's browser, and what cleans its texts. */
const ofSite = [
  ...['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/figtree', '@vimeo/player', 'bootstrap'],
  ...['dompurify', 'lottie-web', 'react', 'react-bootstrap', 'react-dom', 'react-router-dom'],
]

/** Returns the folder of the package that another one imports by its name. */
function findPackage(importer: string, name: string): string | undefined {
  const folder = `${importer && `${importer}/`}node_modules/${name}`
  if (packages[folder] || !importer) return packages[folder] && folder
  return findPackage(importer.slice(0, Math.max(0, importer.lastIndexOf('/node_modules/'))), name)
}

function addWithDependencies(folders: Set<string>, importer: string, name: string): Set<string> {
  const folder = findPackage(importer, name)
  if (!folder || folders.has(folder)) return folders
  const { dependencies, optionalDependencies, peerDependencies } = packages[folder] as LockedPackage
  folders.add(folder)
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })
  for (const next of names) addWithDependencies(folders, folder, next)
  return folders
}

test('LICENCES.md lists the licence of every package that the site is shipped with', () => {
  const rows = [...read('LICENCES.md').matchAll(/^\| ([^ |]+) \| ([^|]+) \|$/gm)].map(
    ([, name, licence]) => `${name} ${licence}`,
  )
  const folders = ofSite.reduce((found, name) => addWithDependencies(found, '', name), new Set<string>())
  const expected = [...folders].map((folder) => `${nameOf(folder)} ${packages[folder]?.license}`)
  expect(rows.slice(1)).toEqual([...new Set(expected)].sort())
})

test('LICENCES.md names every licence of what is installed with a release', () => {
  const [, list = ''] = read('LICENCES.md').match(/and no others:\n([^;]+);/) ?? []
  const licences = installed
    .filter(({ dev, devOptional }) => !dev && !devOptional)
    .map(({ license = 'none' }) => license)
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual([...new Set(licences)].sort())
})

test('every package is named with one exact version and its checksum', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
  expect(installed.filter(({ integrity }) => !integrity?.startsWith('sha512-')).map(({ name }) => name)).toEqual([])
})

test('nothing that the package needs runs a script when it is installed', () => {
  const needed = installed.filter(({ dev, optional, devOptional }) => !dev && !optional && !devOptional)
  expect(needed.filter(({ hasInstallScript }) => hasInstallScript)).toEqual([])
})

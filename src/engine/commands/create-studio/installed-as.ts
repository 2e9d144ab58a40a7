import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import { enginePackage } from '../../folders/studio-folder/engine-package'

interface Manifest {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

interface Installed {
  packages?: Record<string, { resolved?: string }>
}

const readJson = <Value extends object>(file: string): Partial<Value> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}

const readManifest = (folder: string) => readJson<Manifest>(join(folder, 'package.json'))

export const versionOf = (root: string): string => readManifest(root).version ?? '0.0.0'

const isCheckout = (root: string): boolean => basename(dirname(root)) !== 'node_modules'

const inSlashes = (path: string): string => path.split(sep).join('/')

/** "file:../engine.tgz", as npm writes it: relative to the folder of the package.json. */
const fileSpec = (path: string, folder: string): string => `file:${inSlashes(relative(folder, path))}`

const withParents = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...withParents(dirname(folder))]

/** Whether Node finds the engine at `root` from a folder. */
function finds(folder: string, root: string): boolean {
  const found = withParents(folder)
    .map((parent) => join(parent, 'node_modules', enginePackage))
    .find(existsSync)
  return found !== undefined && realpathSync(found) === realpathSync(root)
}

function specIn(folder: string, root: string): string | undefined {
  const { dependencies, devDependencies } = readManifest(folder)
  const { packages } = readJson<Installed>(join(folder, 'node_modules/.package-lock.json'))
  const installed = packages?.[inSlashes(relative(folder, root))]?.resolved
  return dependencies?.[enginePackage] ?? devDependencies?.[enginePackage] ?? installed
}

/**
 * npx and pnpm run packages in a folder with its own package.json. In a workspace of pnpm, no parent of the engine's
 * folder names it, but the folder that is worked in does.
 */
function findOrigin(root: string, workedIn: string): { folder: string; spec: string } | undefined {
  for (const folder of [...withParents(dirname(root)), ...withParents(workedIn)]) {
    const spec = specIn(folder, root)
    if (spec !== undefined && finds(folder, root)) return { folder, spec }
  }
  return undefined
}

const fileOf = (root: string): string => `/path/to/${enginePackage}-${versionOf(root)}.tgz`

/**
 * The same file or address, or later versions of the registry if the engine was asked for by one. Undefined where that
 * is not on record.
 */
export function dependencyFor(root: string, folder: string, workedIn = process.cwd()): string | undefined {
  if (isCheckout(root)) return fileSpec(root, folder)
  const origin = findOrigin(root, workedIn)
  // A catalogue is of one workspace.
  if (origin === undefined || origin.spec.startsWith('catalog:')) return undefined
  const { spec } = origin
  if (/^(file:|[./])/.test(spec)) return fileSpec(resolve(origin.folder, spec.replace(/^file:/, '')), folder)
  return /[:/]/.test(spec) ? spec : `^${versionOf(root)}`
}

/** Throws a Failure rather than name a package that may be another in a registry. */
export function requireDependency(root: string, folder: string): string {
  const spec = dependencyFor(root, folder)
  if (spec !== undefined) return spec
  throw new Failure(
    `It is not known from which file ${root} was installed, so that a new studio cannot install the same. Begin it with the file: npx --yes --package=${fileOf(root)} ${enginePackage} create ${basename(folder)}`,
  )
}

/** For words with spaces or other signs of a shell. */
export const quoteForShell = (word: string): string => (/^[\w./\\:@-]+$/.test(word) ? word : `"${word}"`)

export function installCommand(root: string, site: string): string {
  const spec = dependencyFor(root, site) ?? fileOf(root)
  return `npm install ${quoteForShell(/[:/]/.test(spec) ? spec : `${enginePackage}@${versionOf(root)}`)}`
}

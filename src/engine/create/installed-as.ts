import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { enginePackage } from '../project/engine-package'

interface Manifest {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const readManifest = (folder: string): Manifest => {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export const versionOf = (root: string): string => readManifest(root).version ?? '0.0.0'

/** A folder in node_modules; undefined for a checkout. */
const holderOf = (root: string): string | undefined =>
  basename(dirname(root)) === 'node_modules' ? dirname(dirname(root)) : undefined

const inSlashes = (path: string): string => path.split(sep).join('/')

/** "file:../engine.tgz", as npm writes it: relative to the folder of the package.json. */
const fileSpec = (path: string, folder: string): string => `file:${inSlashes(relative(folder, path))}`

/**
 * How a package.json in `folder` depends on the engine at `root`: on the same file, or on the same address, or on later
 * versions of the registry. npx keeps what it runs in a folder with a package.json of its own.
 */
export function dependencyFor(root: string, folder: string): string {
  const holder = holderOf(root)
  if (holder === undefined) return fileSpec(root, folder)
  const { dependencies, devDependencies } = readManifest(holder)
  const spec = dependencies?.[enginePackage] ?? devDependencies?.[enginePackage] ?? ''
  if (spec.startsWith('file:')) return fileSpec(resolve(holder, spec.slice('file:'.length)), folder)
  return /[:/]/.test(spec) ? spec : `^${versionOf(root)}`
}

/** Quotes what a person is to type, if it has spaces or other signs of a shell. */
export const quoteForShell = (word: string): string => (/^[\w./\\:@-]+$/.test(word) ? word : `"${word}"`)

/** What to type in a studio to install the engine at `root`. */
export function installCommand(root: string, site: string): string {
  const spec = dependencyFor(root, site)
  return `npm install ${quoteForShell(/[:/]/.test(spec) ? spec : `${enginePackage}@${versionOf(root)}`)}`
}

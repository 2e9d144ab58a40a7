import { randomBytes } from 'node:crypto'
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AccessKeyNames } from '../../../base/shared-types/access-key-names'
import { Failure } from '../../../base/shared-types/failure'
import { NoRepository, openGit } from '../../../git/local-git/open-git'
import { refuseLeakedKey } from './key-leaks'

/** 128 random bits. */
const generateKey = (): string => randomBytes(16).toString('hex')

/** One random key of 128 bits in 20 million has fewer different characters. */
const minDifferent = 8

export function isGeneratedKey(key: string): boolean {
  if (new Set(key.toLowerCase()).size < minDifferent) return false
  if (/^[\da-f]*$/i.test(key)) return key.length >= 32
  return /^[\w-]{22,}$/.test(key) && /[a-z]/.test(key) && /[A-Z]/.test(key)
}

/** Everybody can download the encrypted pages and try keys. Throws a Failure. */
export function requireGeneratedKey(key: string, { variable, file }: AccessKeyNames, command: string): void {
  if (isGeneratedKey(key)) return
  const source = process.env[variable] ? `the environment variable ${variable}` : `the file ${file}`
  throw new Failure(
    `The access key of the guarded pages, from ${source}, does not have the form of 128 random bits (32 or more hexadecimal digits, or 22 or more characters of base64url): make one with "${command}".`,
  )
}

/** A branch could contain a symbolic link, which may point anywhere. Throws a Failure. */
function fileExists(file: string): boolean {
  const entry = lstatSync(file, { throwIfNoEntry: false })
  if (entry && !entry.isFile())
    throw new Failure(`${file} is not an ordinary file, so no key is kept there. Remove it.`)
  return entry !== undefined
}

function ignore(site: string, name: string): void {
  try {
    const { git, place } = openGit(site)
    if (git.runSync(['check-ignore', '-q', '--', place + name]).code === 0) return
  } catch (error) {
    if (!(error instanceof NoRepository)) throw error
  }
  const file = join(site, '.gitignore')
  const text = fileExists(file) ? readFileSync(file, 'utf8') : ''
  if (text.split(/\r?\n/).includes(`/${name}`)) return
  const end = text === '' || text.endsWith('\n') ? '' : '\n'
  writeFileSync(file, `${text}${end}/${name}\n`)
}

const readKey = (file: string): string => (fileExists(file) ? readFileSync(file, 'utf8').trim() : '')

export function makeAccessKey(site: string, { file: name }: AccessKeyNames): string {
  const file = join(site, name)
  ignore(site, name)
  const key = generateKey()
  if (fileExists(file)) rmSync(file)
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

export function keptAccessKey(site: string, names: AccessKeyNames): string {
  const kept = readKey(join(site, names.file))
  return isGeneratedKey(kept) ? kept : makeAccessKey(site, names)
}

/** The environment comes before the site's folder; "" if there is no key. */
const knownKey = (site: string, { variable, file }: AccessKeyNames): string =>
  process.env[variable] || readKey(join(site, file))

export function findAccessKey(site: string, names: AccessKeyNames, notify: (line: string) => void): string {
  const kept = knownKey(site, names)
  if (kept) return kept
  const key = makeAccessKey(site, names)
  notify(
    `Made an access key for the guarded pages and kept it in ${names.file}. Set ${names.variable} where you deploy.`,
  )
  return key
}

function requireSafe(key: string, root: string, site: string, names: AccessKeyNames): void {
  requireGeneratedKey(key, names, resolve(site) === process.cwd() ? 'npm run key' : `npm run key -- --site ${site}`)
  refuseLeakedKey(key, root, site)
}

/** Hosts and CI build in a fresh folder. A key that is made there is lost with it, and links with it die. */
export function requireKnown(site: string, names: AccessKeyNames): void {
  const { CI = '' } = process.env
  if (['', '0', 'false'].includes(CI) || knownKey(site, names)) return
  throw new Failure(
    `The site has guarded pages, and this build has no key for them: links to them would die with each build. Run "npm run key" on your computer, and write what it prints into the settings of your host or CI, among the environment variables, with the name ${names.variable}. For a build that is not published any key will do: run "npm run key" before it.`,
  )
}

/** Throws a Failure for a key that could be guessed, KeyLeaked for one that others can read. */
export function findSafeKey(root: string, site: string, names: AccessKeyNames, notify: (line: string) => void): string {
  const key = findAccessKey(site, names, notify)
  requireSafe(key, root, site, names)
  return key
}

/** Makes no key: "" if there is none. */
export function findKnownSafeKey(root: string, site: string, names: AccessKeyNames): string {
  const key = knownKey(site, names)
  if (key) requireSafe(key, root, site, names)
  return key
}

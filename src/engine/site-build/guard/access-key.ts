import { randomBytes } from 'node:crypto'
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NoRepository, openGit } from '../../git/open-git'
import type { AccessKeyNames } from '../../model/access-key-names'
import { Failure } from '../../model/failure'

/** A key of 128 random bits, as hexadecimal digits. */
const drawKey = (): string => randomBytes(16).toString('hex')

/** Fewer different characters than this has one random key of 128 bits in 20 million; repetitions have fewer. */
const leastDifferent = 8

/** Whether a key has the form of 128 random bits or more, in hexadecimal or base64url. */
export function isGeneratedKey(key: string): boolean {
  if (new Set(key.toLowerCase()).size < leastDifferent) return false
  if (/^[\da-f]*$/i.test(key)) return key.length >= 32
  return /^[\w-]{22,}$/.test(key) && /[a-z]/.test(key) && /[A-Z]/.test(key)
}

/**
 * Throws a Failure, with the command that makes a key, for one of another form: what it locks is public, so that
 * everybody may try keys.
 */
export function demandGenerated(key: string, { variable, file }: AccessKeyNames, command: string): void {
  if (isGeneratedKey(key)) return
  const source = process.env[variable] ? `the environment variable ${variable}` : `the file ${file}`
  throw new Failure(
    `The access key of the guarded pages, from ${source}, does not have the form of 128 random bits (32 or more hexadecimal digits, or 22 or more characters of base64url): make one with "${command}".`,
  )
}

/** Whether the file exists. Throws a Failure for a link: a branch could bring one that points anywhere. */
function isThere(file: string): boolean {
  const entry = lstatSync(file, { throwIfNoEntry: false })
  if (entry && !entry.isFile())
    throw new Failure(`${file} is not an ordinary file, so no key is kept there. Remove it.`)
  return entry !== undefined
}

/** Lets git ignore a file of a site's folder, with a line of the folder's own where nothing else does. */
function ignore(site: string, name: string): void {
  try {
    const { git, place } = openGit(site)
    if (git.runSync(['check-ignore', '-q', '--', place + name]).code === 0) return
  } catch (error) {
    if (!(error instanceof NoRepository)) throw error
  }
  const file = join(site, '.gitignore')
  const text = isThere(file) ? readFileSync(file, 'utf8') : ''
  if (text.split(/\r?\n/).includes(`/${name}`)) return
  const end = text === '' || text.endsWith('\n') ? '' : '\n'
  writeFileSync(file, `${text}${end}/${name}\n`)
}

const readKept = (file: string): string => (isThere(file) ? readFileSync(file, 'utf8').trim() : '')

/** Makes a key and keeps it in a file of the site's folder that git ignores. */
export function makeAccessKey(site: string, { file: name }: AccessKeyNames): string {
  const file = join(site, name)
  ignore(site, name)
  const key = drawKey()
  if (isThere(file)) rmSync(file)
  writeFileSync(file, `${key}\n`, { mode: 0o600, flag: 'wx' })
  return key
}

/** Returns the key kept in a site's folder. Makes a new one if it is missing or has fewer than 128 random bits. */
export function keptAccessKey(site: string, names: AccessKeyNames): string {
  const kept = readKept(join(site, names.file))
  return isGeneratedKey(kept) ? kept : makeAccessKey(site, names)
}

/**
 * Returns the access key of guarded pages: from the environment, else from an ignored file in the site's folder, which is
 * made when it is not there. Whether it is a good one is for demandGenerated to say.
 */
export function findAccessKey(site: string, names: AccessKeyNames, notify: (line: string) => void): string {
  const kept = process.env[names.variable] || readKept(join(site, names.file))
  if (kept) return kept
  const key = makeAccessKey(site, names)
  notify(
    `Made an access key for the guarded pages and kept it in ${names.file}. Set ${names.variable} where you deploy.`,
  )
  return key
}

import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AccessKeyNames } from '../../model/access-key-names'
import { Failure } from '../../model/failure'
import { createGuessMeasure, mostBits } from './guess-bits'

/** The least that a key may hold, in bits: 32 hexadecimal signs, 26 of base 32 or 22 of base64url that were drawn at random. */
const leastBits = 128

/**
 * How much of what it could hold a key has to hold. One in nine thousand of 22 random signs of base64url holds less; what
 * people make up of ordinary words has 0.42 at most. Keys of letters alone or of digits alone are rare among random
 * ones: they may be words of any language, or dates.
 */
const leastShare = { ofBoth: 0.56, ofOneKind: 0.66 }

const makeKey = (): string => randomBytes(16).toString('hex')

/**
 * Returns the rank of each known word and password in its list, the most common ones first. Reading the lists takes a
 * tenth of a second, so only a key that has to be judged loads them.
 */
async function readWordRanks(): Promise<Map<string, number>> {
  const [common, english] = await Promise.all([import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-en')])
  const words = new Map<string, number>()
  for (const list of Object.values({ ...common.dictionary, ...english.dictionary }))
    list.forEach((entry, index) => {
      const word = String(entry).toLowerCase()
      if (!words.has(word) || (words.get(word) ?? 0) > index + 1) words.set(word, index + 1)
    })
  return words
}

/** Makes a test of access keys, which returns what is wrong with one, as the end of a sentence; undefined for a good key. */
export async function createKeyTest(): Promise<(key: string) => string | undefined> {
  const measure = createGuessMeasure(await readWordRanks())
  return (key) => {
    if (!/^[A-Za-z0-9_-]+$/.test(key)) return 'may hold letters, digits, hyphens and underscores only'
    const most = mostBits(key)
    if (most < leastBits) return 'is too short: it can be guessed'
    const share = /\d/.test(key) && /[A-Za-z]/.test(key) ? leastShare.ofBoth : leastShare.ofOneKind
    return measure(key) < most * share ? 'is too easy to guess: it has words, dates, rows or repetitions' : undefined
  }
}

/** Where the key of a build comes from, as authors know it. */
const sourceOf = ({ variable, file }: AccessKeyNames): string =>
  process.env[variable] ? `the environment variable ${variable}` : `the file ${file}`

/**
 * Throws a Failure, with a new key to copy, when an access key is not long and random: what it locks is public, so that
 * everybody may try as many keys as they like.
 */
export async function refuseWeakKey(key: string, names: AccessKeyNames): Promise<void> {
  const fault = (await createKeyTest())(key)
  if (fault === undefined) return
  throw new Failure(
    `The access key of the guarded pages, from ${sourceOf(names)}, ${fault}. Anybody may try keys on a published site, so set one that was drawn at random, such as this one, made just now:

  ${makeKey()}

Set it as ${names.variable} where you build, or write it into ${names.file}. Links with the old key no longer open the pages: send new ones.`,
  )
}

/**
 * Returns the access key of guarded pages: from the environment, else from an ignored file, which is made when it is not
 * there. Whether it is a good one is for refuseWeakKey to say.
 */
export async function findAccessKey(
  root: string,
  { variable, file: name }: AccessKeyNames,
  notify: (line: string) => void,
): Promise<string> {
  const file = join(root, name)
  const kept = process.env[variable] || (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept) return kept
  const key = makeKey()
  await writeFile(file, `${key}\n`, { mode: 0o600 })
  notify(`Made an access key for the guarded pages and kept it in ${name}. Set ${variable} where you deploy.`)
  return key
}

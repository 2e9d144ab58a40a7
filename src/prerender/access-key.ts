import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../model/failure'

/** The environment variable and, where it is not set, the ignored file that hold the access key of guarded pages. */
const variable = 'GOOD_HOUR_KEY'
const fileName = '.good-hour-key'

/** The least that a key may be worth, in bits. */
const leastBits = 80

/** How hard a key is to guess at best: its length times the bits of a sign, by how many different ones it has. */
const bitsOf = (key: string): number => key.length * Math.log2(Math.max(1, new Set(key).size))

function refuseWeakKey(key: string): void {
  if (!/^[A-Za-z0-9_-]+$/.test(key)) {
    throw new Failure(`The access key may hold letters, digits, hyphens and underscores only. Set another ${variable}.`)
  }
  if (bitsOf(key) < leastBits) {
    throw new Failure(
      `The access key is too easy to guess. Set a longer ${variable}, for example: openssl rand -hex 16`,
    )
  }
}

/**
 * The access key of guarded pages: from the environment, else from an ignored file, which is made when it is not there.
 * Throws a Failure when the key is weak.
 */
export async function findAccessKey(root: string, notify: (line: string) => void): Promise<string> {
  const file = join(root, fileName)
  const kept = process.env[variable] || (await readFile(file, 'utf8').catch(() => '')).trim()
  if (kept) {
    refuseWeakKey(kept)
    return kept
  }
  const key = randomBytes(16).toString('hex')
  await writeFile(file, `${key}\n`, { mode: 0o600 })
  notify(`Made an access key for the guarded pages and kept it in ${fileName}. Set ${variable} where you deploy.`)
  return key
}

/**
 * Throws a Failure when the environment holds no access key: builds on several machines that each made one of their own
 * would lock their pages with different keys.
 */
export function refuseMadeKey(): void {
  if (process.env[variable]) return
  throw new Failure(
    `The site has guarded pages, and its parts must all be made with the same access key. Set ${variable} where each part is built.`,
  )
}

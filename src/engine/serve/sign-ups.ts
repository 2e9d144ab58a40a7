import { open } from 'node:fs/promises'
import { isObject } from '../model/json'
import { readSiteFile } from '../site/read-file'

export interface SignUp {
  email: string
  /** The form's identifier. */
  form: string
}

export interface SignUps {
  /** Saves each sign-up once. Resolves when it is on disk. */
  save: (signUp: SignUp) => Promise<void>
}

/** As browsers check it: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text)

/** The file may have been edited, or a crash may have cut off a line. */
function readLine(line: string): SignUp | undefined {
  try {
    const value: unknown = JSON.parse(line)
    if (!isObject(value)) return undefined
    const { email, form } = value
    return typeof email === 'string' && typeof form === 'string' ? { email, form } : undefined
  } catch {
    return undefined
  }
}

const isSame = (a: SignUp, b: SignUp) => a.form === b.form && a.email.toLowerCase() === b.email.toLowerCase()

async function appendOnce(file: string, signUp: SignUp): Promise<void> {
  // Refuses a symbolic link, which a branch may have added.
  const bytes = await readSiteFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const text = bytes.toString()
  const kept = text.split('\n').map(readLine)
  if (kept.some((other) => other && isSame(other, signUp))) return
  const isCutShort = text !== '' && !text.endsWith('\n')
  const line = JSON.stringify({ ...signUp, at: new Date().toISOString() })
  const handle = await open(file, 'a')
  try {
    await handle.writeFile(`${isCutShort ? '\n' : ''}${line}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * One JSON line each. One at a time, so that no sign-up is lost. Reads the file each time, so it may be edited or
 * removed while the server runs.
 */
export function createSignUps(file: string): SignUps {
  let last: Promise<void> = Promise.resolve()
  return {
    save(signUp) {
      const next = last.then(() => appendOnce(file, signUp))
      last = next.catch(() => undefined)
      return next
    },
  }
}

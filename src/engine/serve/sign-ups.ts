import { open } from 'node:fs/promises'
import { readSiteFile } from '../site/read-file'

/** One address on one list. */
export interface SignUp {
  email: string
  /** The identifier of the form that it was typed into. */
  form: string
}

/** The place where sign-ups are kept. */
export interface SignUps {
  /** Keeps a sign-up, once. It is on the disk when this resolves. Rejects when it could not be written. */
  keep: (signUp: SignUp) => Promise<void>
}

/** What browsers take for an email address: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/** Whether a text is an email address, by the rule that the form's field goes by; none is longer than 254 characters. */
export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text)

/** Whether a value is a sign-up: the file may have been edited, and a crash may have cut a line short. */
const isSignUp = (value: unknown): value is SignUp =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'email') === 'string' &&
  typeof Reflect.get(value, 'form') === 'string'

/** Reads one line of the file; undefined when it holds no sign-up. */
function readLine(line: string): SignUp | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isSignUp(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Nobody has two addresses that differ in capitals alone. */
const isSame = (a: SignUp, b: SignUp) => a.form === b.form && a.email.toLowerCase() === b.email.toLowerCase()

async function appendOnce(file: string, signUp: SignUp): Promise<void> {
  // A symbolic link, which a branch may bring along, is refused: nothing is written where it leads.
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
 * Keeps sign-ups in a file, one JSON line each: {"email", "form", "at"}. One at a time, so that two that come at once
 * are both kept. The file is read anew for each, so it may be edited or removed while the server runs.
 */
export function createSignUps(file: string): SignUps {
  let last: Promise<void> = Promise.resolve()
  return {
    keep(signUp) {
      const next = last.then(() => appendOnce(file, signUp))
      last = next.catch(() => undefined)
      return next
    },
  }
}

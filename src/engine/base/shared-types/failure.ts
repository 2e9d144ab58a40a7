/** Its message says what to do: commands print no stack. */
export class Failure extends Error {
  override name = 'Failure'
}

/** Not by instanceof: the bundle of the build has a class of its own. */
export const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure'

const permission = 'You do not have permission to read or write it. Change its permissions and try again.'

const refusals: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room and try again.',
  EDQUOT: 'Your quota on this disk is used up. Make room and try again.',
  EFBIG: 'The file is too large for this disk.',
  EROFS: 'The disk is read-only.',
  EACCES: permission,
  EPERM: permission,
  EBUSY: 'Another program is using it. Close it there and try again.',
  EMFILE: 'Too many files are open at once. Raise the limit (ulimit -n) and try again.',
}

export function explainRefusal(code = ''): string | undefined {
  if (code === 'ENOENT') return 'The file no longer exists.'
  return Object.hasOwn(refusals, code) ? refusals[code] : undefined
}

/** Node names the package, or a file of it, in its message. */
function explainMissingPackage(code: string, message: string): string | undefined {
  const [, name] = message.match(/^Cannot find (?:package|module) '((?:@[^/']+\/)?[^./'@][^/']*)/) ?? []
  if (!/^(ERR_)?MODULE_NOT_FOUND$/.test(code) || name === undefined) return undefined
  return `The package "${name}" is missing in node_modules. Run "npm install".`
}

export function explainSystemError(error: unknown): string | undefined {
  const { code = '', path } = error instanceof Error ? (error as Error & { code?: string; path?: string }) : {}
  const words = Object.hasOwn(refusals, code) ? refusals[code] : undefined
  if (words === undefined) return explainMissingPackage(code, error instanceof Error ? error.message : '')
  return path ? `${path}: ${words}` : words
}

/** An expected failure, such as a port in use. Its message says what to do, so commands print it without a stack. */
export class Failure extends Error {
  override name = 'Failure'
}

/** Compares names: the pre-renderer's bundle has its own copy of the class. */
export const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure'

const explanations: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room, then try again.',
  EDQUOT: 'Your part of the disk is full. Make room, then try again.',
  EROFS: 'The disk can only be read. Choose another folder.',
  EACCES: 'This may not be read or written. Give yourself the right to, or choose another folder.',
  EMFILE: 'Too many files are open at once. Raise the limit (ulimit -n), then try again.',
}

export function explainSystemError(error: unknown): string | undefined {
  const { code = '', path } = error instanceof Error ? (error as Error & { code?: string; path?: string }) : {}
  const words = Object.hasOwn(explanations, code) ? explanations[code] : undefined
  return words && (path ? `${path}: ${words}` : words)
}

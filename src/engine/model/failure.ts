/**
 * Something that is not the program's fault keeps a command from its work: a folder that cannot be read, a port that is
 * taken, a page that does not settle. Its message is for people and says what to do; its stack is of no use to them.
 */
export class Failure extends Error {
  override name = 'Failure'
}

/** By name, because the pre-renderer is a bundle of its own, with its own copy of the class. */
export const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure'

/** What the system means when it refuses to read or write, by the code of its error, and what to do. */
const refusals: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room, then try again.',
  EDQUOT: 'Your part of the disk is full. Make room, then try again.',
  EROFS: 'The disk can only be read. Choose another folder.',
  EACCES: 'This may not be read or written. Give yourself the right to, or choose another folder.',
  EMFILE: 'Too many files are open at once. Raise the limit (ulimit -n), then try again.',
}

/** A refusal of the system in words, with the file where it names one; undefined for all other errors. */
export function explainRefusal(error: unknown): string | undefined {
  const { code = '', path } = error instanceof Error ? (error as Error & { code?: string; path?: string }) : {}
  const words = Object.hasOwn(refusals, code) ? refusals[code] : undefined
  return words && (path ? `${path}: ${words}` : words)
}

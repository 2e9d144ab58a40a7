/**
 * Something that is not the program's fault keeps a command from its work: a folder that cannot be read, a port that is
 * taken, a page that does not settle. Its message is for people and says what to do; its stack says nothing to them.
 */
export class Failure extends Error {
  override name = 'Failure'
}

/** By name, because the pre-renderer is a bundle of its own, with its own copy of the class. */
export const isFailure = (error: unknown): error is Failure => error instanceof Error && error.name === 'Failure'

/** A job that fails does not stop the next one. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve()

  add<Result>(job: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(job)
    this.last = result.catch((error) => console.error(error))
    return result
  }

  /** Resolves when every job that has been added so far has ended. */
  settled = (): Promise<unknown> => this.last
}

import { GitFailure } from '../git/git'
import type { PublishRun, PublishStep } from '../store/publishing'

/** What the steps are called. */
const stepNames = ['Look at the folder', 'Ask the server', 'Record the changes', 'Send them'] as const

type Change = Partial<Omit<PublishRun, 'kind'>>

/** Says how a publication comes along. Each call hands over a whole new state. */
export class Progress {
  private run: PublishRun = {
    ...{ kind: 'run', isRunning: true },
    steps: stepNames.map((name) => ({ name, state: 'waiting' })),
  }

  constructor(private readonly onChange: (run: PublishRun) => void) {}

  note(change: Change): void {
    this.run = { ...this.run, ...change }
    this.onChange(this.run)
  }

  private noteStep(index: number, change: Partial<PublishStep>): void {
    this.note({ steps: this.run.steps.map((step, at) => (at === index ? { ...step, ...change } : step)) })
  }

  /** Does a step; where it fails, its sentence and git's words stand with it, and the error goes on. */
  async step<Result>(index: number, act: () => Promise<Result>, say: (result: Result) => string): Promise<Result> {
    this.noteStep(index, { state: 'running' })
    try {
      const result = await act()
      this.noteStep(index, { state: 'done', words: say(result) })
      return result
    } catch (error) {
      const isGits = error instanceof GitFailure
      const words = isGits ? error.message : 'Something went wrong, and nothing was sent. The terminal says what.'
      this.noteStep(index, { state: 'failed', words, ...(isGits && error.output && { output: error.output }) })
      throw error
    }
  }
}

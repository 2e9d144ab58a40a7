import { GitFailure } from '../git/git'
import type { PublishRun, PublishStep } from '../store/publishing'

const stepNames = ['Check the folder', 'Contact the server', 'Record the changes', 'Send them'] as const

type Change = Partial<Omit<PublishRun, 'kind'>>

/** Reports a whole new state at each change. */
export class Progress {
  private run: PublishRun = {
    ...{ kind: 'run', isRunning: true },
    steps: stepNames.map((name) => ({ name, state: 'waiting' })),
  }

  constructor(private readonly onChange: (run: PublishRun) => void) {}

  update(change: Change): void {
    this.run = { ...this.run, ...change }
    this.onChange(this.run)
  }

  private updateStep(index: number, change: Partial<PublishStep>): void {
    this.update({ steps: this.run.steps.map((step, at) => (at === index ? { ...step, ...change } : step)) })
  }

  /** Runs a step. If it fails, records why and rethrows. */
  async step<Result>(index: number, act: () => Promise<Result>, describe: (result: Result) => string): Promise<Result> {
    this.updateStep(index, { state: 'running' })
    try {
      const result = await act()
      this.updateStep(index, { state: 'done', words: describe(result) })
      return result
    } catch (error) {
      const isGitFailure = error instanceof GitFailure
      const words = isGitFailure
        ? error.message
        : 'Something went wrong, and nothing was sent. Details are shown in the terminal.'
      this.updateStep(index, { state: 'failed', words, ...(isGitFailure && error.output && { output: error.output }) })
      throw error
    }
  }
}

import { isFailure } from '../../../base/shared-types/failure'
import type { PublishRun, PublishStep } from '../publishing'

type Change = Partial<Omit<PublishRun, 'kind'>>

export class Progress {
  private run: PublishRun

  constructor(
    names: readonly string[],
    private readonly onChange: (run: PublishRun) => void,
  ) {
    this.run = { kind: 'run', isRunning: true, steps: names.map((name) => ({ name, state: 'waiting' })) }
  }

  add(name: string): void {
    this.update({ steps: [...this.run.steps, { name, state: 'waiting' }] })
  }

  update(change: Change): void {
    this.run = { ...this.run, ...change }
    this.onChange(this.run)
  }

  private updateStep(index: number, change: Partial<PublishStep>): void {
    this.update({ steps: this.run.steps.map((step, at) => (at === index ? { ...step, ...change } : step)) })
  }

  async step<Result>(index: number, act: () => Promise<Result>, describe: (result: Result) => string): Promise<Result> {
    this.updateStep(index, { state: 'running' })
    try {
      const result = await act()
      this.updateStep(index, { state: 'done', words: describe(result) })
      return result
    } catch (error) {
      const words = isFailure(error) ? error.message : 'Something went wrong, and nothing was sent. Try again.'
      const { output = '' } = error as { output?: string }
      this.updateStep(index, { state: 'failed', words, ...(output && { output }) })
      throw error
    }
  }
}

import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const slowestCount = 15

/** Names the slowest test files and, when Vitest is stopped, those that have not ended. */
export default class FileReporter implements Reporter {
  private readonly running = new Set<string>()
  private readonly seconds = new Map<string, number>()

  onInit(): void {
    process.prependOnceListener('SIGTERM', () => {
      console.error(`\nThese tests had not ended: ${[...this.running].join(', ')}`)
    })
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    this.running.add(relative(process.cwd(), moduleId))
  }

  onTestModuleEnd(module: TestModule): void {
    const file = relative(process.cwd(), module.moduleId)
    const { collectDuration, duration } = module.diagnostic()
    this.running.delete(file)
    this.seconds.set(file, Math.round((collectDuration + duration) / 1000))
  }

  onTestRunEnd(): void {
    const slowest = [...this.seconds].sort(([, one], [, other]) => other - one).slice(0, slowestCount)
    const lines = slowest.map(([file, seconds]) => `${String(seconds).padStart(5)} s  ${file}`)
    console.log(`\nThe slowest files:\n${lines.join('\n')}`)
  }
}

import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

/** Names the test files that have not ended when Vitest is stopped. */
export default class NameRunning implements Reporter {
  private readonly running = new Set<string>()

  onInit(): void {
    process.prependOnceListener('SIGTERM', () => {
      const files = [...this.running].map((file) => relative(process.cwd(), file))
      console.error(`\nThese tests had not ended: ${files.join(', ')}`)
    })
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    this.running.add(moduleId)
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.running.delete(moduleId)
  }
}

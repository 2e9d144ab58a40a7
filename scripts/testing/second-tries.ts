import type { Reporter, TestCase } from 'vitest/node'

/** Names, at the end of a run of vitest, the tests that failed at first and passed when they were asked again. */
export default class SecondTries implements Reporter {
  private readonly tests: TestCase[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.tests.push(test)
  }

  onTestRunEnd(): void {
    if (this.tests.length === 0) return
    console.log(`\nPassed at the second try only: ${this.tests.length}`)
    for (const test of this.tests) {
      const [error] = test.result().errors ?? []
      console.log(`  ${test.module.relativeModuleId} > ${test.fullName}\n    ${error?.message.split('\n')[0]}`)
    }
  }
}

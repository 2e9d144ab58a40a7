import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

/** An environment variable. */
export const secondTriesFile = 'SECOND_TRIES_FILE'

/** Reports tests that passed only when they were repeated, to a file or else to the terminal. */
export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    const [error] = test.result().errors ?? []
    const line = `${test.module.relativeModuleId} > ${test.fullName}: ${error?.message.split('\n')[0]}`
    const file = process.env[secondTriesFile]
    if (file) appendFileSync(file, `${line}\n`)
    else console.log(`Passed at the second try: ${line}`)
  }
}

import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase } from 'vitest/node'

/** The environment variable for the file that names the tests which needed a second try, one a line. */
export const secondTriesFile = 'SECOND_TRIES_FILE'

/** Reports the tests that failed at first and passed when they were repeated: to a file where one is named, else to the terminal. */
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

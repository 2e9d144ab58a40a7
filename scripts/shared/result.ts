import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { plural } from '../../src/engine/base/text/numbers'

export interface Result {
  failed: number
  skipped: number
  /** A few lines about each failure. */
  failures: string[]
  /** Why the stage could not run on this machine. */
  notRun?: string
}

export const resultOf = (failure: string, isPassed: boolean): Result => ({
  failed: Number(!isPassed),
  skipped: 0,
  failures: isPassed ? [] : [failure],
})

interface Report {
  numPassedTests: number
  numFailedTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    /** Why the file failed without a failed test. */
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

function describeFailures(report: Report): string[] {
  const firstLines = (message = '') =>
    message
      .split('\n')
      .filter((line) => !line.includes('node_modules'))
      .slice(0, 12)
      .join('\n    ')
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${file}\n    ${firstLines(message)}`]
    return failed.map((test) => `${file} > ${test.fullName}\n    ${firstLines(test.failureMessages?.[0])}`)
  })
}

/** Reads the JSON report of Vitest. */
export function readReport(title: string, file: string, isPassed: boolean): Result {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    const { numPassedTests, numFailedTests, numTotalTests } = report
    const named = describeFailures(report)
    return {
      failed: isPassed ? numFailedTests : Math.max(1, numFailedTests),
      skipped: numTotalTests - numPassedTests - numFailedTests,
      failures: isPassed || named.length > 0 ? named : [`${title}: an error outside of the tests, see above`],
    }
  } catch {
    return { failed: 1, skipped: 0, failures: [`${title}: they did not finish`] }
  }
}

const printList = (title: string, lines: string[]) => {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.join('\n')}`)
}

/**
 * Prints what all stages have found, and counts the stages: one tests, another finds faults. Returns whether all have
 * passed; one with a skipped test has not.
 */
export function printResults(results: Result[], missing: string[]): boolean {
  printList('Not run, and counted as neither passed nor failed', [
    ...missing,
    ...results.flatMap(({ notRun = [] }) => notRun),
  ])
  const skipped = results.reduce((total, result) => total + result.skipped, 0)
  if (skipped > 0) console.log(`\n${plural(skipped, 'test')} skipped; their stages count as failed.`)
  printList(
    'Failed',
    results.flatMap(({ failures }) => failures),
  )
  const run = results.filter(({ notRun }) => notRun === undefined)
  const failed = run.filter((result) => result.failed + result.skipped > 0)
  console.log(`\n${plural(run.length - failed.length, 'stage')} passed, ${failed.length} failed`)
  return failed.length === 0
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from '../shared/command'
import { ensureChromium } from './chromium'
import { ensureFontSets } from './fonts'
import { secondTriesFile } from './second-tries'

interface Result {
  passed: number
  failed: number
  skipped: number
  /** A few lines about each failure. */
  failures: string[]
  secondTries?: string[]
  /** Why the stage could not run on this machine. */
  notRun?: string
}

interface Stage {
  title: string
  run(title: string): Result
}

function execute(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
}

const step = (title: string, command: string, ...args: string[]): Stage => ({
  title,
  run() {
    const isPassed = execute(command, args)
    return { passed: Number(isPassed), failed: Number(!isPassed), skipped: 0, failures: isPassed ? [] : [title] }
  },
})

/** A step that needs an optional program. */
const stepWith = (program: string, title: string, command: string, ...args: string[]): Stage => ({
  title,
  run() {
    const isThere =
      spawnSync(program, [program === 'java' ? '-version' : '-h'], { stdio: 'ignore' }).error === undefined
    if (isThere) return step(title, command, ...args).run(title)
    return { passed: 0, failed: 0, skipped: 0, failures: [], notRun: `${title}: ${program} is not installed` }
  },
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

function readReport(title: string, folder: string, isPassed: boolean): Result {
  const tries = join(folder, 'second-tries')
  const secondTries = existsSync(tries) ? readFileSync(tries, 'utf8').trim().split('\n') : []
  try {
    const report: Report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
    const { numPassedTests, numFailedTests, numTotalTests } = report
    const named = describeFailures(report)
    return {
      passed: numPassedTests,
      failed: isPassed ? numFailedTests : Math.max(1, numFailedTests),
      skipped: numTotalTests - numPassedTests - numFailedTests,
      failures: isPassed || named.length > 0 ? named : [`${title}: an error outside of the tests, see above`],
      secondTries,
    }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${title}: they did not finish`], secondTries }
  }
}

const inProjects = (...names: string[]): string[] => names.flatMap((name) => ['--project', name])

const vitest = (title: string, selection: string[], workers: number, env: NodeJS.ProcessEnv = {}): Stage => ({
  title,
  run() {
    const folder = mkdtempSync(join(tmpdir(), 'site-tests-'))
    const args = [
      'run',
      ...selection,
      `--maxWorkers=${workers}`,
      '--reporter=dot',
      `--reporter=${join(import.meta.dirname, 'second-tries.ts')}`,
      '--reporter=json',
      `--outputFile.json=${join(folder, 'report.json')}`,
    ]
    try {
      const isPassed = execute('vitest', args, { ...env, [secondTriesFile]: join(folder, 'second-tries') })
      return readReport(title, folder, isPassed)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

/** The fastest stages come first. */
const stages = (chromium: string): Stage[] => [
  step('Types', 'tsc', '--noEmit'),
  step('Lint and format', 'biome', 'check', '--error-on-warnings'),
  step('Unused files, exports and dependencies', 'knip'),
  step('Generated files', 'tsx', 'scripts/generate.ts', '--check'),
  step('Configuration of hosts', 'tsx', 'scripts/generate.ts'),
  step('Content', 'node', 'scripts/run.js', 'check'),
  // A third worker, because tests wait for the commands that they start.
  vitest('Unit and system tests', inProjects('unit', 'components', 'system'), 3),
  vitest('Published drawings, by the tests of artwork/', ['--root', 'artwork'], 2),
  step('Build', 'node', 'scripts/run.js', 'build'),
  step('Weight of the pages', 'tsx', 'scripts/inspect/weight.ts'),
  stepWith('java', 'Html of every page, by the Nu html checker', 'tsx', 'scripts/inspect/html.ts'),
  stepWith('nginx', 'The site on nginx', 'tsx', 'scripts/inspect/try-host.ts', '--host', 'nginx'),
  stepWith('caddy', 'The site on Caddy', 'tsx', 'scripts/inspect/try-host.ts', '--host', 'caddy'),
  // On two cores, more workers are not faster, and make pages slow.
  vitest('Tests in a browser', inProjects('browser'), 2, { CHROMIUM_PATH: chromium }),
]

const printList = (title: string, lines: string[]) => {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.join('\n')}`)
}

/** A skipped test counts as failed. */
run(async () => {
  const chromium = ensureChromium()
  const missingFonts = ensureFontSets()
  const times: string[] = []
  const results = stages(chromium).map((stage) => {
    console.log(`\n── ${stage.title}`)
    const start = performance.now()
    const result = stage.run(stage.title)
    if (!result.notRun)
      times.push(`${String(Math.round((performance.now() - start) / 1000)).padStart(5)} s  ${stage.title}`)
    return result
  })
  const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0)
  const failed = sum('failed') + sum('skipped')
  printList('Time', times)
  printList(
    'Passed at the second try only',
    results.flatMap(({ secondTries = [] }) => secondTries),
  )
  printList('Not run, and counted as neither passed nor failed', [
    ...missingFonts,
    ...results.flatMap(({ notRun = [] }) => notRun),
  ])
  if (sum('skipped') > 0) console.log(`\n${sum('skipped')} tests were skipped; they count as failed.`)
  printList(
    'Failed',
    results.flatMap(({ failures }) => failures),
  )
  console.log(`\n${sum('passed')} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

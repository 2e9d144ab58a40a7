import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { run } from '../shared/command'
import { ensureChromium } from './chromium'
import { ensureFontSets } from './fonts'

/** The counts of a vitest run, from its own report. */
interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** What failed: told again at the end, where a long log is read from. */
const failures: string[] = []

function execute(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  return status === 0
}

/** One check that either passes or fails as a whole. */
function step(title: string, command: string, ...args: string[]): Counts {
  console.log(`\n── ${title}`)
  const isPassed = execute(command, args)
  if (!isPassed) failures.push(title)
  return { passed: Number(isPassed), failed: Number(!isPassed), skipped: 0 }
}

/** The checks that this machine cannot make, and why: neither passed nor failed, and told at the end. */
const notRun: string[] = []

/** A step that needs a program which people may do without. */
function stepWith(program: string, title: string, command: string, ...args: string[]): Counts {
  if (spawnSync(program, [program === 'java' ? '-version' : '-h'], { stdio: 'ignore' }).error === undefined)
    return step(title, command, ...args)
  const words = `${title}: there is no ${program} on this machine`
  notRun.push(words)
  console.log(`\n── Not run: ${words}`)
  return { passed: 0, failed: 0, skipped: 0 }
}

/** The parts of vitest's report that are read here, in Jest's form. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numTotalTests: number
  testResults: {
    name: string
    status: string
    /** Why the file itself failed, where it did. */
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

/** Returns a sentence or two for every test, and every file without tests, that failed. */
function failuresOf(report: Report): string[] {
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

/** A run of vitest, with so many files at a time. */
function vitest(title: string, projects: string[], workers: number, env: NodeJS.ProcessEnv = {}): Counts {
  console.log(`\n── ${title}`)
  const folder = mkdtempSync(join(tmpdir(), 'site-tests-'))
  const report = join(folder, 'report.json')
  const isPassed = execute(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      `--maxWorkers=${workers}`,
      '--reporter=dot',
      '--reporter=./scripts/testing/second-tries.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  )
  try {
    const results: Report = JSON.parse(readFileSync(report, 'utf8'))
    const { numPassedTests, numFailedTests, numTotalTests } = results
    const named = failuresOf(results)
    failures.push(...(isPassed || named.length > 0 ? named : [`${title}: an error outside of the tests, told above`]))
    const failed = isPassed ? numFailedTests : Math.max(1, numFailedTests)
    return { passed: numPassedTests, failed, skipped: numTotalTests - numPassedTests - numFailedTests }
  } catch {
    failures.push(`${title}: they did not come to an end`)
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Everything that CI runs, in the order in which mistakes are cheapest to find. A skipped test counts as failed. */
run(async () => {
  const chromium = ensureChromium()
  notRun.push(...ensureFontSets())
  const results = [
    step('Types', 'tsc', '--noEmit'),
    step('Lint and format', 'biome', 'check', '--error-on-warnings'),
    step('Unused files, exports and dependencies', 'knip'),
    step('Generated files', 'tsx', 'scripts/generate.ts', '--check'),
    step('Configuration of hosts', 'tsx', 'scripts/generate.ts'),
    step('Content', 'node', 'scripts/run.js', 'check'),
    // Commands that are waited for leave room for a third file.
    vitest('Unit and system tests', ['unit', 'components', 'system'], 3),
    step('Build', 'node', 'scripts/run.js', 'build'),
    step('Weight of the pages', 'tsx', 'scripts/inspect/weight.ts'),
    stepWith('java', 'Html of every page, by the Nu html checker', 'tsx', 'scripts/inspect/html.ts'),
    stepWith('nginx', 'The site on nginx', 'tsx', 'scripts/inspect/try-host.ts', '--host', 'nginx'),
    stepWith('caddy', 'The site on Caddy', 'tsx', 'scripts/inspect/try-host.ts', '--host', 'caddy'),
    // On two cores more files at a time take as long, and pages answer late.
    vitest('Tests in a browser', ['browser'], 2, { CHROMIUM_PATH: chromium }),
  ]
  const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0)
  const failed = sum('failed') + sum('skipped')
  if (sum('skipped') > 0) console.error(`\n${sum('skipped')} tests were skipped; they count as failed.`)
  if (notRun.length > 0) console.log(`\nNot run, and counted as neither passed nor failed:\n${notRun.join('\n')}`)
  if (failures.length > 0) console.error(`\nFailed:\n${failures.join('\n')}`)
  console.log(`\n${sum('passed')} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})

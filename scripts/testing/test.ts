import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../shared/command'
import { ensureChromium } from './chromium'
import { ensureFontSets } from './fonts'
import { printResults, type Result, readReport, resultOf } from './result'

interface Stage {
  title: string
  run(): Promise<Result>
}

interface Options {
  env?: NodeJS.ProcessEnv
  /** Whether no other program runs beside it. */
  isAlone?: boolean
}

const printTitle = (title: string) => console.log(`\n── ${title}`)

/** Runs a program. Its output is printed at its end if other programs run beside it. Returns whether it succeeded. */
function execute(
  title: string,
  command: string,
  args: string[],
  { env = {}, isAlone = true }: Options = {},
): Promise<boolean> {
  if (isAlone) printTitle(title)
  const child = spawn(command, args, { stdio: isAlone ? 'inherit' : 'pipe', env: { ...process.env, ...env } })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      if (!isAlone) printTitle(title)
      process.stdout.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}

const step = (title: string, command: string, ...args: string[]): Stage => ({
  title,
  run: async () => resultOf(title, await execute(title, command, args)),
})

/** A step that runs beside others. */
const besideOthers = (title: string, command: string, ...args: string[]): Stage => ({
  title,
  run: async () => resultOf(title, await execute(title, command, args, { isAlone: false })),
})

/** A step that needs an optional program. */
const stepWith = (program: string, title: string, command: string, ...args: string[]): Stage => ({
  title,
  async run() {
    const isThere =
      spawnSync(program, [program === 'java' ? '-version' : '-h'], { stdio: 'ignore' }).error === undefined
    if (isThere) return step(title, command, ...args).run()
    return { passed: 0, failed: 0, skipped: 0, failures: [], notRun: `${title}: ${program} is not installed` }
  },
})

const inProjects = (...names: string[]): string[] => names.flatMap((name) => ['--project', name])

const vitest = (title: string, selection: string[], workers: number, options: Options = {}): Stage => ({
  title,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'site-tests-'))
    const report = join(folder, 'report.json')
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    try {
      const args = ['run', ...selection, `--maxWorkers=${workers}`, ...reporters]
      return readReport(title, report, await execute(title, 'vitest', args, options))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

/** The fastest stages come first. Those of a group run side by side. */
const stages = (chromium: string): Stage[][] => [
  [
    besideOthers('Types', 'tsc', '--noEmit'),
    besideOthers('Lint and format', 'biome', 'check', '--error-on-warnings'),
    besideOthers('Unused files, exports and dependencies', 'knip'),
    besideOthers('Generated files', 'node', 'scripts/run.js', 'generate', '--check'),
    besideOthers('Content', 'node', 'scripts/run.js', 'check'),
  ],
  [step('Configuration of hosts', 'node', 'scripts/run.js', 'generate')],
  // A third worker, because tests wait for the commands that they start.
  [vitest('Unit and system tests', inProjects('unit', 'components', 'system'), 3)],
  // Each leaves a core to the other.
  [
    vitest('Published drawings, by the tests of artwork/', ['--root', 'artwork'], 1, { isAlone: false }),
    besideOthers('Build', 'node', 'scripts/run.js', 'build'),
  ],
  [step('Weight of the pages', 'tsx', 'scripts/inspect/weight.ts')],
  [stepWith('java', 'Html of every page, by the Nu html checker', 'tsx', 'scripts/inspect/html.ts')],
  [stepWith('nginx', 'The site on nginx', 'tsx', 'scripts/inspect/try-host.ts', '--host', 'nginx')],
  [stepWith('caddy', 'The site on Caddy', 'tsx', 'scripts/inspect/try-host.ts', '--host', 'caddy')],
  [stepWith('firefox-esr', 'The site and the editor in Firefox', 'tsx', 'scripts/inspect/firefox.ts')],
  // On two cores, more workers are not faster, and make pages slow.
  [vitest('Tests in a browser', inProjects('browser'), 2, { env: { CHROMIUM_PATH: chromium } })],
]

run(async () => {
  const chromium = ensureChromium()
  const missingFonts = ensureFontSets()
  const times: string[] = []
  const results: Result[] = []
  const runStage = async ({ title, run }: Stage) => {
    const start = performance.now()
    const result = await run()
    const seconds = Math.round((performance.now() - start) / 1000)
    if (!result.notRun) times.push(`${String(seconds).padStart(5)} s  ${title}`)
    return result
  }
  const start = performance.now()
  for (const group of stages(chromium)) results.push(...(await Promise.all(group.map(runStage))))
  times.push(`${String(Math.round((performance.now() - start) / 1000)).padStart(5)} s  in all`)
  console.log(`\nTime:\n${times.join('\n')}`)
  return printResults(results, missingFonts) ? 0 : 1
})

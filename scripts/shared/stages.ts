import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printResults, type Result, readReport, resultOf } from './result'

export interface Stage {
  title: string
  run(): Promise<Result>
}

export interface Options {
  env?: NodeJS.ProcessEnv
  cwd?: string
  /** Whether no other program runs beside it. */
  isAlone?: boolean
  /** In minutes. A program that takes longer is stopped, and counts as failed. */
  limit?: number
}

/** The programs that run, each the leader of a group of processes. */
const running = new Set<number>()

function stopGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal)
  } catch {
    // It has ended.
  }
}

/** Ctrl+C in a terminal does not reach other groups. */
function stopAll(): void {
  for (const leader of running) stopGroup(leader, 'SIGTERM')
  process.exit(1)
}

const printTitle = (title: string) => console.log(`\n── ${title}`)

/** Runs a program. Its output is printed at its end if other programs run beside it, and returned then. */
function execute(
  title: string,
  command: string,
  args: string[],
  { env = {}, cwd, isAlone = true, limit = 10 }: Options = {},
): Promise<{ isPassed: boolean; output: string }> {
  if (isAlone) printTitle(title)
  // A group of its own, so that what the program starts is stopped with it.
  const options = { cwd, detached: true, env: { ...process.env, ...env } }
  const child = spawn(command, args, { ...options, stdio: isAlone ? 'inherit' : 'pipe' })
  const leader = child.pid
  const timers: NodeJS.Timeout[] = []
  if (leader !== undefined) {
    running.add(leader)
    const stop = () => {
      console.log(`\n${title}: stopped, because it has not ended in ${limit} minutes.`)
      stopGroup(leader, 'SIGTERM')
      timers.push(setTimeout(() => stopGroup(leader, 'SIGKILL'), 5000))
    }
    timers.push(setTimeout(stop, limit * 60_000))
  }
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output.push(part))
  return new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
    .then((isPassed) => {
      if (!isAlone) printTitle(title)
      const text = Buffer.concat(output).toString()
      process.stdout.write(text)
      return { isPassed, output: text }
    })
    .finally(() => {
      for (const timer of timers) clearTimeout(timer)
      if (leader !== undefined) running.delete(leader)
    })
}

export const step = (title: string, command: string, ...args: string[]): Stage => ({
  title,
  run: async () => resultOf(title, (await execute(title, command, args)).isPassed),
})

/** A step that runs beside others. */
export const besideOthers = (title: string, command: string, ...args: string[]): Stage => ({
  title,
  async run() {
    const { isPassed, output } = await execute(title, command, args, { isAlone: false })
    const end = output.trimEnd().split('\n').slice(-20)
    return resultOf([title, ...end].join('\n    '), isPassed)
  },
})

/** Runs Vitest; `command` are the words that start it. */
export const vitestStage = (title: string, command: string[], selection: string[], options: Options = {}): Stage => ({
  title,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'site-tests-'))
    const report = join(folder, 'report.json')
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
    const [program = '', ...words] = command
    try {
      const args = [...words, 'run', ...selection, ...reporters]
      const { isPassed } = await execute(title, program, args, options)
      return readReport(title, report, isPassed)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

const inSeconds = (start: number) => String(Math.round((performance.now() - start) / 1000)).padStart(5)

/** Stages that run side by side. Those of a list in it run one after another. */
export type Group = (Stage | Stage[])[]

/** Runs groups of stages one after another. Returns whether everything passed. */
export async function runStages(groups: Group[], missing: string[] = []): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopAll)
  const times: string[] = []
  const results: Result[] = []
  const runStage = async ({ title, run }: Stage) => {
    const start = performance.now()
    const result = await run()
    if (!result.notRun) times.push(`${inSeconds(start)} s  ${title}`)
    return result
  }
  const runInTurn = async (stages: Stage | Stage[]) => {
    for (const stage of [stages].flat()) results.push(await runStage(stage))
  }
  const start = performance.now()
  for (const group of groups) await Promise.all(group.map(runInTurn))
  times.push(`${inSeconds(start)} s  in all`)
  console.log(`\nTime:\n${times.join('\n')}`)
  return printResults(results, missing)
}

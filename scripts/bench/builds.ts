import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Failure } from '../../src/engine/base/shared-types/failure'
import { grouped } from '../../src/engine/base/text/numbers'
import { inColumns } from '../../src/engine/building/site-build/closing-table'
import { listFolder } from '../../src/engine/building/site-build/output/output'
import { writeSyntheticSite } from '../../tests/sites/synthetic-site'

export interface Usage {
  /** On the clock, and of the processor. */
  seconds: number
  processor: number
  /** The peak in MB. */
  memory: number
}

const tasks = {
  check: 'check alone',
  content: 'build, code cached',
  edit: 'build, one page edited',
  again: 'build, nothing changed',
} as const

type Task = keyof typeof tasks

export interface BuildFigures {
  tasks: Record<Task, Usage>
  /** Of the built site. */
  bytesPerPage: number
}

/** A module that writes what a process has used when it ends. */
const usageReporter = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs'
  process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    writeSync(3, JSON.stringify({ processor: (user + system) / 1e6, memory: process.resourceUsage().maxRSS / 1000 }))
  })`)}`

/** Runs a command of a state of the repository; each begins with "node" in its package.json. */
async function measure(root: string, name: 'build' | 'check', options: string[]): Promise<Usage> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const args = [...(scripts[name] as string).split(' ').slice(1), ...options]
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['--import', usageReporter, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  })
  const [code, used] = await Promise.all([
    new Promise((resolve) => child.once('exit', resolve)),
    text(child.stdio[3] as NodeJS.ReadableStream),
  ])
  const seconds = (performance.now() - startedAt) / 1000
  if (code !== 0) throw new Failure(`"${args.join(' ')}" ended with ${code} in ${root}: there is nothing to compare.`)
  return { seconds, ...JSON.parse(used) }
}

const medianOf = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

const medianUsage = (runs: Usage[]): Usage => ({
  seconds: medianOf(runs.map(({ seconds }) => seconds)),
  processor: medianOf(runs.map(({ processor }) => processor)),
  memory: medianOf(runs.map(({ memory }) => memory)),
})

function weighFolder(folder: string): number {
  return [...listFolder(folder).files].reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
}

const rounds = 3

/** Measures builds of the same site by several states of the repository, in turn: other programs slow down all of them. */
export async function measureBuilds(roots: string[], pages: number): Promise<BuildFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const site = join(folder, 'site')
  const file = join(site, 'pages.json')
  const states = roots.map((root, index) => {
    const out = join(folder, `dist-${index}`)
    const runs: Record<Task, Usage[]> = { check: [], content: [], edit: [], again: [] }
    return { root, out, runs, build: () => measure(root, 'build', ['--site', site, '--out', out]) }
  })
  try {
    await writeSyntheticSite(site, pages)
    const written = await readFile(file, 'utf8')
    // The first command bundles all commands, and the first build the code.
    for (const { build } of states) await build()
    for (let round = 0; round < rounds; round++) {
      for (const { root, out, runs, build } of states) {
        await rm(out, { recursive: true })
        runs.check.push(await measure(root, 'check', ['--site', site]))
        runs.content.push(await build())
        await writeFile(file, written.replace('has a story of its own', `has story ${round} of its own`))
        runs.edit.push(await build())
        runs.again.push(await build())
        await writeFile(file, written)
      }
    }
    return states.map(({ out, runs: { check, content, edit, again } }) => ({
      tasks: {
        check: medianUsage(check),
        content: medianUsage(content),
        edit: medianUsage(edit),
        again: medianUsage(again),
      },
      bytesPerPage: weighFolder(out) / pages,
    }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** With `before`, each figure has its ratio to that of the other state. */
export function buildTable(pages: number, now: BuildFigures, before?: BuildFigures): string {
  const cell = (value: number, digits: number, other?: number) =>
    value.toFixed(digits) + (other === undefined ? '' : ` (${(value / other).toFixed(2)} ×)`)
  const rows = (Object.keys(tasks) as Task[]).map((task) => {
    const [{ seconds, processor, memory }, other] = [now.tasks[task], before?.tasks[task]]
    return [
      tasks[task],
      cell(seconds, 2, other?.seconds),
      cell(processor, 2, other?.processor),
      cell(memory, 0, other?.memory),
    ]
  })
  return [
    `A site of ${grouped(pages)} pages, ${cell(now.bytesPerPage / 1000, 1, before && before.bytesPerPage / 1000)} kB a page`,
    ...inColumns([['', 'seconds', 'of the processor', 'MB'], ...rows]),
  ].join('\n')
}

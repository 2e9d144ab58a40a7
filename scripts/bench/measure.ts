import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../../src/engine/base/shared-types/failure'
import { listFolder } from '../../src/engine/building/site-build/output/output'
import { type PageWeight, weighPages } from '../../src/engine/commands/studio-test/budgets/page-weight'
import { writeSyntheticSite } from '../../tests/sites/synthetic-site'
import { measureRecheck } from './recheck'

export interface Run {
  seconds: number
  /** The peak in MB; only Linux reports it. */
  memory?: number
}

export interface SiteFigures {
  pages: number
  /** The minimum for any build, measured in the same run: read, JSON.parse, write two files a page. */
  floor: Run
  check: Run
  /** Also builds the code, in another process whose memory is not counted. */
  cold: Run
  /** The code is built, the site is not. */
  content: Run
  /** One word of one page has changed. */
  edit: Run
  /** Nothing has changed. */
  again: Run
  /** The preview's check after an edit of one page, in a process that has checked the site before. */
  recheck: Run
  /** Of the built site. */
  files: number
  bytes: number
  /** Must not grow with the number of pages. */
  firstLoad: PageWeight
}

async function peakMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const kilobytes = status.match(/VmHWM:\s+(\d+)/)?.[1]
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1000
}

/** In milliseconds. */
const timeout = 20 * 60 * 1000

function measure(args: string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout })
    let memory: number | undefined
    const timer = setInterval(async () => {
      memory = (await peakMemory(child.pid ?? 0)) ?? memory
    }, 25)
    child.once('exit', (code) => {
      clearInterval(timer)
      const seconds = (performance.now() - startedAt) / 1000
      if (code === 0) resolve({ seconds, memory })
      else reject(new Failure(`"node ${args.join(' ')}" ended with ${code}, so there is nothing to compare.`))
    })
  })
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Runs a command of package.json, each of which begins with "node". */
function command(name: 'build' | 'check', ...options: string[]): Promise<Run> {
  const [, ...args] = (scripts[name] as string).split(' ')
  return measure([...args, ...options])
}

/** The minimum program. */
const floorOf = (site: string, out: string) => `
  const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
  mkdirSync(${JSON.stringify(out)}, { recursive: true })
  const { pages } = JSON.parse(readFileSync(${JSON.stringify(join(site, 'pages.json'))}, 'utf8'))
  pages.forEach((page, index) => {
    const text = JSON.stringify(page)
    writeFileSync(${JSON.stringify(out)} + '/' + index + '.json', text)
    writeFileSync(${JSON.stringify(out)} + '/' + index + '.html', text)
  })`

function weighFolder(folder: string): { files: number; bytes: number } {
  const sizes = [...listFolder(folder).files].map((file) => statSync(join(folder, file)).size)
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

/** Each figure is the best of three, but cold: other programs only add time. */
export async function measureSite(pages: number): Promise<SiteFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const site = join(folder, 'site')
  const out = join(folder, 'dist')
  const build = () => command('build', '--site', site, '--out', out)
  async function best(prepare: () => Promise<unknown>, run: () => Promise<Run>, times = 3): Promise<Run> {
    const runs: Run[] = []
    for (let count = 0; count < times; count++) {
      await prepare()
      runs.push(await run())
    }
    return runs.reduce((a, b) => (b.seconds < a.seconds ? b : a))
  }
  try {
    await mkdir(site, { recursive: true })
    await writeSyntheticSite(site, pages)
    const text = await readFile(join(site, 'pages.json'), 'utf8')
    const withoutSite = () => rm(out, { recursive: true, force: true })
    const edited = async () => {
      const word = `edited${Math.random().toString(36).slice(2, 8)}`
      await writeFile(join(site, 'pages.json'), text.replace('has a story of its own', `has a ${word} story`))
    }
    const nothing = async () => undefined
    const floor = await best(
      () => rm(join(folder, 'floor'), { recursive: true, force: true }),
      () => measure(['-e', floorOf(site, join(folder, 'floor'))]),
      // It is short, and the other figures are relative to it.
      7,
    )
    // The first command bundles all commands.
    await command('check', '--site', site)
    await rm('node_modules/.cache/site-code', { recursive: true, force: true })
    const cold = await build()
    const check = await best(nothing, () => command('check', '--site', site))
    const content = await best(withoutSite, build)
    const edit = await best(edited, build)
    const again = await best(nothing, build)
    const recheck = await measureRecheck(site)
    const [firstLoad] = weighPages(out, ['page-1.html']) as [PageWeight]
    return { pages, floor, check, cold, content, edit, again, recheck, ...weighFolder(out), firstLoad }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

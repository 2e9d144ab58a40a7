import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLine } from '../sites/command-line'
import { writeSyntheticSite } from '../sites/synthetic-site'

/** Builds that are killed, as processes: whatever the moment, a whole site stands. */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'site-kills-'))
const site = join(folder, 'site')
const out = join(folder, 'dist')
const pageCount = 12

const kills = 6

function startBuild(): { build: ChildProcess; ended: Promise<{ code: number | null; text: string }> } {
  const build = spawn(process.execPath, commandLine('build', '--site', site, '--out', out), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [build.stdout, build.stderr]) stream?.on('data', (words) => (text += words))
  const ended = new Promise<{ code: number | null; text: string }>((resolve) => {
    build.once('close', (code) => resolve({ code, text }))
  })
  return { build, ended }
}

/** Writes other words onto every page, so that each build has everything to write. */
function change(turn: number): void {
  const file = join(site, 'pages.json')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/Everything there is to know( \d+)?/g, `Everything there is to know ${turn}`))
}

/** What is not whole about the site that stands: pages, data, and what both link to. */
function findDamage(): string[] {
  const paths = (JSON.parse(readFileSync(join(site, 'pages.json'), 'utf8')).pages as { path: string }[]).map(
    ({ path }) => path,
  )
  const damage: string[] = []
  for (const path of paths) {
    const name = path === '/' ? 'index' : path.slice(1)
    const html = readFileSync(join(out, `${name}.html`), 'utf8')
    if (!html.trimEnd().endsWith('</html>')) damage.push(`${name}.html is cut off`)
    const data = JSON.parse(readFileSync(join(out, `${name}.json`), 'utf8'))
    if (data.path !== path) damage.push(`${name}.json is of another page`)
    const links = [...html.matchAll(/(?:href|src|data-settings)="(\/[^"#?]*\.[a-z0-9]+)"/g)].map(
      ([, link = '']) => link,
    )
    const app = html.match(/data-app="([^"]*)"/)?.[1]?.split(' ') ?? []
    for (const link of [...links, ...app])
      if (!existsSync(join(out, link))) damage.push(`${name}.html links to ${link}`)
  }
  for (const name of ['_headers', 'sitemap.xml', 'robots.txt']) {
    if (readFileSync(join(out, name), 'utf8') === '') damage.push(`${name} is empty`)
  }
  return damage
}

/** What a build leaves beside its folder: nothing. */
const strays = () => readdirSync(folder).filter((name) => name !== 'site' && name !== 'dist')

let duration = 0

beforeAll(async () => {
  await writeSyntheticSite(site, pageCount)
  // The first build also makes the code of the site; the second one shows how long a build takes.
  expect((await startBuild().ended).code).toBe(0)
  change(0)
  const startedAt = Date.now()
  expect((await startBuild().ended).code).toBe(0)
  duration = Date.now() - startedAt
}, 120_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test(`${kills} builds are killed at moments all over, and a whole site stands after each; the next build works`, async () => {
  for (let kill = 1; kill <= kills; kill++) {
    change(kill)
    const { build, ended } = startBuild()
    // Reading takes the first half; most moments are in the second, where files are written.
    const moment = duration * (0.3 + 0.75 * Math.random())
    const timer = setTimeout(() => build.kill('SIGKILL'), moment)
    await ended
    clearTimeout(timer)
    expect(findDamage(), `killed after ${Math.round(moment)} of ${duration} ms`).toEqual([])
  }
  change(kills + 1)
  expect(await startBuild().ended).toMatchObject({ code: 0 })
  expect(findDamage()).toEqual([])
  expect(readFileSync(join(out, 'page-1.html'), 'utf8')).toContain(`know ${kills + 1}`)
  expect(strays()).toEqual([])
}, 300_000)

test('two builds at once wait for each other and leave one whole site', async () => {
  change(kills + 2)
  const ends = await Promise.all([startBuild().ended, startBuild().ended])
  expect(ends.map(({ code }) => code)).toEqual([0, 0])
  expect(findDamage()).toEqual([])
  expect(strays()).toEqual([])
}, 60_000)

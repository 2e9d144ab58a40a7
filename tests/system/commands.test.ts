import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timesFile } from '../../src/engine/base/shared-types/addresses'
import { commandLine } from '../sites/command-line'
import { writeSyntheticSite } from '../sites/synthetic-site'

/** These tests run the commands as people and CI do: as processes; their exit codes, words and files are looked at. */
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'site-commands-'))
const small = join(folder, 'small')
const large = join(folder, 'large')

interface Answer {
  code: number
  out: string
}

function call(script: string, ...args: string[]): Promise<Answer> {
  return new Promise((resolve) => {
    execFile(process.execPath, commandLine(script, ...args), { cwd: root, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out: stdout + stderr })
    })
  })
}

/** A name for everything in a folder: files by their path and content, but for the one that says when it was built. */
function fingerprint(place: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== timesFile)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()) {
    hash.update(name.slice(place.length)).update(readFileSync(name))
  }
  return hash.digest('hex')
}

const edit = (site: string, change: (text: string) => string) => {
  const file = join(site, 'pages.json')
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, change(before))
  return () => writeFileSync(file, before)
}

beforeAll(async () => {
  await writeSyntheticSite(small, 10)
  await writeSyntheticSite(large, 300)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm run check', () => {
  test('says that all is well, with exit code 0', async () => {
    expect(await call('check', '--site', small)).toEqual({ code: 0, out: 'No problems in 10 pages.\n' })
  })

  test('prints problems as JSON for programs, with exit code 1', async () => {
    const restore = edit(small, (text) => text.replace('"type": "banner"', '"type": "bannner"'))
    const { code, out } = await call('check', '--site', small, '--format', 'json')
    restore()
    expect(code).toBe(1)
    expect(JSON.parse(out).problems).toEqual([
      {
        rule: 'unknown-block',
        severity: 'error',
        message: '"bannner" is not a block type. Did you mean "banner"?',
        suggestion: 'banner',
        file: 'pages.json',
        line: 35,
        column: 19,
        pointer: '/pages/0/blocks/0/type',
        page: '/',
        title: expect.any(String),
        block: { number: 1, type: 'bannner', heading: expect.any(String) },
        endLine: 35,
        endColumn: 28,
        fix: [{ offset: expect.any(Number), length: 9, text: '"banner"' }],
      },
    ])
  })

  test.each([
    [['--site', '/nowhere/at/all'], 'There is no such file. Name the folder that holds pages.json with --site.'],
    [['--format', 'xml'], '--format can be text, json, github, sarif, junit, not "xml".'],
    [['--colour'], 'Usage: npm run check'],
  ])('cannot run with %j: exit code 2, a line that says why, and no stack', async (args, words) => {
    const { code, out } = await call('check', ...args)
    expect(code).toBe(2)
    expect(out).toContain(words)
    expect(out).not.toMatch(/\n\s+at /)
  })
})

describe('node scripts/run.js', () => {
  /** A copy of the code with a cache of its own; the packages are those that are installed. */
  const copy = join(folder, 'code')
  const cache = join(copy, 'node_modules/.cache/commands')
  const start = (...args: string[]) =>
    new Promise<Answer>((resolve) => {
      execFile(process.execPath, ['scripts/run.js', ...args], { cwd: copy }, (error, stdout, stderr) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out: stdout + stderr })
      })
    })

  beforeAll(() => {
    for (const name of ['src', 'scripts', 'schemas', 'package.json', 'package-lock.json'])
      cpSync(join(root, name), join(copy, name), { recursive: true })
    mkdirSync(join(copy, 'node_modules'))
    for (const name of readdirSync(join(root, 'node_modules')))
      if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  })

  test('says what the command itself says, from a bundle that follows the sources', { timeout: 120_000 }, async () => {
    const fine = { code: 0, out: 'No problems in 10 pages.\n' }
    expect(await start('check', '--site', small)).toEqual(fine)
    const before = readdirSync(cache)
    expect(before).toHaveLength(1)
    expect(await start('check', '--site', small)).toEqual(fine)
    expect(readdirSync(cache)).toEqual(before)

    const now = new Date()
    utimesSync(join(copy, 'scripts/run.js'), now, now)
    // What npm runs after an installation.
    expect(spawnSync(process.execPath, ['scripts/packaging/after-installation.js'], { cwd: copy }).status).toBe(0)
    const prepared = readdirSync(cache)
    expect(prepared).toHaveLength(1)
    expect(prepared).not.toEqual(before)
    const restore = edit(small, (text) => text.replace('"type": "banner"', '"type": "bannner"'))
    const { code, out } = await start('check', '--site', small)
    restore()
    expect(code).toBe(1)
    expect(out).toContain('Did you mean "banner"?')
    expect(readdirSync(cache)).toEqual(prepared)
  })

  test('explains a command that is given nothing but --help', async () => {
    const { code, out } = await start('uses', '--help')
    expect(code).toBe(0)
    expect(out).toMatch(/^Usage: npm run uses .*commands\.md/s)
  })

  test('runs no other command, and names the nearest', async () => {
    const { code, out } = await start('chekc')
    expect(code).toBe(2)
    expect(out).toContain('There is no command "chekc". Did you mean "check"?')
  })
})

describe('npm run build', () => {
  const out = join(folder, 'out')

  test('builds any site: every page with its html and its data', { timeout: 120_000 }, async () => {
    const { code, out: words } = await call('build', '--site', small, '--out', out)
    expect(words).toContain('Built 10 pages')
    expect(code).toBe(0)
    for (const name of ['index', 'page-1', 'page-8', '404']) {
      expect(readFileSync(join(out, `${name}.html`), 'utf8')).toContain('<h1')
      expect(JSON.parse(readFileSync(join(out, `${name}.json`), 'utf8'))).toHaveProperty('blocks')
    }
    expect(existsSync(join(out, 'images/drawing.svg'))).toBe(true)
  })

  test('what browsers load does not depend on the number of pages: the same files, byte for byte', {
    timeout: 120_000,
  }, async () => {
    const other = join(folder, 'out-large')
    expect((await call('build', '--site', large, '--out', other)).code).toBe(0)
    const code = (place: string) =>
      readdirSync(join(place, 'assets'))
        .filter((name) => /\.(js|css)$/.test(name))
        .sort()
        .map((name) => [name, readFileSync(join(place, 'assets', name), 'utf8')])
    expect(code(out).length).toBeGreaterThan(20)
    expect(code(other)).toEqual(code(out))
  })

  test.each([
    ['a missing comma', (text: string) => text.replace('"title": "Page 0",', '"title": "Page 0"')],
    ['a missing file', (text: string) => text.replace('/images/drawing.svg', '/images/drawings.svg')],
  ])(
    '%s stops it: one message with its place, and the last site is as it was',
    { timeout: 60_000 },
    async (_, change) => {
      const before = fingerprint(out)
      const restore = edit(small, change)
      const { code, out: words } = await call('build', '--site', small, '--out', out)
      restore()
      expect(code).toBe(1)
      expect(words).toMatch(/^ {2}pages\.json:\d+:\d+/m)
      expect(words).toContain('1 problem on 1 page.')
      expect(fingerprint(out)).toBe(before)
    },
  )

  test('a build that is killed leaves the last site whole, and the next one clears up', {
    timeout: 120_000,
  }, async () => {
    const before = fingerprint(out)
    const building: ChildProcess = spawn(process.execPath, commandLine('build', '--site', large, '--out', out), {
      cwd: root,
      stdio: 'ignore',
    })
    const isStaged = () => readdirSync(folder).some((name) => name.startsWith('out.building-'))
    while (!isStaged() && building.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(isStaged()).toBe(true)
    const ended = new Promise((resolve) => building.once('exit', resolve))
    building.kill('SIGKILL')
    await ended
    expect(fingerprint(out)).toBe(before)
    expect(isStaged()).toBe(true)
    expect((await call('build', '--site', small, '--out', out)).code).toBe(0)
    expect(isStaged()).toBe(false)
    expect(fingerprint(out)).toBe(before)
  })

  test('a fifth fewer pages than last time stop it until they are confirmed', { timeout: 120_000 }, async () => {
    const before = fingerprint(out)
    const fewer = (text: string) => {
      const content = JSON.parse(text) as { pages: { path: string }[] }
      const pages = content.pages.filter(({ path }) => path !== '/page-6' && path !== '/page-7')
      return JSON.stringify({ ...content, pages }).replaceAll('"/page-6"', '"/"')
    }
    const restore = edit(small, fewer)
    try {
      const refused = await call('build', '--site', small, '--out', out)
      expect(refused.code).not.toBe(0)
      expect(refused.out).toContain(
        'The last build had 10 pages, this one would have 8. These would vanish:\n  /page-6\n  /page-7\n',
      )
      expect(fingerprint(out)).toBe(before)
      const confirmed = await call('build', '--site', small, '--out', out, '--fewer-pages')
      expect(confirmed.out).toContain('Built 8 pages')
      expect(confirmed.code).toBe(0)
    } finally {
      restore()
    }
  })

  test('a folder that no build has made is left alone', async () => {
    const { code, out: words } = await call('build', '--site', small, '--out', small)
    expect(code).toBe(2)
    expect(words).toContain('holds something that no build has made, so it is left alone.')
    expect(existsSync(join(small, 'pages.json'))).toBe(true)
  })
})

describe('npm run new -- page', () => {
  test('adds a page that passes the check, says what is left to write, and changes nothing else', async () => {
    const site = mkdtempSync(join(folder, 'new-'))
    await writeSyntheticSite(site, 3)
    const before = readFileSync(join(site, 'pages.json'), 'utf8')
    const { code: made, out: words } = await call('new', 'page', '/work/big-idea', '--template', 'ip', '--site', site)
    expect(made).toBe(0)
    expect(words).toContain('It is hidden')
    // What is still to be written is a warning.
    const { code, out } = await call('check', '--site', site, '--format', 'json')
    expect(code).toBe(0)
    // The list of what is left is the check's, line for line.
    const left = JSON.parse(out).problems.filter(({ rule }: { rule: string }) => rule === 'unfinished-text')
    expect(left.length).toBeGreaterThan(0)
    expect(words.match(/line \d+/g)).toEqual(
      expect.arrayContaining(left.map(({ line }: { line: number }) => `line ${line}`)),
    )
    const after = readFileSync(join(site, 'pages.json'), 'utf8')
    expect(after.startsWith(before.slice(0, before.lastIndexOf('}\n  ]')))).toBe(true)
    expect(JSON.parse(after).pages[3]).toMatchObject({ path: '/work/big-idea', title: 'Big idea' })
  })

  test('adds nothing when the path is taken', async () => {
    const before = readFileSync(join(small, 'pages.json'), 'utf8')
    const { code, out } = await call('new', 'page', '/page-1', '--site', small)
    expect(code).toBe(2)
    expect(out).toContain('There is already a page with the path "/page-1".')
    expect(readFileSync(join(small, 'pages.json'), 'utf8')).toBe(before)
  })
})

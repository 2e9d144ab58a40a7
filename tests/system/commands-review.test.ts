import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { commandLine } from '../sites/command-line'
import { createGitSite } from '../sites/git-site'

/** The commands that look at changes, and the ones that change names, as people and CI run them: as processes. */
const root = join(import.meta.dirname, '../..')
const site = createGitSite()
afterEach(() => site.restore())
afterAll(() => site.remove())

const argumentsOf = (script: string, args: string[]) => commandLine(script, ...args, '--site', site.folder)

function call(script: string, args: string[], env = process.env): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, argumentsOf(script, args), { cwd: root, env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
    })
  })
}

const misspell = () => writeFileSync(site.file, readFileSync(site.file, 'utf8').replace('"heading"', '"heeding"'))

describe('npm run check -- --format', () => {
  test('github and sarif name the file from the root of the repository; the exit code tells of errors', async () => {
    misspell()
    const github = await call('check', ['--format', 'github'])
    expect(github.code).toBe(1)
    expect(github.out).toMatch(
      /^::error file=sites\/fox\/pages\.json,line=\d+,endLine=\d+,col=\d+,endColumn=\d+,title=/,
    )
    const { runs } = JSON.parse((await call('check', ['--format', 'sarif'])).out)
    expect(runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('sites/fox/pages.json')
    const rule = runs[0].tool.driver.rules.find(({ id }: { id: string }) => id === 'unknown-field')
    expect(rule.help.markdown).toBe(readFileSync(join(root, 'docs/rules/unknown-field.md'), 'utf8'))
  })

  test('a site without problems is an empty list of annotations and a passed test case a page', async () => {
    expect(await call('check', ['--format', 'github'])).toEqual({ code: 0, out: '\n', err: '' })
    expect((await call('check', ['--format', 'junit'])).out).toContain('<testsuites tests="4" failures="0"')
  })

  test('an unknown format, or a computer without git, is said in a line', async () => {
    const { code, err } = await call('check', ['--format', 'xml'])
    expect({ code, err }).toEqual({ code: 2, err: '--format can be text, json, github, sarif, junit, not "xml".\n' })
    const without = await call('check', ['--since', 'HEAD'], { ...process.env, PATH: '/nowhere' })
    expect(without).toEqual({
      code: 2,
      out: '',
      err: 'There is no git on this computer, so no earlier version of the site is on record. Install git.\n',
    })
  })
})

describe('npm run check -- --since and npm run summary', () => {
  test('the check tells of the change only, the summary what it is', async () => {
    expect((await call('check', ['--since', 'HEAD'])).out).toBe('No problems in what has changed since HEAD.\n')
    misspell()
    const { code, err } = await call('check', ['--since', 'HEAD'])
    expect(code).toBe(1)
    expect(err).toContain('[unknown-field]')
    const summary = await call('summary', ['HEAD'])
    expect(summary.code).toBe(0)
    expect(summary.out).toMatch(/^# What changes on the site\n/)
  })
})

describe('npm run move and npm run uses', () => {
  test('move writes the file and says what it did; uses finds the new places', async () => {
    const { code, out } = await call('move', ['/about', '/studio'])
    expect({ code, out }).toEqual({
      code: 0,
      out: '"/about" is "/studio" now; a redirect leads from the old path.\n1 place that names it rewritten.\n',
    })
    expect((await call('check', [])).out).toBe('No problems in 4 pages.\n')
    expect((await call('uses', ['/studio'])).out).toMatch(
      /^The page "\/studio" is used in 2 places:\npages\.json:\d+:\d+ {2}/,
    )
    const before = readFileSync(site.file, 'utf8')
    const refused = await call('move', ['/studio', '/'])
    expect(refused.code).toBe(2)
    expect(readFileSync(site.file, 'utf8')).toBe(before)
  })
})

describe('npm run check -- --watch', () => {
  let watching: ChildProcess
  let said = ''
  /** Waits until the next words hold `words`. */
  async function waitForOutput(words: string, within = 20_000): Promise<void> {
    const end = performance.now() + within
    while (!said.includes(words)) {
      if (performance.now() > end) throw new Error(`"${words}" was not said, but: ${said}`)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    said = ''
  }

  beforeAll(() => {
    watching = spawn(process.execPath, argumentsOf('check', ['--watch']), { cwd: root })
    watching.stdout?.on('data', (words) => {
      said += words
    })
    watching.stderr?.on('data', (words) => {
      said += words
    })
  })
  afterAll(() => watching.kill('SIGKILL'))

  test('it checks again after each change, with the time, and clears nothing; Ctrl+C ends it', async () => {
    await waitForOutput('No problems in 3 pages.')
    const sound = readFileSync(site.file, 'utf8')
    misspell()
    await waitForOutput('[unknown-field]')
    for (let round = 0; round < 3; round++) {
      writeFileSync(`${site.file}.new`, sound)
      renameSync(`${site.file}.new`, site.file)
      await waitForOutput('No problems in 3 pages.')
      misspell()
      await waitForOutput('[unknown-field]')
    }

    rmSync(site.file)
    await waitForOutput('There is no such file.')
    writeFileSync(site.file, sound)
    await waitForOutput('No problems in 3 pages.')
    rmSync(join(site.folder, 'public'), { recursive: true })
    await waitForOutput('[file-exists]')
    mkdirSync(join(site.folder, 'public/images'), { recursive: true })
    writeFileSync(join(site.folder, 'public/images/fox.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await waitForOutput('No problems in 3 pages.')
    writeFileSync(join(site.folder, 'public/images/owl.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await waitForOutput('[unused-file]')

    misspell()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(said).toMatch(/^\[\d\d:\d\d:\d\d\]$/m)
    expect(said).not.toContain('\u001b[2J')
    const ended = new Promise((resolve) => watching.once('exit', (code, signal) => resolve({ code, signal })))
    watching.kill('SIGINT')
    expect(await ended).toEqual({ code: 0, signal: null })
  })
})

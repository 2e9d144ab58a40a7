import { execFile } from 'node:child_process'
import {
  chmodSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { commandLine } from '../sites/command-line'
import { writeSyntheticSite } from '../sites/synthetic-site'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'site-fix-'))
const file = join(folder, 'pages.json')
const read = () => readFileSync(file, 'utf8')
let good = ''

/** Runs `npm run check -- --fix` as people do: as a process; their exit codes, words and files are looked at. */
function fix(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      commandLine('check', '--site', folder, '--fix', ...args),
      { cwd: root, maxBuffer: 1e8 },
      (error, out, err) => resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err }),
    )
  })
}

beforeAll(async () => {
  await writeSyntheticSite(folder, 10)
  good = read()
})
beforeEach(() => {
  rmSync(file, { force: true })
  writeFileSync(file, good)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const broken = () =>
  good.replace('"type": "banner"', '\'type\': "bannner"').replace('"title": "Page 1",', '"title": "Page 1"')

test('repairs the file, shows what changed and says that nothing is left, with exit code 0', async () => {
  writeFileSync(file, broken())
  const { code, out } = await fix()
  expect(read()).toBe(good)
  expect(out).toContain('-          \'type\': "bannner",\n+          "type": "banner",\n')
  expect(out).toContain('3 problems repaired; pages.json is written.')
  expect(out).toContain('No problems in 10 pages.')
  expect(out).not.toContain('\u001b')
  expect(code).toBe(0)
})

test('reports what it cannot repair, with exit code 1', async () => {
  writeFileSync(file, broken().replace('"video": 76979871', '"video": "the fox"'))
  const { code, out, err } = await fix()
  expect(out).toContain('3 problems repaired')
  expect(err).toContain('“the fox” is not a valid video id.')
  expect(code).toBe(1)
})

test('with --dry-run shows the same and writes nothing', async () => {
  writeFileSync(file, broken())
  const { out } = await fix('--dry-run')
  expect(out).toContain('+          "type": "banner",')
  expect(out).toContain('Nothing was written')
  expect(read()).toBe(broken())
})

test('does not touch a file that is right', async () => {
  utimesSync(file, new Date(0), new Date(0))
  expect(await fix()).toEqual({ code: 0, out: 'No problems in 10 pages.\n', err: '' })
  expect(statSync(file).mtimeMs).toBe(0)
})

test('answers programs with JSON alone, and people beside it', async () => {
  writeFileSync(file, broken())
  const { out, err } = await fix('--format', 'json')
  expect(JSON.parse(out)).toEqual({ problems: [] })
  expect(err).toContain('3 problems repaired')
})

test('a symbolic link stays one', async () => {
  const target = join(folder, 'content.json')
  writeFileSync(file, broken())
  renameSync(file, target)
  symlinkSync('content.json', file)
  expect((await fix()).code).toBe(0)
  expect(lstatSync(file).isSymbolicLink()).toBe(true)
  expect(readFileSync(target, 'utf8')).toBe(good)
  rmSync(target)
})

test('a read-only file stays as it is: exit code 2, one line that says why, and no claim that it was repaired', async () => {
  writeFileSync(file, broken())
  chmodSync(file, 0o444)
  const { code, out, err } = await fix()
  expect(code).toBe(2)
  expect(err).toMatch(/^\S+pages\.json was not written: it is marked as read-only\. Allow writing and try again\.\n$/)
  expect(out).toBe('')
  expect(read()).toBe(broken())
  expect(readdirSync(folder).sort()).toEqual(['pages.json', 'public'])
})

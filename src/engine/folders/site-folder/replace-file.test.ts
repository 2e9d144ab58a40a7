import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { replaceFile } from './replace-file'

const folder = mkdtempSync(join(tmpdir(), 'replace-file-'))
const file = join(folder, 'pages.json')
const read = () => readFileSync(file, 'utf8')

beforeEach(() => {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  writeFileSync(file, '\uFEFFold\r\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('writes the new text, keeps the mode and leaves nothing beside it', () => {
  chmodSync(file, 0o646)
  replaceFile(file, '\uFEFFold\r\n', '\uFEFFnew\r\n')
  expect(read()).toBe('\uFEFFnew\r\n')
  expect(statSync(file).mode & 0o777).toBe(0o646)
  expect(readdirSync(folder)).toEqual(['pages.json'])
})

test('a symbolic link stays one, and the file that it leads to is written', () => {
  mkdirSync(join(folder, 'elsewhere'))
  const target = join(folder, 'elsewhere', 'content.json')
  writeFileSync(target, 'old')
  rmSync(file)
  symlinkSync('elsewhere/content.json', file)
  replaceFile(file, 'old', 'new')
  expect(lstatSync(file).isSymbolicLink()).toBe(true)
  expect(readFileSync(target, 'utf8')).toBe('new')
  expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['content.json'])
})

test('a file that another program has changed is left alone', () => {
  writeFileSync(file, 'saved by the author')
  expect(() => replaceFile(file, '\uFEFFold\r\n', 'new')).toThrow(/because another program has changed it/)
  expect(read()).toBe('saved by the author')
  expect(readdirSync(folder)).toEqual(['pages.json'])
})

test('a read-only file is left alone', () => {
  chmodSync(file, 0o444)
  expect(() => replaceFile(file, '\uFEFFold\r\n', 'new')).toThrow(/marked as read-only/)
  expect(read()).toBe('\uFEFFold\r\n')
})

test('a file that is gone is a failure with a reason', () => {
  expect(() => replaceFile(join(folder, 'none.json'), 'old', 'new')).toThrow(
    /none\.json was not written and is as it was\. The file no longer exists\.$/,
  )
})

test('removes what killed commands have left, but not what is being written', () => {
  const ended = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }))
  const [old, left, busy] = ['1', `${ended}-0a`, process.pid].map((id) => join(folder, `.pages.json.${id}.new`))
  for (const path of [old, left, busy]) writeFileSync(path as string, 'half')
  utimesSync(old as string, new Date(0), new Date(0))
  replaceFile(file, '\uFEFFold\r\n', 'new')
  expect([old, left, busy].map((path) => existsSync(path as string))).toEqual([false, false, true])
})

test('a command that is killed at any moment leaves the old text or the new one', { timeout: 120_000 }, async () => {
  const [one, other] = ['1'.repeat(2_000_000), '2'.repeat(2_000_000)]
  const module = JSON.stringify(join(import.meta.dirname, 'replace-file.ts'))
  const program = `
    import { replaceFile } from ${module}
    const texts = ['1'.repeat(2_000_000), '2'.repeat(2_000_000)]
    console.log('ready')
    for (let at = 0; ; at++) replaceFile(process.argv[1], texts[at % 2], texts[(at + 1) % 2])`
  for (const delay of [0, 3, 13, 24, 37, 50]) {
    writeFileSync(file, one)
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, file])
    await new Promise((resolve) => child.stdout.once('data', resolve))
    await new Promise((resolve) => setTimeout(resolve, delay))
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
    expect([one, other].includes(read())).toBe(true)
  }
})

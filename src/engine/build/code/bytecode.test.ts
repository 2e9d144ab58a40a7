import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bytecode-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const loader = pathToFileURL(join(import.meta.dirname, 'bytecode.ts')).href

/** Runs a program that loads a file, in a process of its own, and answers what it says. */
function run(file: string): string {
  const program = `import { loadBuilt } from ${JSON.stringify(loader)}
    loadBuilt(${JSON.stringify(join(folder, file))}).say()`
  return execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { encoding: 'utf8' })
}

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

/** Makes a file look old, so that it can be seen whether it is written again. */
const age = (file: string) => utimesSync(join(folder, file), 1, 1)
const isOld = (file: string) => statSync(join(folder, file)).mtimeMs === 1000

beforeEach(() => {
  write(
    'program.cjs',
    `const words = require('./words.cjs')
     const { sep } = require('node:path')
     exports.say = () => console.log(words.greet(__filename.split(sep).pop()))`,
  )
  write('words.cjs', "let times = 0; exports.greet = (name) => ['Hello', name, ++times].join(', ')")
})

test('a built file runs as a CommonJS module, and so does what it requires', () => {
  expect(run('program.cjs')).toBe('Hello, program.cjs, 1\n')
})

test('its bytecode is kept, and used when it runs again', () => {
  const kept = ['program.cjs.for-program', 'words.cjs.for-program']
  run('program.cjs')
  expect(readdirSync(folder).sort()).toEqual(['program.cjs', kept[0], 'words.cjs', kept[1]])
  kept.forEach(age)
  expect(run('program.cjs')).toBe('Hello, program.cjs, 1\n')
  expect(kept.filter(isOld)).toEqual(kept)
})

test('bytecode that V8 refuses is made anew', () => {
  run('program.cjs')
  const kept = 'words.cjs.for-program'
  write(kept, 'broken')
  expect(run('program.cjs')).toBe('Hello, program.cjs, 1\n')
  expect(statSync(join(folder, kept)).size).toBeGreaterThan(100)
  age(kept)
  expect(run('program.cjs')).toBe('Hello, program.cjs, 1\n')
  expect(isOld(kept)).toBe(true)
})

test('each program has its own: they call different functions', () => {
  write('other.cjs', "exports.say = () => console.log(require('./words.cjs').greet('other'))")
  run('program.cjs')
  age('words.cjs.for-program')
  expect(run('other.cjs')).toBe('Hello, other, 1\n')
  expect(isOld('words.cjs.for-program')).toBe(true)
  expect(readdirSync(folder)).toContain('words.cjs.for-other')
})

test('a file is run once, whoever asks for it', () => {
  write(
    'twice.cjs',
    "const one = require('./words.cjs'); exports.say = () => console.log(one === require('./words.cjs'), one.greet('a'), one.greet('a'))",
  )
  expect(run('twice.cjs')).toBe('true Hello, a, 1 Hello, a, 2\n')
})

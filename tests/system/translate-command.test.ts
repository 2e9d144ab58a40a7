import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readCase } from '../sites/broken-content'
import { commandLine } from '../sites/command-line'

const root = join(import.meta.dirname, '../..')
const site = mkdtempSync(join(tmpdir(), 'translated-site-'))
afterAll(() => rmSync(site, { recursive: true, force: true }))

mkdirSync(join(site, 'public/images'), { recursive: true })
const fox = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
writeFileSync(join(site, 'public/images/fox.svg'), fox)
writeFileSync(join(site, 'pages.json'), readCase('translated-nothing-wrong'))

const translate = (...args: string[]): string =>
  execFileSync(process.execPath, commandLine('translate', ...args, '--site', site), { cwd: root, encoding: 'utf8' })
const pages = () => readFileSync(join(site, 'pages.json'), 'utf8')

test('npm run translate: texts go to a translator and come back, and the page is up to date', () => {
  const file = join(site, 'texts.xlf')
  expect(translate('--list', 'de', '--xliff', file)).toContain('Wrote 21 texts')
  const xliff = readFileSync(file, 'utf8').replaceAll('state="initial"', 'state="translated"')
  writeFileSync(file, xliff.replace('>Hallo<', '>Guten Tag<'))
  expect(translate('--import', file)).toMatch(/^1 text written\./)
  expect(pages()).toContain('"heading": "Guten Tag"')
  expect(translate('--list')).toMatch(/^German \("de"\): \d of 4 /)
  expect(translate('--seen', '/de')).toBe('"/de" is up to date with "/".\n')
})

test('npm run translate: a mistake gets a sentence, and nothing is written', () => {
  const before = pages()
  for (const args of [
    ['/abuot', 'de'],
    ['--import', join(site, 'none.xlf')],
    ['--import', site],
  ])
    expect(() => translate(...args)).toThrow(/Nothing was written/)
  expect(pages()).toBe(before)
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { collectLost } from './collect-lost'

test('keeps what stylesheets name in vain, and says nothing of files of public/', ({ onTestFinished }) => {
  const studio = mkdtempSync(join(tmpdir(), 'lost-files-'))
  onTestFinished(() => rmSync(studio, { recursive: true }))
  mkdirSync(join(studio, 'public'))
  writeFileSync(join(studio, 'public/dots.svg'), '')
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const lost = new Set<string>()
  const { warn, warnOnce } = collectLost({ root: '/engine', studio }, lost)
  for (const file of ['/dots.svg', '/dots.svg#a', '/gone.svg', './gone.svg'])
    warn(`\n${file} referenced in ${file} didn't resolve at build time, it will remain unchanged`)
  warnOnce('\nA PostCSS plugin did not pass the `from` option to `postcss.parse`.')
  expect([...lost]).toEqual(['/gone.svg', './gone.svg'])
  expect(said).not.toHaveBeenCalled()
  warn('Something else.')
  expect(said).toHaveBeenCalledOnce()
})

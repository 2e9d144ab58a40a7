import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preprocessCSS, resolveConfig } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { viteConfig } from './vite-config'

test('files of settings in a studio and in the folders above it are not read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const studio = join(folder, 'sites/north')
  mkdirSync(studio, { recursive: true })
  for (const place of [folder, studio]) {
    writeFileSync(join(place, 'postcss.config.cjs'), 'module.exports = { plugins: { tailwindcss: {} } }')
    writeFileSync(join(place, '.env'), 'VITE_SECRET=1')
  }
  const config = await resolveConfig(viteConfig(studio, studio), 'build')
  expect(config.env).not.toHaveProperty('VITE_SECRET')
  const { code } = await preprocessCSS('a { color: red }', join(studio, 'theme.css'), config)
  expect(code).toContain('red')
})

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStyleJoiner } from './page-styles'

let out: string

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'site-styles-'))
  mkdirSync(join(out, 'assets'))
  for (const name of ['theme', 'card', 'grid']) writeFileSync(join(out, `assets/${name}.css`), `.${name}{}`)
})

afterEach(() => rmSync(out, { recursive: true }))

test('the stylesheets of a page become one file, in their order, and pages with the same ones share it', async () => {
  const joinStyles = createStyleJoiner(out)
  const address = await joinStyles(['/assets/theme.css', '/assets/grid.css', '/assets/card.css'])
  expect(readFileSync(join(out, address), 'utf8')).toBe('.theme{}.grid{}.card{}')
  expect(await joinStyles(['/assets/theme.css', '/assets/grid.css', '/assets/card.css'])).toBe(address)
  expect(await joinStyles(['/assets/theme.css'])).not.toBe(address)
  expect(readdirSync(join(out, 'assets')).filter((name) => name.startsWith('page-'))).toHaveLength(2)
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildSite } from '../../src/engine/building/site-build'
import { writeTrialStudio } from '../sites/trial-studio'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'refused-'))
const blocks = [{ type: 'prose', html: '<p>Text</p>' }]

const build = (site: string) =>
  buildSite({ root, site, out: join(site, 'dist'), notify: () => undefined, progress: () => undefined })

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a build stops at html that browsers refuse, and names the block or the layout and its file', async () => {
  const site = join(folder, 'refused')
  const component = `export default () => <iframe title="a" style={{ color: 'red' }} src="https://other.example/" />\n`
  const layout = 'export default ({ children }) => <div>{children}</div>\n'
  writeTrialStudio(site, { 'blocks/prose/component.tsx': component, 'layouts/sheet/layout.tsx': layout }, blocks)
  const message = await build(site).then(String, String)
  expect(message).toContain('Page "/": The layout "sheet" has no <main id="content">')
  expect(message).toContain('The block "prose" writes style="color:red"')
  expect(message).toContain('The block "prose" writes <iframe> with https://other.example/')
  expect(message).toContain('src/studio/blocks/prose/component.tsx')
})

test('a small typeface of the studio is a file that pages preload, because the policy allows none in a data: address', async () => {
  const site = join(folder, 'small')
  const theme = readFileSync(join(root, 'tests/second-studio/src/studio/theme/global.scss'), 'utf8')
  const face = `@font-face { font-family: Small; src: url('./typefaces/small.woff2') format('woff2') }\n`
  writeTrialStudio(site, { 'theme/global.scss': `${face}${theme}\nbody { font-family: Small }` }, blocks)
  mkdirSync(join(site, 'src/studio/theme/typefaces'))
  writeFileSync(join(site, 'src/studio/theme/typefaces/small.woff2'), 'wOF2')
  await build(site)
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toMatch(
    /<link rel="preload" as="font" type="font\/woff2" href="\/assets\/small-[\w-]+\.woff2" crossorigin>/,
  )
})

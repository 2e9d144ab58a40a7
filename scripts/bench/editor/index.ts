import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { writeSyntheticSite } from '../../../tests/sites/synthetic-site'
import { copySite, withEditor } from '../../shared/edited-site'
import { chromiumArguments, ensureChromium } from '../../testing/chromium'
import { measureOpening } from './opening'
import { addToExample, clickToCaret, keyToPaint, leaveToSaved, outsideToPage } from './timings'

export interface EditorFigure {
  name: string
  value: number
  max: number
  unit: 'ms' | 'kB' | 'requests'
}

/** Gives the second page sixty blocks. */
async function lengthen(site: string): Promise<void> {
  const file = join(site, 'pages.json')
  const content = JSON.parse(await readFile(file, 'utf8'))
  const [first, ...others] = content.pages[1].blocks
  content.pages[1].blocks = [first, ...Array.from({ length: 59 }, (_, index) => others[index % others.length])]
  await writeFile(file, JSON.stringify(content, null, 2))
}

/** Bundles the editor without React, and returns the bytes of gzip: at first, and what the first rich text adds. */
async function measureCode(): Promise<{ first: number; richText: number }> {
  const result = await build({
    logLevel: 'silent',
    mode: 'production',
    build: {
      write: false,
      rollupOptions: { input: 'src/engine/editing/editor-ui/main.tsx', external: /^(react|react-dom)(\/|$)/ },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const chunks = new Map(outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const loaded = new Set<string>()
  function load(fileName: string): number {
    const chunk = chunks.get(fileName)
    if (!chunk || loaded.has(fileName)) return 0
    loaded.add(fileName)
    return chunk.imports.reduce((sum, name) => sum + load(name), gzipSync(chunk.code).length)
  }
  const loadNamed = (name: string) => {
    const chunk = [...chunks.values()].find((one) => one.name === name)
    if (!chunk) throw new Error(`The editor has no chunk "${name}".`)
    return load(chunk.fileName)
  }
  return { first: loadNamed('main'), richText: loadNamed('open-rich-text') }
}

/** Measures the editor on this site and on a synthetic one. */
export async function measureEditor(): Promise<EditorFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-editor-'))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  const ms = (name: string, value: number, max: number): EditorFigure => ({ name, value, max, unit: 'ms' })
  try {
    const [own, large] = [await copySite(folder), join(folder, 'large')]
    await writeSyntheticSite(large, 1000)
    await lengthen(large)
    const { cold, warm } = await measureOpening(browser, own)
    const ofOwn = await withEditor(browser, own, '/', async (opened) => [
      ms('"Add a block" to the first example', await addToExample(opened), 300),
      ms('click to caret', await clickToCaret(opened), 100),
      ms('leaving a field to "Saved", this site', await leaveToSaved(opened), 300),
      ms('a save from outside to the page', await outsideToPage(opened), 500),
    ])
    const ofLarge = await withEditor(browser, large, '/page-1', async (opened) => [
      ms('a key to its paint, 60 blocks', await keyToPaint(opened), 50),
      ms('leaving a field to "Saved", 1,000 pages', await leaveToSaved(opened), 600),
    ])
    const { first, richText } = await measureCode()
    return [
      ms('start to the first heading, cold', cold.time, 4000),
      ms('start to the first heading, warm', warm.time, 2000),
      { name: 'first page, requests', value: cold.requests, max: 60, unit: 'requests' },
      { name: 'first page, kB', value: cold.bytes / 1000, max: 2000, unit: 'kB' },
      ...ofOwn,
      ...ofLarge,
      { name: 'code beside React, gzip', value: first / 1000, max: 250, unit: 'kB' },
      { name: 'code of rich text, gzip', value: richText / 1000, max: 100, unit: 'kB' },
    ]
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

export const editorTable = (figures: readonly EditorFigure[]): string =>
  figures
    .map(({ name, value, max, unit }) => {
      const verdict = value <= max ? '' : '  too much'
      return `${name.padEnd(42)}${value.toFixed(0).padStart(6)} ${unit}  (at most ${max} ${unit})${verdict}`
    })
    .join('\n')

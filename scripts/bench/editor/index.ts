import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { writeSyntheticSite } from '../../../tests/sites/synthetic-site'
import { copySite, withEditor } from '../../shared/edited-site'
import { chromiumArguments, ensureChromium } from '../../testing/chromium'
import { measureCode } from './code-size'
import { clickToCaret, keyToPaint, leaveToSaved, outsideToPage } from './deeds'

/** A figure of the editor and what it may be at most. */
export interface EditorFigure {
  name: string
  value: number
  most: number
  unit: 'ms' | 'kB'
}

/** Gives the second page of a made-up site sixty blocks. */
async function lengthen(site: string): Promise<void> {
  const file = join(site, 'pages.json')
  const content = JSON.parse(await readFile(file, 'utf8'))
  const [first, ...others] = content.pages[1].blocks
  content.pages[1].blocks = [first, ...Array.from({ length: 59 }, (_, index) => others[index % others.length])]
  await writeFile(file, JSON.stringify(content, null, 2))
}

/** Measures what editor.md of the house promises of the editor, on this site and on made-up ones. */
export async function measureEditor(): Promise<EditorFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-editor-'))
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
  const ms = (name: string, value: number, most: number): EditorFigure => ({ name, value, most, unit: 'ms' })
  try {
    const [own, large] = [await copySite(folder), join(folder, 'large')]
    await writeSyntheticSite(large, 1000)
    await lengthen(large)
    const ofOwn = await withEditor(browser, own, '/', async (opened) => [
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
      ...ofOwn,
      ...ofLarge,
      { name: 'code beside React, gzip', value: first / 1000, most: 250, unit: 'kB' },
      { name: 'code of rich text, gzip', value: richText / 1000, most: 100, unit: 'kB' },
    ]
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Says the figures as a table. */
export const editorTable = (figures: readonly EditorFigure[]): string =>
  figures
    .map(({ name, value, most, unit }) => {
      const judgement = value <= most ? '' : '  too much'
      return `${name.padEnd(42)}${value.toFixed(0).padStart(6)} ${unit}  (at most ${most} ${unit})${judgement}`
    })
    .join('\n')

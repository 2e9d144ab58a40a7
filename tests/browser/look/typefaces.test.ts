import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { chromiumArguments } from '../../../scripts/testing/chromium'
import { findFontSets, writeFontConfig } from '../../../scripts/testing/fonts'
import { pages } from '../support/content'
import { stacks } from '../support/fallback-typefaces'
import { delayTypefaces } from '../support/late-typefaces'
import { serveReal } from '../support/site'

/**
 * The real site in the fonts of machines, which pages are shown in where their typefaces come late. That their words fit in
 * each is shown in pages.test.ts.
 */
const { found, missing } = findFontSets()
if (missing.length > 0) console.warn(`Not run: pages with the fonts of ${missing.join(', ')}, which are not installed.`)

let address: string

beforeAll(async () => {
  address = await serveReal()
})

/** How much wider or narrower a line of the fallback may be: a letter in fifty. */
const tolerance = 0.02

const texts = pages.map(({ title, description }) => `${title} ${description}`)

/** The typefaces, by the name of their file, and the weights in which most words of the site are set. */
const faces = [
  { file: 'bricolage', stack: stacks.bricolage, weights: [700, 800] },
  { file: 'figtree', stack: stacks.figtree, weights: [400, 600, 700, 750] },
]

/** Weights whose fallback is wider, narrower or of another height than the typeface. */
const findMisfits = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ texts, faces, tolerance }) => {
      const line = document.body.appendChild(document.createElement('span'))
      line.style.cssText = 'position: absolute; white-space: nowrap; font-size: 100px; line-height: normal'
      /** How wide the texts are together, and how high a line. */
      const measure = (fontFamily: string, weight: number) => {
        Object.assign(line.style, { fontFamily, fontWeight: weight })
        const boxes = texts.map((text) => {
          line.textContent = text
          return line.getBoundingClientRect()
        })
        return { width: boxes.reduce((sum, { width }) => sum + width, 0), height: boxes[0]?.height ?? 0 }
      }
      const misfits: string[] = []
      for (const { file, stack, weights } of faces) {
        const { href } = document.querySelector(`link[as="font"][href*="${file}"]`) as HTMLLinkElement
        // Under another name: the page keeps to its fallback where its typeface comes late.
        const typeface = await new FontFace(file, `url(${href})`, { weight: '400 800' }).load()
        document.fonts.add(typeface)
        const [, ...fallback] = getComputedStyle(document.documentElement).getPropertyValue(stack).split(',')
        for (const weight of weights) {
          const real = measure(`${file},${fallback}`, weight)
          const other = measure(fallback.join(), weight)
          const wider = other.width / real.width - 1
          if (Math.abs(wider) > tolerance || Math.abs(other.height - real.height) > 2)
            misfits.push(`${file} ${weight}: by ${(100 * wider).toFixed(1)} %, ${other.height} for ${real.height} px`)
        }
      }
      return misfits
    },
    { texts, faces, tolerance },
  )

test('fonts are found by their files, and what is missing is named by its package', () => {
  const fonts = mkdtempSync(join(inject('folder'), 'fonts-'))
  mkdirSync(join(fonts, 'dejavu'))
  writeFileSync(join(fonts, 'dejavu/DejaVuSans.ttf'), '')
  expect(findFontSets(fonts)).toEqual({
    found: [{ name: 'DejaVu Sans', folder: join(fonts, 'dejavu') }],
    missing: ['fonts-liberation', 'fonts-noto-core'],
  })
})

describe.each(found)('with $name alone', (set) => {
  let browser: Browser

  beforeAll(async () => {
    const config = join(inject('folder'), `${set.name}.conf`)
    writeFontConfig(config, set)
    browser = await chromium.launch({
      executablePath: inject('chromium'),
      args: chromiumArguments,
      env: { ...process.env, FONTCONFIG_FILE: config },
    })
  })
  afterAll(() => browser.close())

  test('the fallback is as wide and as high as the typefaces', async () => {
    const page = await browser.newPage()
    await delayTypefaces(page)
    await page.goto(address)
    expect(await findMisfits(page)).toEqual([])
    await page.close()
  })
})

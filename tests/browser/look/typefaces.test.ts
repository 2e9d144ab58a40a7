import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { chromiumArguments } from '../../../scripts/testing/chromium'
import { findFontSets, writeFontConfig } from '../../../scripts/testing/fonts'
import { letIn, pages, pagesOfEveryKind } from '../support/content'
import { delayTypefaces, findShift } from '../support/late-typefaces'
import { cutText, findFaults, overflow, overlaps } from '../support/measures'
import { openPage, serveReal } from '../support/site'

/**
 * The real site in the fonts of machines, which pages are shown in where their typefaces come late. What a font changes is
 * how wide words are: the tests of everything else run with the fonts of the machine.
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
  { file: 'bricolage', stack: '--display', weights: [700, 800] },
  { file: 'figtree', stack: '--text', weights: [400, 600, 700, 750] },
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

/** The fallbacks of the theme whose font this machine has: for each, what the stacks are with it alone. */
const findFallbacks = (page: Page): Promise<Record<string, string>[]> =>
  page.evaluate(
    async (stacks) => {
      const { fonts, documentElement } = document
      const families = stacks.map((stack) => getComputedStyle(documentElement).getPropertyValue(stack).split(','))
      const found: Record<string, string>[] = []
      for (const [index, family] of (families[0] ?? []).entries()) {
        const isThere = await fonts.load(`16px ${family}`).then(
          (faces) => faces.length > 0,
          () => false,
        )
        if (isThere && index > 0)
          found.push(Object.fromEntries(stacks.map((stack, at) => [stack, `${families[at]?.[index]}, sans-serif`])))
      }
      return found
    },
    faces.map(({ stack }) => stack),
  )

test.concurrent.each(pagesOfEveryKind().map(({ path }) => path))(
  '%s stays where it is when its typefaces come late, and fits in the fallback of each font',
  async (path) => {
    const { page } = await openPage()
    await delayTypefaces(page)
    await letIn(page, address)
    await page.goto(address + path)
    const faults = await findShift(page)
    const fallbacks = await findFallbacks(page)
    expect(fallbacks.length).toBeGreaterThanOrEqual(found.length)
    for (const fallback of fallbacks) {
      await page.evaluate((stacks) => {
        for (const [stack, families] of Object.entries(stacks))
          document.documentElement.style.setProperty(stack, families)
      }, fallback)
      for (const width of [1280, 640, 320]) {
        await page.setViewportSize({ width, height: 800 })
        const here = await findFaults(page, { overflow, cutText, overlaps })
        faults.push(...here.map((fault) => `${Object.values(fallback)[0]}, ${width} px, ${fault}`))
      }
    }
    await page.context().close()
    expect(faults).toEqual([])
  },
)

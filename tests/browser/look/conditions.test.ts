import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { project, showreel } from '../../sites/studio-site'
import { brokenWords, cutText, findFaults, overflow } from '../support/measures'
import { eachOnStudio, openHydrated, scrollThrough } from '../support/site'

/** How pages are under other conditions: in the visitor's own colours, on paper, without motion. */
let page: Page
let address: string

eachOnStudio(
  (visit) => {
    ;({ page, address } = visit)
  },
  { keepsTab: true },
)

const keyPages = ['/', '/about/services', '/thegoodhour', '/projects']
const printedPages = ['/about/code', project, showreel]

async function open(path: string): Promise<void> {
  await openHydrated(page, address + path)
  await scrollThrough(page)
}

/** Buttons that are seen and have no line around them, neither their own nor a drawn one. */
const buttonsWithoutBorder = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, .buttons-button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const hasLine = [undefined, '::before', '::after'].some((part) => {
          const { borderTopStyle, borderTopWidth, content } = getComputedStyle(button, part)
          const isThere = part === undefined || content !== 'none'
          return isThere && borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
        })
        return !hasLine
      })
      .map((button) => `${button.className}: ${button.textContent?.trim()}`),
  )

/** What has the focus, when nothing in the page's own lines says so. */
const focusUnseen = () =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return []
    // A card shows the focus of the link in it.
    for (let at: Element | null = focused; at; at = at.parentElement) {
      const { outlineStyle, outlineWidth } = getComputedStyle(at)
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return []
    }
    return [`${focused.className}: ${focused.textContent?.trim().slice(0, 40)}`]
  })

/** Grounds that would be printed: colours and pictures behind things, as they are in print. */
const printedGrounds = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, header, footer, main, main .block, main section')]
      .filter((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element)
        const isWhite = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor)
        return element.checkVisibility() && !(isWhite && backgroundImage === 'none')
      })
      .map(({ tagName, className }) => `${tagName}.${className}`),
  )

/** Links out of the site in running text whose address cannot be read on paper. */
const unreadableLinks = () =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main p a[href^="http"]')]
      .filter((link) => link.checkVisibility() && !getComputedStyle(link, '::after').content.includes(link.href))
      .map(({ href }) => href),
  )

describe('on paper there is only what is read: no navigation, no buttons, addresses in words, white ground', () => {
  test.each(printedPages)('%s', async (path) => {
    await open(path)
    await page.emulateMedia({ media: 'print' })
    const pressed = page.locator('nav, button, iframe, .skip-link-skip, .buttons-button')
    for (const element of await pressed.all()) expect(await element.isVisible()).toBe(false)
    expect(await printedGrounds()).toEqual([])
    expect(await unreadableLinks()).toEqual([])
    expect(await page.locator('h1').isVisible()).toBe(true)
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(5000)
  })
})

/** What moves: animations and transitions that are running. */
const movements = () =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 0)
      .map(({ effect }) => {
        const { target, pseudoElement } = effect as KeyframeEffect
        return `${target?.className}${pseudoElement ?? ''}`
      }),
  )

/** Marks what can be pointed at: one of those that have the same styles. */
const markOneOfEachKind = () =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('header a, main a, main button, summary')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    )
    const kindOf = ({ tagName, className, parentElement }: HTMLElement) =>
      [tagName, className, parentElement?.className, parentElement?.parentElement?.className].join()
    for (const element of new Map(seen.map((element) => [kindOf(element), element])).values())
      element.dataset.tried = ''
  })

/** Words that are broken or leave the screen of a phone, with letters of 130 and of 200 per cent. */
async function findLetterFaults(): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 800 })
  const faults: string[] = []
  for (const size of [130, 200]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`
    }, size)
    faults.push(...(await findFaults(page, { brokenWords, cutText, overflow })))
  }
  return faults
}

test.each(keyPages)(
  'on %s forced colours leave a border to every button and show the focus, nothing moves where motion is unwelcome, not under the pointer either, and large letters fit a phone (B1)',
  async (path) => {
    await open(path)
    const moved = await movements()

    await page.emulateMedia({ forcedColors: 'active' })
    expect(await buttonsWithoutBorder()).toEqual([])
    const unseen: string[] = []
    // The header is the same on all pages.
    if (path !== '/') await page.getByRole('main').focus()
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab')
      unseen.push(...(await focusUnseen()))
    }
    expect(unseen).toEqual([])
    await page.emulateMedia({ forcedColors: null })

    await markOneOfEachKind()
    for (const element of await page.locator('[data-tried]').all()) {
      await element.hover({ force: true, timeout: 2000 }).catch(() => undefined)
      await element.focus()
      moved.push(...(await movements()))
    }
    expect(moved).toEqual([])
    expect(await findLetterFaults()).toEqual([])
  },
)

test.each(['/museums', '/about/process'])('large letters of %s fit a phone', async (path) => {
  await page.goto(address + path)
  expect(await findLetterFaults()).toEqual([])
})

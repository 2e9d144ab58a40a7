import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { project } from '../../sites/studio-site'
import { eachOnStudio, openHydrated, scrollThrough } from '../support/site'

let page: Page
let address: string

eachOnStudio(
  (visit) => {
    ;({ page, address } = visit)
  },
  { keepsTab: true },
)

/** Opens a page with every block hydrated, and lets the keyboard begin at its top. */
async function open(path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await openHydrated(page, address + path)
  await scrollThrough(page)
  await page.evaluate(() => window.scrollTo(0, 0))
}

/** What the keyboard should reach, in the order of the page. The first is marked, so that each can be told from others. */
const markControls = () =>
  page.evaluate(() => {
    const isReachable = (element: HTMLElement) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false
      // Of a group of radio buttons the keyboard reaches the chosen one; the arrow keys reach the others.
      return !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked)
    }
    return [
      ...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, summary, [tabindex="0"]'),
    ]
      .filter((element) => element.tabIndex >= 0 && isReachable(element))
      .map((element, index) => {
        element.dataset.stop = String(index)
        return element.dataset.stop
      })
  })

/** Where the focus is, and whether it can be seen: an outline, on screen. */
const focused = () =>
  page.evaluate(async () => {
    const element = document.activeElement as HTMLElement
    const isOnScreen = () => {
      const { top, bottom, left, right } = element.getBoundingClientRect()
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
    }
    for (let frame = 0; frame < 60 && !isOnScreen(); frame++) await new Promise(requestAnimationFrame)
    // It may be drawn around a whole card, or by the neighbour of a radio button that is itself unseen.
    const drawers: (Element | null)[] = [element.nextElementSibling]
    for (let part: Element | null = element; part; part = part.parentElement) drawers.push(part)
    const hasOutline = drawers.some((drawer) => {
      if (!drawer) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(drawer)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return { stop: element.dataset.stop, isSeen: hasOutline && isOnScreen(), html: element.outerHTML.slice(0, 120) }
  })

describe('with a keyboard alone', () => {
  test.each([
    ['/', 375],
    ['/', 1280],
    ['/about/services', 1280],
    ['/projects', 375],
    [project, 375],
  ])('Tab reaches every control of %s in its order, and the focus is seen, at %i pixels', async (path, width) => {
    await open(path, width)
    const stops = await markControls()
    expect(stops.length).toBeGreaterThan(10)
    for (const stop of stops) {
      await page.keyboard.press('Tab')
      expect(await focused()).toMatchObject({ stop, isSeen: true })
    }
  })

  test('Escape closes a picture that is shown extra large, and the focus returns to where it was (B6)', async () => {
    await open(project, 375)
    const picture = page.getByRole('button', { name: /^Enlarge/ }).nth(1)
    await picture.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Tab']) {
      await page.keyboard.press(key)
      expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await picture.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

describe('the menu of a small screen (R1)', () => {
  const button = () => page.getByRole('button', { name: 'Menu' })
  const menu = () => page.getByRole('navigation', { name: 'Main' })
  const isFocused = () => button().evaluate((element) => element === document.activeElement)

  async function openMenu() {
    await open('/', 375)
    await button().focus()
    await page.keyboard.press('Enter')
    await menu().waitFor()
  }

  test('Tab goes from its button through its links and on into the page, which is no longer dimmed', async () => {
    await openMenu()
    const links = await menu().getByRole('link').allTextContents()
    for (const text of links) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text)
    }
    await page.keyboard.press('Tab')
    await menu().waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.matches('main *'))).toBe(true)
  })

  test('Escape closes it and gives the focus back to its button', async () => {
    await openMenu()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await menu().waitFor({ state: 'hidden' })
    expect(await isFocused()).toBe(true)
  })
})

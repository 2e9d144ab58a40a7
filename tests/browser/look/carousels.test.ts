import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachOnStudio, moving, openHydrated, openPage, waitForReact } from '../support/site'

/** Banners and all that moves by itself: rows B1 and E5 of the requirements. */
let page: Page
let address: string

eachOnStudio((visit) => {
  ;({ page, address } = visit)
}, moving)

/** Waits until no slide is on its way: before, a carousel takes no order. */
const waitForStillness = (carousel: Locator) =>
  expect.poll(() => carousel.locator('.carousel-item-start, .carousel-item-end').count()).toBe(0)

const open = (path: string) => openHydrated(page, address + path)

test.each([
  [375, 1],
  [600, 0.5],
  [1280, 0.28],
])('at %i px a banner is %f of the width high (E5)', async (width, share) => {
  await page.setViewportSize({ width, height: 800 })
  await open('/forgood')
  const picture = page.locator('[data-block="banner"] img').first()
  const box = await picture.boundingBox()
  expect(box?.height).toBeGreaterThan(width * share - 8)
  expect(box?.height).toBeLessThan(width * share + 8)
})

test('the logo carousel has four slides, arrows, dots, keys, and wraps (B1)', async () => {
  await open('/about/services')
  const carousel = page.locator('[data-block="logoCarousel"]')
  await carousel.scrollIntoViewIfNeeded()
  const slides = carousel.locator('.carousel-item')
  expect(await slides.count()).toBe(4)
  const active = () => slides.evaluateAll((items) => items.findIndex((item) => item.classList.contains('active')))
  await carousel.getByRole('button', { name: /next/i }).click()
  await expect.poll(active).toBe(1)
  await waitForStillness(carousel)
  await carousel.getByRole('button', { name: /previous/i }).click()
  await expect.poll(active).toBe(0)
  await waitForStillness(carousel)
  await carousel.getByRole('button', { name: /previous/i }).click()
  await expect.poll(active).toBe(3)
  await waitForStillness(carousel)
  await page.keyboard.press('ArrowRight')
  await expect.poll(active).toBe(0)
})

test('on the home page the carousels have neither arrows nor dots, and can be paused (B1)', async () => {
  await open('/')
  const carousel = page.locator('[data-block="logoCarousel"]')
  await carousel.scrollIntoViewIfNeeded()
  expect(await carousel.getByRole('button', { name: /next|previous/i }).count()).toBe(0)
  await carousel.getByRole('button', { name: /pause/i }).click()
  await carousel.getByRole('button', { name: /play/i }).waitFor()
})

test('a carousel moves on after five seconds, and stands still while it is pointed at or has focus (B1)', async () => {
  await page.clock.install()
  await open('/about/services')
  const carousel = page.locator('[data-block="logoCarousel"]')
  await carousel.scrollIntoViewIfNeeded()
  const active = () =>
    carousel
      .locator('.carousel-item')
      .evaluateAll((items) => items.findIndex((item) => item.classList.contains('active')))
  await page.mouse.move(2, 2)
  await page.clock.fastForward(4000)
  expect(await active()).toBe(0)
  await page.clock.fastForward(2000)
  await expect.poll(active).toBe(1)
  await waitForStillness(carousel)
  await carousel.locator('.carousel-inner').hover()
  await page.clock.fastForward(6500)
  await page.waitForTimeout(300)
  expect(await active()).toBe(1)
})

test('nothing moves by itself for visitors who prefer less motion (B1)', async () => {
  const still = await openPage()
  const carousel = still.page.locator('[data-block="logoCarousel"]')
  await still.page.route('**/assets/hydrate-*', (route) => route.abort())
  await still.page.goto(address)
  // With React there is no such button: the focus would be lost.
  expect(await carousel.getByRole('button', { name: /pause/i }).count()).toBe(0)
  await still.page.unrouteAll()
  await still.page.clock.install()
  await openHydrated(still.page, address)
  await carousel.scrollIntoViewIfNeeded()
  await waitForReact(carousel.locator('.carousel-inner'))
  const active = () =>
    carousel
      .locator('.carousel-item')
      .evaluateAll((items) => items.findIndex((item) => item.classList.contains('active')))
  await still.page.clock.fastForward(6000)
  await still.page.waitForTimeout(300)
  expect(await active()).toBe(0)
  await still.page.context().close()
})

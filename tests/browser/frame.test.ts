import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { content, eachOnSite, hrefs, openAlive } from './site'

/** The header, the footer and the two layouts: rows R1, R2, R3 and R9 of the requirements. */
let page: Page
let address: string

eachOnSite((visit) => {
  ;({ page, address } = visit)
})

const open = (path: string) => openAlive(page, address + path)

const mainPaths = ['/', '/forgood', '/about', '/contact', '/home/museums', '/projects', '/projects/natural-capital']

const entries = [
  ['Work', '/projects'],
  ['Services', '/about/services'],
  ['Sectors', '/about/sectors'],
  ['Process', '/about/end-to-end-production'],
  ['Purpose', '/forgood'],
  ['Get in touch', '/contact'],
]

test('the header leads to the six places, and the current one is marked (R1)', async () => {
  await open('/about/services')
  const nav = page.getByRole('navigation', { name: 'Main' })
  expect(await nav.getByRole('link').allTextContents()).toEqual(entries.map(([name]) => name))
  expect(await hrefs(nav.getByRole('link'))).toEqual(entries.map(([, href]) => href))
  expect(await nav.locator('[aria-current]').allTextContents()).toEqual(['Services'])
})

test('a small screen gets a menu button, which opens, closes with Escape and gives focus back (R1)', async () => {
  await page.setViewportSize({ width: 375, height: 700 })
  await open('/')
  const menu = page.getByRole('button', { name: 'Menu' })
  const work = page.getByRole('link', { name: 'Work', exact: true })
  expect(await work.isVisible()).toBe(false)
  await menu.click()
  expect(await work.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await work.isVisible()).toBe(false)
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
  await menu.click()
  await work.click()
  await page.waitForURL(`${address}/projects`)
  expect(await page.getByRole('link', { name: 'Work', exact: true }).isVisible()).toBe(false)
})

test('the footer has the ways to reach the studio and its two statements (R2)', async () => {
  await open('/')
  const footer = page.getByRole('contentinfo')
  expect(await hrefs(footer.getByRole('link'))).toEqual(
    expect.arrayContaining([
      'mailto:hello@thimblemouse.example',
      'tel:+441632960123',
      '/about/company-mission-statement',
      '/about/code-of-ethics',
    ]),
  )
  expect(await footer.getByRole('link', { name: /Instagram/ }).count()).toBe(1)
  expect(await footer.getByRole('link', { name: /LinkedIn/ }).count()).toBe(1)
  expect(await footer.getByRole('img', { name: content.site.footer.association?.name }).count()).toBe(1)
  expect(await footer.getByRole('img', { name: content.site.footer.badge?.alt }).count()).toBe(1)
})

test.each(mainPaths)(
  'the badge is a picture of this site, which leads to the black one from the home page and to the white one from others: %s (R3)',
  async (path) => {
    await open(path)
    const badge = page.getByRole('contentinfo').getByRole('link', { name: content.site.footer.badge?.alt })
    const colour = path === '/' ? 'black' : 'white'
    expect(await badge.getAttribute('href')).toBe(content.site.footer.badge?.src.replace('{colour}', colour))
    const picture = badge.getByRole('img')
    await picture.scrollIntoViewIfNeeded()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    expect(await picture.getAttribute('src')).toBe(content.site.footer.badge?.fallback)
  },
)

test.each(['/', '/thegoodhour', '/404'])('the foot of %s leads to the privacy page', async (path) => {
  await open(path)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL(address + content.site.privacyPage)
})

test('the Good Hour has a navigation of its own (R9)', async () => {
  await open('/thegoodhour')
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
  expect(await links.allTextContents()).toEqual(['About', 'Downloads', 'Studio home'])
  expect(await hrefs(links)).toEqual(['/thegoodhour', '/thegoodhour/downloads', '/'])
})

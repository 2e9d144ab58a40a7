import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { mailtoLink } from '../../../src/studio/elements/mailto-link'
import * as words from '../../../src/studio/words.json'
import { goodHourNavigation, navigation, studioSite } from '../../sites/studio-site'
import { eachOnStudio, hrefs, openHydrated } from '../support/site'

/** The header, the footer and the two layouts: rows R1, R2, R3 and R9 of the requirements. */
let page: Page
let address: string

eachOnStudio(
  (visit) => {
    ;({ page, address } = visit)
  },
  { keepsTab: true },
)

const open = (path: string) => openHydrated(page, address + path)

test('the header leads to the places of the navigation, and the current one is marked (R1)', async () => {
  await open('/about/services')
  const nav = page.getByRole('navigation', { name: 'Main' })
  expect(await nav.getByRole('link').allTextContents()).toEqual(navigation.map(({ text }) => text))
  expect(await hrefs(nav.getByRole('link'))).toEqual(navigation.map(({ href }) => href))
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

test('the footer has the ways to reach the studio, its links and its marks (R2)', async () => {
  await open('/')
  const footer = page.getByRole('contentinfo')
  const { contact, footer: wanted } = studioSite
  expect(await hrefs(footer.getByRole('link'))).toEqual(
    expect.arrayContaining([
      mailtoLink(contact.email, words.emailSubject),
      `tel:${contact.phoneLink}`,
      contact.instagram,
      contact.linkedin,
      ...wanted.links.map(({ href }) => href),
    ]),
  )
  for (const { text } of wanted.links) expect(await footer.getByRole('link', { name: text }).count()).toBe(1)
  expect(await footer.getByText(wanted.note).count()).toBe(1)
  expect(await footer.getByRole('link', { name: /Instagram/ }).count()).toBe(1)
  expect(await footer.getByRole('link', { name: /LinkedIn/ }).count()).toBe(1)
  expect(await footer.getByRole('img', { name: wanted.association.name }).count()).toBe(1)
  expect(await footer.getByRole('img', { name: wanted.badge.alt }).count()).toBe(1)
})

test.each([
  ['/', 'black'],
  ['/forgood', 'white'],
  ['/thegoodhour', 'white'],
])('the badge is a picture of this site, which leads from %s to the %s one (R3)', async (path, colour) => {
  await open(path)
  const { alt, src, fallback } = studioSite.footer.badge
  const badge = page.getByRole('contentinfo').getByRole('link', { name: alt })
  expect(await badge.getAttribute('href')).toBe(src.replace('{colour}', colour))
  const picture = badge.getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  await picture.evaluate((image: HTMLImageElement) => image.decode())
  expect(await picture.getAttribute('src')).toBe(fallback)
})

test.each(['/', '/thegoodhour', '/404'])('the foot of %s leads to the privacy page', async (path) => {
  await open(path)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await page.waitForURL(address + studioSite.privacyPage)
})

test('the other layout has a navigation of its own (R9)', async () => {
  await open('/thegoodhour')
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
  expect(await links.allTextContents()).toEqual(goodHourNavigation.map(({ text }) => text))
  expect(await hrefs(links)).toEqual(goodHourNavigation.map(({ href }) => href))
})

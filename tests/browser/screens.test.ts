import type { Server } from 'node:http'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { content, openPage, pages, serveSite, startBrowser, waitForLife } from './site'

/** What each screen must show, from the S rows of the requirements, by roles, names and texts. */
let browser: Browser
let address: string
let server: Server
let page: Page
let complaints: string[]
let main: Locator

beforeAll(async () => {
  browser = await startBrowser()
  ;({ address, server } = await serveSite())
})

afterAll(async () => {
  await browser.close()
  server.close()
})

beforeEach(async () => {
  ;({ page, complaints } = await openPage(browser, address))
  main = page.getByRole('main')
})

afterEach(async () => {
  expect(complaints).toEqual([])
  await page.context().close()
})

async function open(path: string): Promise<void> {
  await page.goto(address + path)
  await waitForLife(page)
}

const link = (name: string | RegExp, within: Locator = main) => within.getByRole('link', { name })
const heading = (name: string | RegExp) => main.getByRole('heading', { name })
const hrefs = (within: Locator) => within.evaluateAll((links) => links.map((item) => item.getAttribute('href')))

const mainPaths = ['/', '/forgood', '/about', '/contact', '/home/museums', '/projects', '/projects/natural-capital']

describe('the frame', () => {
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
    expect(await menu.getAttribute('aria-expanded')).toBe('true')
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
    'the badge is black on the home page and white on others, and a local picture stands in: %s (R3, X3)',
    async (path) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await open(path)
      const badge = page.getByRole('contentinfo').getByRole('img', { name: content.site.footer.badge?.alt })
      await badge.scrollIntoViewIfNeeded()
      const box = await badge.boundingBox()
      await page.waitForFunction(
        (name) =>
          document.querySelector<HTMLImageElement>(`footer img[alt="${name}"]`)?.src.endsWith('/images/badge.svg'),
        content.site.footer.badge?.alt,
      )
      expect(asked.some((url) => url.includes(`colour=${path === '/' ? 'black' : 'white'}`))).toBe(true)
      expect(await badge.boundingBox()).toEqual(box)
    },
  )

  test('the Good Hour has a navigation of its own (R9)', async () => {
    await open('/thegoodhour')
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link')
    expect(await links.allTextContents()).toEqual(['About', 'Downloads', 'Studio home'])
    expect(await hrefs(links)).toEqual(['/thegoodhour', '/thegoodhour/downloads', '/'])
  })
})

describe('screens of the main layout', () => {
  test('home (S1)', async () => {
    await open('/')
    for (const word of ['animation', 'illustration', 'education', 'content'])
      expect(await main.getByText(word, { exact: true }).count()).toBeGreaterThan(0)
    expect(await link('Share your idea').first().getAttribute('href')).toBe('/contact')
    expect(await link('Get in touch').first().getAttribute('href')).toBe('/contact')
    expect(await hrefs(main.locator('a[href^="/projects/"]'))).toEqual([
      '/projects/science-museum-engineers-gallery',
      '/projects/showreel',
      '/projects/uk-parliament-education',
    ])
    expect(await link('Explore more case studies').getAttribute('href')).toBe('/projects')
    expect(await main.locator('blockquote').count()).toBe(3)
    expect(await main.locator('a[href^="/about/services"]').count()).toBeGreaterThan(0)
    for (const years of ['13 years', '10 years']) expect(await main.getByText(years).count()).toBeGreaterThan(0)
    expect(await main.locator('a[href^="https://www.linkedin.com"]').count()).toBe(2)
  })

  test('purpose (S2)', async () => {
    await open('/forgood')
    for (const name of ['How we do good', 'How we stay green']) expect(await heading(name).count()).toBe(1)
    for (const fact of [
      '100',
      '10,000',
      '90%',
      'education',
      'charity',
      'virtual office',
      'paperless',
      'sustainable energy',
      'offset',
    ]) {
      expect(await main.getByText(new RegExp(fact, 'i')).count(), fact).toBeGreaterThan(0)
    }
    expect(await hrefs(main.locator('a[href^="/projects/"]'))).toEqual([
      '/projects/natural-capital',
      '/projects/wild-wonderful-world',
      '/projects/green-new-deal',
    ])
    expect(await link('View more...').getAttribute('href')).toBe('/projects')
    expect(await link('Code of Ethics').getAttribute('href')).toBe('/about/code-of-ethics')
  })

  test('services: a walk through the sections (S3)', async () => {
    await open('/about/services')
    const idea = link(/^Share your idea/)
    expect(await idea.first().getAttribute('href')).toBe('/contact')
    expect(await idea.first().getAttribute('target')).toBe('_blank')
    const cards: Record<string, string[]> = {
      Design: ['Illustration', 'Digital Design', 'Print'],
      Animation: [
        'Scriptwriting',
        'Storyboarding',
        'Motion Graphics',
        'Character animation',
        'Sound design',
        'Voiceover',
      ],
      'Motion Graphics': ['Titles', 'Lower thirds', 'Live action overlays'],
      Interactives: ['Digital Interactives', 'Games'],
    }
    for (const [name, titles] of Object.entries(cards)) {
      const toggle = main.getByRole('button', { name, exact: true })
      await toggle.scrollIntoViewIfNeeded()
      const isOpen = name === 'Design'
      await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe(String(isOpen))
      if (!isOpen) await toggle.click()
      await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('true')
      for (const title of titles)
        expect(await main.getByRole('heading', { name: title, exact: true }).last().isVisible(), title).toBe(true)
      await toggle.click()
      await expect.poll(() => toggle.getAttribute('aria-expanded')).toBe('false')
      expect(
        await main
          .getByRole('heading', { name: titles[0] as string, exact: true })
          .first()
          .isVisible(),
      ).toBe(false)
    }
  })

  test('services: the condensed solution, five reasons and the client logos (S3, B2)', async () => {
    await open('/about/services')
    const solution = page.locator('[data-block="solution"]')
    expect(await solution.getByRole('listitem').count()).toBe(5)
    expect(await solution.locator('p').count()).toBe(0)
    expect(await page.locator('[data-block="factList"]').getByRole('listitem').count()).toBe(5)
    expect(await page.locator('[data-block="logoCarousel"]').count()).toBe(1)
    expect(await page.locator('[data-block="callToAction"]').count()).toBe(1)
  })

  test('end-to-end production: five stages with their steps (S4, B2)', async () => {
    await open('/about/end-to-end-production')
    for (const name of [
      'Briefing/Scripting',
      'Pre-production',
      'Production',
      'Post-production',
      'Delivery',
      'Style stills',
      'Storyboard',
      'Animation',
      'Voiceover',
      'Sound design',
      'Output',
      'Social cutdowns',
    ]) {
      expect(await main.getByRole('heading', { name }).count(), name).toBeGreaterThan(0)
    }
    expect(await page.locator('[data-block="solution"] p').count()).toBeGreaterThan(5)
  })

  test('sectors and about lead on (S5)', async () => {
    await open('/about/sectors')
    expect(await hrefs(main.locator('[data-block="linkCards"] a'))).toEqual(
      expect.arrayContaining([
        '/home/healthcare-sector',
        '/home/education',
        '/home/museums',
        '/home/digital-marketing-agencies',
        '/home/white-label',
      ]),
    )
    await open('/about')
    const under = pages.map(({ path }) => path).filter((path) => path.startsWith('/about/'))
    expect(await hrefs(main.locator('[data-block="linkCards"] a'))).toEqual(expect.arrayContaining(under))
  })

  test('the Mouse House explains the portal and hands out its guide (S6)', async () => {
    await open('/about/the-mouse-house')
    for (const word of ['review', 'feedback', 'download'])
      expect(await main.getByText(new RegExp(word, 'i')).count(), word).toBeGreaterThan(0)
    const guide = main.locator('a[href="/guides/mouse-house-guide.pdf"]')
    const response = await fetch(address + (await guide.first().getAttribute('href')))
    expect(response.headers.get('content-type')).toBe('application/pdf')
  })

  test.each(['/about/company-mission-statement', '/about/code-of-ethics'])(
    '%s is a text to read (S7)',
    async (path) => {
      await open(path)
      expect((await main.textContent())?.length).toBeGreaterThan(1200)
    },
  )

  test('contact (S8)', async () => {
    await open('/contact')
    expect(await hrefs(main.getByRole('link'))).toEqual(
      expect.arrayContaining([
        'mailto:hello@thimblemouse.example',
        'tel:+441632960123',
        'https://www.instagram.com/thimblemouse',
        'https://www.linkedin.com/company/thimblemouse',
      ]),
    )
  })

  test('healthcare: six films and three case studies with their figures (S13)', async () => {
    await open('/home/healthcare')
    expect(await page.locator('[data-block="videoGrid"]').getByRole('listitem').count()).toBe(6)
    const studies = page.locator('[data-block="caseStudy"]')
    expect(await studies.count()).toBe(3)
    const figures = [
      ['40,000', '6', '17', '20'],
      ['4', '8'],
      ['1', '45', '10'],
    ]
    for (const [index, values] of figures.entries()) {
      for (const value of values) expect(await studies.nth(index).getByText(value).count(), value).toBeGreaterThan(0)
    }
    expect(await main.locator('a[href^="mailto:"]').count()).toBeGreaterThan(0)
  })

  test.each(['healthcare-sector', 'education', 'museums', 'digital-marketing-agencies', 'white-label'])(
    'the sector page %s (S14, E3)',
    async (name) => {
      await open(`/home/${name}`)
      expect(await page.locator('[data-block="videoGrid"]').getByRole('listitem').count()).toBe(6)
      expect(await page.locator('[data-block="checklist"]').getByRole('listitem').count()).toBe(10)
      const study = page.locator('[data-block="caseStudy"]')
      await study.scrollIntoViewIfNeeded()
      expect(await study.getByRole('button').or(study.locator('a[href^="/images/"]')).count()).toBe(3)
      expect(await page.locator('[data-block="solution"]').count()).toBe(1)
      const call = page.locator('[data-block="callToAction"]').getByRole('link')
      expect(await hrefs(call)).toEqual(
        expect.arrayContaining(['/contact', '/projects', 'mailto:hello@thimblemouse.example']),
      )
    },
  )

  test('IP development: cards of the visible routes, and the detail (S12, E4)', async () => {
    await open('/ip-development')
    const card = main.locator('[data-block="entryGrid"] a')
    expect(await hrefs(card)).toEqual(['/ip-development/rex-factor'])
    await card.click()
    await page.waitForURL(`${address}/ip-development/rex-factor`)
    await page.getByRole('heading', { level: 1, name: 'Rex Factor' }).waitFor()
    expect(await main.locator('a[href^="https://"]').count()).toBeGreaterThan(0)
    expect(await main.locator('a[href="/projects/rex-factor-the-animated-show"]').count()).toBe(1)
    expect(await link(/^Previous/).count()).toBe(0)
    expect(await link(/^Next/).count()).toBe(0)
  })

  test('not found and error (S17)', async () => {
    await open('/404')
    expect(await heading('Page not found').count()).toBe(1)
    expect(await main.getByText("Sorry, we couldn't find that page.").count()).toBe(1)
    expect(await hrefs(main.getByRole('link'))).toEqual(
      expect.arrayContaining(['/contact', 'https://vimeo.com/thimblemouse']),
    )
    await open('/error')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })
})

describe('projects', () => {
  const visible = pages.filter(({ entry }) => entry?.collection === 'projects' && entry.isVisible !== false)
  const cards = () => main.locator('[data-block="entryGrid"] a[href^="/projects/"]')

  test('the listing shows every visible project, and filters by category (S9, B4, E1)', async () => {
    await open('/projects')
    expect(await hrefs(cards())).toEqual(visible.map(({ path }) => path))
    const all = main.getByRole('radio', { name: 'All' })
    expect(await all.isChecked()).toBe(true)
    await main.getByRole('radio', { name: 'Healthcare' }).check()
    const healthcare = visible.filter(({ entry }) => entry?.categories?.includes('healthcare')).map(({ path }) => path)
    await expect.poll(() => hrefs(cards())).toEqual(healthcare)
    await main.getByRole('radio', { name: 'Museums' }).check()
    await page.goBack()
    await expect.poll(() => hrefs(cards())).toEqual(healthcare)
    expect(await main.getByRole('radio', { name: 'Healthcare' }).isChecked()).toBe(true)
    await open(new URL(page.url()).pathname + new URL(page.url()).search)
    await expect.poll(() => hrefs(cards())).toEqual(healthcare)
    expect(await hrefs(main.getByRole('link'))).toEqual(
      expect.arrayContaining(['/contact', 'https://vimeo.com/thimblemouse']),
    )
  })

  test('a project tells its story (S10)', async () => {
    await open('/projects/natural-capital')
    const entry = pages.find(({ path }) => path === '/projects/natural-capital')?.entry
    for (const text of [entry?.client, entry?.agency, entry?.director])
      expect(await main.getByText(text as string).count()).toBeGreaterThan(0)
    for (const name of ['The idea', 'What made it stand out']) expect(await heading(name).count()).toBe(1)
    expect(await link('View more...').first().getAttribute('href')).toBe('/projects')
    expect(
      await main
        .getByRole('link', { name: /^Play/ })
        .or(main.getByRole('button', { name: /^Play/ }))
        .count(),
    ).toBe(1)
  })

  test('a picture opens in an extra large modal, which keeps focus inside and gives it back (S10, B6)', async () => {
    await open('/projects/natural-capital')
    const picture = page
      .locator('[data-block="caseStudy"]')
      .getByRole('button')
      .or(page.locator('[data-block="caseStudy"] a[href^="/images/"]'))
      .first()
    await picture.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.locator('.modal-xl').count()).toBe(1)
    for (let presses = 0; presses < 5; presses++) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => picture.evaluate((element) => element === document.activeElement)).toBe(true)
    await picture.click()
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'detached' })
  })

  test('previous and next walk the visible projects, from the first to the last (S10, B3, E1)', async () => {
    await open(visible[0]?.path as string)
    const walked: string[] = []
    for (;;) {
      const { pathname } = new URL(page.url())
      walked.push(pathname)
      expect((await link(/^Previous/).count()) > 0).toBe(walked.length > 1)
      const next = link(/^Next/)
      if ((await next.count()) === 0) break
      const target = (await next.first().getAttribute('href')) as string
      await next.first().click()
      await page.waitForFunction(
        (path) => document.querySelector('link[rel="canonical"]')?.getAttribute('href')?.endsWith(path),
        target,
      )
    }
    expect(walked).toEqual(visible.map(({ path }) => path))
  })

  test('a hidden project still has its page, and stands beside nobody (E1)', async () => {
    const hidden = pages.find(({ entry }) => entry?.isVisible === false)
    await open(hidden?.path as string)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await link(/^(Previous|Next)/).count()).toBe(0)
  })

  test('the title bar hides its buttons on a small screen; those at the end stay (S10)', async () => {
    await page.setViewportSize({ width: 375, height: 700 })
    await open('/projects/natural-capital')
    expect(await page.locator('[data-block="entryHeader"]').getByRole('link', { name: /^Next/ }).isVisible()).toBe(
      false,
    )
    expect(await page.locator('[data-block="entryNavigation"]').getByRole('link', { name: /^Next/ }).isVisible()).toBe(
      true,
    )
  })

  test('the showreel has one film, between its neighbours (S11)', async () => {
    await open('/projects/showreel')
    expect(
      await main
        .getByRole('link', { name: /^Play/ })
        .or(main.getByRole('button', { name: /^Play/ }))
        .count(),
    ).toBe(1)
    expect(await link(/^Previous/).count()).toBeGreaterThan(0)
    expect(await link(/^Next/).count()).toBeGreaterThan(0)
  })
})

describe('the Good Hour', () => {
  test('the pledge, what it promises, the form and the studio (S15, E5)', async () => {
    await open('/thegoodhour')
    for (const words of ['1 hour a month', 'guides', 'interviews', 'podcast', 'suppliers', 'tips']) {
      expect(await main.getByText(new RegExp(words, 'i')).count(), words).toBeGreaterThan(0)
    }
    expect(await main.getByRole('textbox', { name: /email/i }).count()).toBe(1)
  })
})

describe('banners and carousels', () => {
  test.each([
    [375, 1],
    [600, 0.5],
    [1280, 0.28],
  ])('at %i px a banner is %f of the width high (E5)', async (width, share) => {
    await page.setViewportSize({ width, height: 800 })
    await open('/about')
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
    await page.waitForTimeout(800)
    await carousel.getByRole('button', { name: /previous/i }).click()
    await expect.poll(active).toBe(0)
    await page.waitForTimeout(800)
    await carousel.getByRole('button', { name: /previous/i }).click()
    await expect.poll(active).toBe(3)
    await page.waitForTimeout(800)
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

  test('a carousel moves on after five seconds, and stands still while it is pointed at or has focus (B1)', {
    timeout: 60_000,
  }, async () => {
    await open('/about/services')
    const carousel = page.locator('[data-block="logoCarousel"]')
    await carousel.scrollIntoViewIfNeeded()
    const active = () =>
      carousel
        .locator('.carousel-item')
        .evaluateAll((items) => items.findIndex((item) => item.classList.contains('active')))
    await page.mouse.move(2, 2)
    await expect.poll(active, { timeout: 9000 }).toBe(1)
    await page.waitForTimeout(800)
    await carousel.locator('.carousel-inner').hover()
    await page.waitForTimeout(6500)
    expect(await active()).toBe(1)
  })

  test('nothing moves by itself for visitors who prefer less motion (B1)', async () => {
    const still = await openPage(browser, address, { reducedMotion: 'reduce' })
    await still.page.goto(address)
    await waitForLife(still.page)
    const carousel = still.page.locator('[data-block="logoCarousel"]')
    await carousel.scrollIntoViewIfNeeded()
    const active = () =>
      carousel
        .locator('.carousel-item')
        .evaluateAll((items) => items.findIndex((item) => item.classList.contains('active')))
    await still.page.waitForTimeout(6000)
    expect(await active()).toBe(0)
    await still.page.context().close()
  })
})

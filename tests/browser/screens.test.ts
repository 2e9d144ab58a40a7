import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eachOnSite, hrefs, openAlive, pages } from './site'

/** What each screen must show, from the S rows of the requirements, by roles, names and texts. */
let page: Page
let main: Locator
let address: string

eachOnSite((visit) => {
  ;({ page, address } = visit)
  main = page.getByRole('main')
})

const open = (path: string) => openAlive(page, address + path)

const link = (name: string | RegExp, within: Locator = main) => within.getByRole('link', { name })

const heading = (name: string | RegExp) => main.getByRole('heading', { name })

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
    const toggle = main.locator('summary', { hasText: new RegExp(`^${name}$`) })
    const isShown = () => toggle.evaluate((summary) => summary.closest('details')?.open)
    await toggle.scrollIntoViewIfNeeded()
    const isOpen = name === 'Design'
    await expect.poll(isShown).toBe(isOpen)
    if (!isOpen) await toggle.click()
    await expect.poll(isShown).toBe(true)
    for (const title of titles)
      expect(await main.getByRole('heading', { name: title, exact: true }).last().isVisible(), title).toBe(true)
    await toggle.click()
    await expect.poll(isShown).toBe(false)
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

test.each(['/about/company-mission-statement', '/about/code-of-ethics'])('%s is a text to read (S7)', async (path) => {
  await open(path)
  expect((await main.textContent())?.length).toBeGreaterThan(1200)
})

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

test('the pledge, what it promises, the form and the studio (S15, E5)', async () => {
  await open('/thegoodhour')
  for (const words of ['1 hour a month', 'guides', 'interviews', 'podcast', 'suppliers', 'tips']) {
    expect(await main.getByText(new RegExp(words, 'i')).count(), words).toBeGreaterThan(0)
  }
  expect(await main.getByRole('textbox', { name: /email/i }).count()).toBe(1)
})

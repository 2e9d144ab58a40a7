import type { Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BuiltPage } from '../support/built-page'
import { listedAfter, numbersAfter, pathsIn, projectIds, quotedIn, requirement } from '../support/requirements'
import { openHydrated, openPage, serveReal } from '../support/site'
import { standInForVimeo } from '../support/vimeo'

/*
 * The built site holds what docs/requirements.md names, row by row: its words and numbers are read from there.
 * Failures and finer behaviour are tested beside each feature, on a made-up site.
 */

/** The options of a banner's film that are on: those after "byline off". */
const listedAsOptions = (row: string): string[] => row.match(/byline off, ([a-z, ]+)/)?.[1]?.split(', ') ?? []

const pathOf = (id: number) => [...projectIds].find(([, other]) => other === id)?.[0] ?? ''

const mainRoutes = pathsIn(requirement('R4'))
const below = (folder: string) => mainRoutes.filter((path) => path.startsWith(folder))
const sectorPages = pathsIn(requirement('R4')).filter((path) => /^\/home\/(?!healthcare$)/.test(path))
const reel = pathOf(5)
const projects = [...projectIds.keys()]
const caseStudies = projects.filter((path) => path !== reel)

describe('screens', () => {
  test('home (S1)', () => {
    const row = requirement('S1')
    const home = new BuiltPage('/')
    const [share = '', touch = '', more = ''] = quotedIn(row)
    expect(home.one('[data-block="banner"] banner-film').getAttribute('video')).toMatch(/^\d+$/)
    const rotating = home.one('[data-block="wordCarousel"]')
    expect(home.texts('[role="group"] li', rotating)).toEqual(listedAfter(row, 'a carousel of words'))
    expect(home.links(share)).toContain('/contact')
    expect(home.links(touch)).toContain('/contact')
    expect(home.cards()).toEqual(numbersAfter(row, 'the featured projects').map(pathOf))
    expect(home.links(more)).toEqual(['/projects'])
    expect(home.all('[data-block="logoCarousel"] [aria-roledescription="slide"]').length).toBeGreaterThan(1)
    const quotes = home.all('[data-block="testimonials"] [aria-roledescription="slide"]')
    expect(quotes.map((quote) => home.all('blockquote, figcaption strong, img', quote).length)).toEqual([3, 3, 3])
    expect(
      home.links('', home.one('[data-block="linkCards"]')).every((link) => link.startsWith('/about/services')),
    ).toBe(true)
    const directors = home.one('[data-block="people"]')
    for (const years of row.match(/\d+(?= (?:and|years))/g) ?? []) expect(home.text(directors)).toContain(years)
    expect(home.links('', directors).filter((link) => link.startsWith('https://'))).toHaveLength(2)
  })

  test('purpose (S2)', () => {
    const row = requirement('S2')
    const [path = ''] = pathsIn(row)
    const purpose = new BuiltPage(path)
    const [good = '', green = '', more = '', ethics = ''] = quotedIn(row)
    expect(purpose.texts('h2')).toEqual(expect.arrayContaining([good, green]))
    for (const figure of row.match(/[\d,]*\d%?(?= trees| by| paperless)|20\d\d/g) ?? [])
      expect(purpose.text()).toContain(figure)
    const habits = purpose.all('[data-block="factList"]').find((block) => purpose.text(block).startsWith(green))
    expect(purpose.all('li', habits)).toHaveLength(7)
    expect(purpose.cards()).toEqual(numbersAfter(row, 'the featured projects').map(pathOf))
    expect(purpose.links(more)).toEqual(['/projects'])
    expect(purpose.links(ethics)).toEqual(['/about/code-of-ethics'])
  })

  test('services (S3)', () => {
    const row = requirement('S3')
    const services = new BuiltPage('/about/services')
    const [share = ''] = quotedIn(row)
    const newTab = services.all('a[target="_blank"]').map((link) => [services.text(link), link.getAttribute('href')])
    expect(newTab).toEqual([[expect.stringContaining(share), '/contact']])
    const sections = services.all('[data-block="serviceSections"] details')
    const names = ['Design', 'Animation', 'Motion Graphics', 'Interactives']
    expect(sections.map((section) => services.text(services.one('h3', section)))).toEqual(names)
    expect(sections.map((section) => section.hasAttribute('open'))).toEqual([true, false, false, false])
    for (const [index, name] of names.entries())
      expect(services.texts('h4', sections[index])).toEqual(
        listedAfter(row.slice(row.indexOf('hides its cards')), name),
      )
    expect(services.all('[data-block="solution"] ol > li')).toHaveLength(5)
    expect(services.all('[data-block="factList"] li')).toHaveLength(5)
    expect(services.all('[data-block="logoCarousel"]')).toHaveLength(1)
    expect(services.all('[data-block]').at(-1)?.getAttribute('data-block')).toBe('callToAction')
  })

  test('end-to-end production (S4)', () => {
    const row = requirement('S4')
    const process = new BuiltPage('/about/end-to-end-production')
    const stages = (row.match(/the stages (.*)\./)?.[1] ?? '').replace(/ \([^)]*\)/g, '').split(', ')
    expect(process.texts('[data-block="solution"] h3')).toEqual(stages)
    const steps = process.texts('[data-block="solution"] h4').map((step) => step.toLowerCase())
    for (const stage of ['Pre-production', 'Production', 'Post-production', 'Delivery'])
      expect(steps).toEqual(expect.arrayContaining(listedAfter(row, ` ${stage}`)))
  })

  test('overviews (S5)', () => {
    expect(new BuiltPage('/about/sectors').links()).toEqual(expect.arrayContaining(below('/home/')))
    expect(new BuiltPage('/about').links()).toEqual(expect.arrayContaining(below('/about/')))
  })

  test('the Mouse House (S6)', () => {
    const house = new BuiltPage('/about/the-mouse-house')
    expect(house.links().filter((link) => link.endsWith('.pdf')).length).toBeGreaterThan(0)
    for (const use of listedAfter(requirement('S6'), 'the client portal'))
      expect(house.text()).toMatch(new RegExp(use, 'i'))
  })

  test.each(['/about/company-mission-statement', '/about/code-of-ethics'])('static text: %s (S7)', (path) => {
    const page = new BuiltPage(path)
    expect(page.all('p').length).toBeGreaterThan(5)
    expect(page.all('input, form, film-loop')).toEqual([])
  })

  test('contact (S8)', () => {
    const links = new BuiltPage('/contact').links('')
    for (const way of [/^mailto:/, /^tel:\+44/, /^https:\/\/www\.instagram\.com\//, /^https:\/\/www\.linkedin\.com\//])
      expect(links).toContainEqual(expect.stringMatching(way))
  })

  test('the list of projects (S9)', () => {
    const list = new BuiltPage('/projects')
    expect(list.all('input[type="radio"]').length).toBeGreaterThan(1)
    expect(
      list
        .all('input[type="radio"]')
        .map((radio) => radio.hasAttribute('checked'))
        .indexOf(true),
    ).toBe(0)
    expect(projects).toEqual(expect.arrayContaining(list.cards()))
    expect(list.cards().length).toBeGreaterThan(12)
    expect(list.all('[data-block="entryGrid"] li img')).toHaveLength(list.cards().length)
    expect(list.links()).toContain('/contact')
    expect(list.links()).toContainEqual(expect.stringMatching(/^https:\/\/vimeo\.com\//))
  })

  test.each(caseStudies)('project %s (S10, B3, B5)', (path) => {
    const page = new BuiltPage(path)
    expect(page.all('[data-block="banner"] img')).toHaveLength(1)
    expect(page.all('h1')).toHaveLength(1)
    const story = page.one('[data-block="caseStudy"]')
    expect(page.texts('dt', story)).toEqual(expect.arrayContaining(['Client', 'Agency', 'Director']))
    expect(page.plays(story).length).toBeGreaterThan(0)
    expect(page.all('a[data-enhanced="dialog"] img', story).length).toBeGreaterThanOrEqual(5)
    expect(page.all('h2', story).length).toBeGreaterThan(1)
    expect(page.links('View more...')).toEqual(['/projects'])
    const visible = new BuiltPage('/projects').cards()
    const index = visible.indexOf(path)
    const neighbours = (rel: string) => new Set(page.all(`a[rel="${rel}"]`).map((link) => link.getAttribute('href')))
    expect(neighbours('prev')).toEqual(new Set(index > 0 ? [visible[index - 1]] : []))
    expect(neighbours('next')).toEqual(new Set(index >= 0 && visible[index + 1] ? [visible[index + 1]] : []))
  })

  test('the showreel (S11)', () => {
    const page = new BuiltPage(reel)
    expect(page.all('[data-block="banner"] img')).toHaveLength(1)
    expect(page.all('h1')).toHaveLength(1)
    expect(page.plays()).toHaveLength(1)
    expect(page.all('a[rel="prev"]').length).toBeGreaterThan(0)
    expect(page.all('a[rel="next"]').length).toBeGreaterThan(0)
  })

  test('ideas of the studio (S12)', () => {
    const [path = ''] = pathsIn(requirement('S12'))
    const list = new BuiltPage('/ip-development')
    expect(list.cards()).toContain(path)
    const page = new BuiltPage(path)
    expect(page.links().filter((link) => link.startsWith('https://')).length).toBeGreaterThan(0)
    const cards = page.one('[data-block="linkCards"]')
    expect(page.links('', cards)).toContain(pathOf(12))
    expect(page.all('img', cards)).toHaveLength(page.all('li', cards).length)
  })

  test('healthcare (S13)', () => {
    const row = requirement('S13')
    const page = new BuiltPage('/home/healthcare')
    expect(page.plays(page.one('[data-block="videoGrid"]'))).toHaveLength(6)
    const studies = page.all('[data-block="caseStudy"]')
    const figures = (row.match(/their figures: (.*); a /)?.[1] ?? '').split(' · ')
    expect(studies).toHaveLength(figures.length)
    for (const [index, figure] of figures.entries())
      for (const number of figure.match(/\d[\d,]*/g) ?? []) expect(page.text(studies[index])).toContain(number)
    expect(page.links()).toContainEqual(expect.stringMatching(/^mailto:/))
  })

  test.each(sectorPages)('sector page %s (S14, E3)', (path) => {
    const page = new BuiltPage(path)
    expect(page.plays(page.one('[data-block="videoGrid"]'))).toHaveLength(6)
    expect(page.all('[data-block="checklist"] li')).toHaveLength(10)
    expect(page.all('[data-block="solution"] ol > li').length).toBeGreaterThan(0)
    const study = page.one('[data-block="caseStudy"]')
    expect(page.plays(study)).toHaveLength(1)
    expect(page.all('a[data-enhanced="dialog"] img', study)).toHaveLength(3)
    expect(page.links()).toEqual(expect.arrayContaining(['/contact', '/projects', expect.stringMatching(/^mailto:/)]))
    expect(page.all('[data-block="callToAction"]')).toHaveLength(1)
  })

  test('The Good Hour (S15, B7, B8)', () => {
    const row = requirement('S15')
    const page = new BuiltPage('/thegoodhour')
    const [pledge = ''] = listedAfter(row, 'the pledge')
    expect(page.text()).toContain(pledge)
    expect(page.all('[data-block="factList"] li')).toHaveLength(listedAfter(row, 'what it promises').length)
    const form = page.one('form')
    expect(form.getAttribute('method')).toBe('get')
    expect(form.getAttribute('action')).toMatch(/^https:/)
    expect(page.one('input[type="email"]', form).hasAttribute('required')).toBe(true)
    expect(page.all('input[type="hidden"]', form).length).toBeGreaterThan(1)
  })

  test('not found (S17)', () => {
    const [title = '', sorry = ''] = quotedIn(requirement('S17'))
    const page = new BuiltPage('/404')
    expect(page.text(page.one('h1'))).toBe(title)
    expect(page.text()).toContain(sorry)
    expect(page.links()).toEqual(expect.arrayContaining(['/contact', expect.stringMatching(/^https:\/\/vimeo\.com\//)]))
    expect(new BuiltPage('/error').all('h1')).toHaveLength(1)
  })
})

describe('behaviour, as far as the html says it', () => {
  test('the carousels (B1)', () => {
    const carousel = new BuiltPage('/about/services').one('[data-block="logoCarousel"]')
    expect(carousel.querySelectorAll('[aria-roledescription="slide"]')).toHaveLength(4)
    const controls = (page: BuiltPage) =>
      page.all('[aria-roledescription="carousel"] button').map((one) => page.text(one))
    const onHome = controls(new BuiltPage('/'))
    expect(carousel.querySelectorAll('button').length).toBeGreaterThan(onHome.length + 3)
    expect(new Set(onHome).size).toBe(1)
  })

  test('a condensed solution has other words, and no paragraphs (B2)', () => {
    const whole = new BuiltPage('/about/end-to-end-production')
    const condensed = new BuiltPage('/about/services')
    const solution = '[data-block="solution"]'
    expect(whole.all(`${solution} li p`).length).toBeGreaterThan(0)
    expect(condensed.all(`${solution} li p`)).toEqual([])
    expect(condensed.texts(`${solution} h2`)).not.toEqual(whole.texts(`${solution} h2`))
  })
})

describe('behaviour in a browser', () => {
  let address: string
  let page: Page

  beforeAll(async () => {
    address = await serveReal()
  })
  beforeEach(async () => {
    ;({ page } = await openPage({ reducedMotion: 'no-preference' }))
  })
  afterEach(() => page.context().close())

  test('a category can be linked to, and shows its projects alone (B4)', async () => {
    const categories = new BuiltPage('/projects').all('input[type="radio"]').map((radio) => radio.getAttribute('value'))
    const [, chosen = ''] = categories
    await openHydrated(page, `${address}/projects?category=${chosen}`)
    const checked = page.getByRole('radio', { checked: true })
    await expect.poll(() => checked.getAttribute('value')).toBe(chosen)
    const shown = await page.locator('[data-block="entryGrid"] li:not([hidden]) h3 a').count()
    expect(shown).toBeGreaterThan(0)
    expect(shown).toBeLessThan(new BuiltPage('/projects').cards().length)
  })

  test('the film of the home page is fetched as a background (S1, B5)', async () => {
    const { requests } = await standInForVimeo(page)
    await page.goto(address)
    await expect.poll(() => requests[0]).toContain('https://vimeo.com/api/oembed.json')
    const options = new URL(requests[0] ?? '').searchParams
    for (const name of listedAsOptions(requirement('B5'))) expect([name, options.get(name)]).toEqual([name, 'true'])
    expect(options.get('byline')).toBe('false')
  })

  test('a film is fetched when a visitor presses play (B5)', async () => {
    await standInForVimeo(page)
    await openHydrated(page, address + pathOf(3))
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .click()
    await page.locator('iframe[src^="https://player.vimeo.com/video/"]').waitFor()
  })

  test('an image opens in an extra-large modal, which gives the focus back (S10, B6)', async () => {
    await openHydrated(page, address + pathOf(2))
    const still = page.locator('[data-enhanced="dialog"]').first()
    await still.click()
    await page.locator('.modal-xl').getByRole('img').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await still.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

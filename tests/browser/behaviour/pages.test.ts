import { gzipSync } from 'node:zlib'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailtoLink } from '../../../src/studio/elements/mailto-link'
import type { Block, ContentPage } from '../../../src/studio/generated/content'
import { badgeColour } from '../../../src/studio/layouts/parts/badge/badge-colour'
import { findViolations } from '../support/axe'
import { accessKey, blocksOf, content, pages } from '../support/content'
import { clearLane, type Lane, openLane } from '../support/lanes'
import { findShift } from '../support/late-typefaces'
import { cutText, findFaults, overflow, overlaps, smallTargets, smallText } from '../support/measures'
import { hrefs, moving, scrollThrough, serveReal, waitForHydration } from '../support/site'
import { saysOfThirdParties } from '../support/third-parties'

/**
 * Every page of the real site, visited once on a phone by somebody who makes no choice, and once at a desk, and looked at
 * from all sides. The checks ask pages.json what is wanted, and list what is wrong. The other tests in a browser try what
 * pages do, on sites of their own. This file takes longest, and as one of the largest it is begun first.
 */
let address: string
let key: string

interface Windows {
  phone: Lane
  desk: Lane
}

async function openWindows(): Promise<Windows> {
  const phone = await openLane(address, { ...moving, viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 })
  await phone.page.clock.install()
  await saysOfThirdParties(phone.page, 'when asked')
  const desk = await openLane(address, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await saysOfThirdParties(desk.page, 'at once')
  return { phone, desk }
}

const close = async ({ phone, desk }: Windows) => {
  for (const { page } of [phone, desk]) await page.context().close()
}

/** Windows in which a page has been looked at, and in which the next one may be. */
const free: Windows[] = []

beforeAll(async () => {
  address = await serveReal()
  key = await accessKey()
})

afterAll(async () => {
  await Promise.all(free.map(close))
})

const isText = /html|css|javascript|json|svg/

/** Weighs what a page fetches from now on, in kB, against a limit. Text counts as most hosts send it, gzipped. */
function weigh(page: Page): (limit: number) => Promise<string[]> {
  const answers: Response[] = []
  const note = (answer: Response) => void answers.push(answer)
  page.on('response', note)
  return async (limit) => {
    page.off('response', note)
    const weights = answers.map(async (answer) => {
      const body = await answer.body()
      return (isText.test(answer.headers()['content-type'] ?? '') ? gzipSync(body) : body).length / 1000
    })
    const weight = (await Promise.all(weights)).reduce((sum, each) => sum + each, 0)
    return weight > limit ? [`${Math.round(weight)} kB of ${limit}`] : []
  }
}

/** Other sites that a page, or the head of its answer, tells the browser to look up or to connect to. */
async function findHints(page: Page, link = ''): Promise<string[]> {
  const hints = await page
    .locator('link[rel~="preconnect"], link[rel~="dns-prefetch"], link[rel~="prefetch"], link[rel~="preload"]')
    .evaluateAll((links) =>
      links.map((hint) => (hint as HTMLLinkElement).href).filter((href) => new URL(href).origin !== location.origin),
    )
  return link ? [...hints, link] : hints
}

/** Where two values differ, in words; nothing when they are the same. */
const differences = (what: string, found: unknown, wanted: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${what} is ${JSON.stringify(found)} and not ${JSON.stringify(wanted)}`]

/** What the head of the document says wrongly. */
async function findWrongHead(page: Page, { path, title, description }: ContentPage): Promise<string[]> {
  const { language = 'en', titleSuffix } = content.site
  const html = page.locator('html')
  return [
    ...differences('the title', await page.title(), title + titleSuffix),
    ...differences(
      'the description',
      await page.locator('meta[name="description"]').getAttribute('content'),
      description,
    ),
    ...differences('the class', await html.getAttribute('class'), path.split('/')[1] || 'home'),
    ...differences('the language', await html.getAttribute('lang'), language),
    ...differences('the number of main headings', await page.locator('h1').count(), 1),
  ]
}

/** Links of the frame that are not the ones of the settings. */
async function findWrongFrame(page: Page, { layout = 'main' }: ContentPage): Promise<string[]> {
  const { navigation, footer } = content.site
  const links = page.locator('header nav').first().getByRole('link', { includeHidden: true })
  const wanted = navigation[layout] ?? navigation.main
  const atFoot = await hrefs(page.locator('footer a'))
  return [
    ...differences(
      'the navigation',
      (await links.allTextContents()).map((text) => text.trim()),
      wanted.map(({ text }) => text),
    ),
    ...differences(
      'where it leads',
      await hrefs(links),
      wanted.map(({ href }) => href),
    ),
    ...footer.links.filter(({ href }) => !atFoot.includes(href)).map(({ href }) => `no link to ${href} at the foot`),
  ]
}

/** Fields whose words are shown as they are, and fields that name where something leads. */
const wordFields = [
  ...['heading', 'subheading', 'title', 'text', 'name', 'role', 'quote', 'figure', 'value', 'lead'],
  ...['label', 'button', 'client', 'agency', 'director', 'words', 'items', 'delivered'],
]
const linkFields = ['href', 'file']

/** What a block shows at first, as far as that is not all that its content says. */
function shownOf(block: Block): object {
  if (block.type === 'form') return { ...block, completed: undefined }
  // A reel plays in the film's place, and lists the scenes that have a page.
  if (block.type === 'video' && block.reel)
    return { ...block, film: undefined, reel: block.reel.filter(({ page }) => page) }
  if (block.type !== 'solution') return block
  const { heading, condensed, condensedHeading = heading, opener, stagesOf } = block
  const other = pages.find(({ path }) => path === stagesOf)
  const stages = other
    ? blocksOf(other).flatMap((each) => (each.type === 'solution' ? (each.stages ?? []) : []))
    : block.stages
  if (condensed) return { heading: condensedHeading, stages: stages?.map(({ title }) => ({ title })) }
  return { heading, opener, stages }
}

/** The words of rich text. */
const wordsOf = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : ''

interface Wanted {
  words: string[]
  links: string[]
  alts: string[]
}

/** Whether a part is shown where the settings say what they say about other sites. */
const isOfOurWord = ({ thirdParties }: { thirdParties?: string }) =>
  !thirdParties || thirdParties === (content.site.thirdParties ?? 'when asked')

/** Gathers what a value of a block's content wants to be shown. */
function gather(value: unknown, field: string, wanted: Wanted): Wanted {
  if (Array.isArray(value)) for (const item of value.filter(isOfOurWord)) gather(item, field, wanted)
  else if (typeof value === 'object')
    for (const [name, inner] of Object.entries(value ?? {})) gather(inner, name, wanted)
  else if (typeof value === 'string') {
    if (wordFields.includes(field)) wanted.words.push(value)
    else if (linkFields.includes(field)) wanted.links.push(value)
    else if (field === 'alt') wanted.alts.push(value)
    else if (value.startsWith('<')) wanted.words.push(wordsOf(parseFragment(value)))
  }
  return wanted
}

/** The entries that a list of them shows: those of its collection that are not hidden, in its order. */
function cardsOf(block: Block): string[] {
  if (block.type !== 'entryGrid') return []
  const { collection, ids, orderBy, filter = [] } = block
  const entries = pages.flatMap(({ path, entry }) =>
    entry?.collection === collection && entry.isVisible !== false ? [{ path, ...entry }] : [],
  )
  const listed = ids
    ? ids.flatMap((id) => entries.filter((entry) => entry.id === id))
    : orderBy
      ? entries
          .filter((entry) => entry[orderBy] !== undefined)
          .sort((one, other) => (one[orderBy] ?? 0) - (other[orderBy] ?? 0))
      : entries
  const [only, ...others] = filter
  const shown =
    only && others.length === 0 ? listed.filter(({ categories = ['all'] }) => categories.includes(only)) : listed
  return shown.map(({ path }) => path)
}

/** The ways to reach the studio, which the settings name. */
const waysOf = (block: Block): string[] => {
  if (block.type !== 'contactDetails') return []
  const { email, phoneLink, instagram, linkedin } = content.site.contact
  return [
    mailtoLink(email, block.subject, block.questions),
    `tel:${phoneLink.replace(/[^+\d]/g, '')}`,
    ...[instagram, linkedin].flatMap((way) => way ?? []),
  ]
}

/** Blocks that are not there, and what is missing in them: words, html, pictures and where they lead. */
async function findMissing(page: Page, route: ContentPage, key: string): Promise<string[]> {
  const blocks = blocksOf(route)
  const shown = page.locator('main [data-block]')
  const types = await shown.evaluateAll((all) => all.map((block) => (block as HTMLElement).dataset.block))
  const wrong = differences(
    'the list of blocks',
    types,
    blocks.map(({ type }) => type),
  )
  if (wrong.length > 0) return wrong
  const missing = blocks.map(async (block, index) => {
    const wanted = gather(shownOf(block), '', { words: [], links: [], alts: [] })
    wanted.links.push(...cardsOf(block), ...waysOf(block))
    const found = await shown.nth(index).evaluate(
      (element, { words, links, alts }) => {
        const tight = (text?: string | null) => (text ?? '').replace(/\s/g, '')
        const text = tight(element.textContent)
        const addresses = [...element.querySelectorAll('a')].map((link) => link.getAttribute('href'))
        const pictures = [...element.querySelectorAll('img')].map((image) => image.alt)
        return [
          // The name on a logo is read out and not seen.
          ...words.filter((word) => !text.includes(tight(word)) && !pictures.includes(word)),
          ...links.filter((link) => !addresses.includes(link)),
          ...alts.filter((alt) => !pictures.includes(alt)),
        ]
      },
      { ...wanted, links: wanted.links.map((link) => link.replace('{key}', key)) },
    )
    return found.map((what) => `block ${index + 1}, ${block.type}, lacks ${JSON.stringify(what)}`)
  })
  return (await Promise.all(missing)).flat()
}

/** Ways to the entries before and after a page that are not the ones of its collection. */
async function findWrongNeighbours(page: Page, route: ContentPage): Promise<string[]> {
  const { path, entry } = route
  if (!blocksOf(route).some(({ type }) => type === 'entryHeader' || type === 'entryNavigation')) return []
  const row = pages.filter(
    (one) => entry && one.entry?.collection === entry.collection && one.entry.isVisible !== false,
  )
  const at = row.findIndex((one) => one.path === path)
  // A hidden entry stands beside nobody.
  const [before, after] = at < 0 ? [] : [row[at - 1], row[at + 1]]
  const leads = async (rel: string) => [...new Set(await hrefs(page.locator(`main a[rel="${rel}"]`)))]
  return [
    ...differences('the entry before', await leads('prev'), before ? [before.path] : []),
    ...differences('the entry after', await leads('next'), after ? [after.path] : []),
  ]
}

/** Whether an address of the site is answered, by the address. */
const answers = new Map<string, Promise<boolean>>()

/** Links to places of the site that are not there, and pictures that have not come. */
async function findDeadEnds(page: Page): Promise<string[]> {
  const ends = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
    return {
      links: links.filter(({ origin }) => origin === location.origin).map(({ href }) => href.replace(/[#?].*/, '')),
      pictures: [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src),
    }
  })
  const isThere = (link: string) => {
    const answer = answers.get(link) ?? fetch(link, { redirect: 'manual' }).then(({ status }) => status < 400)
    answers.set(link, answer)
    return answer
  }
  const dead = await Promise.all(
    ends.links.map(async (link) => ((await isThere(link)) ? [] : [`${link} is not there`])),
  )
  return [...new Set(dead.flat()), ...ends.pictures.map((picture) => `${picture} has not come`)]
}

/** The widths of windows; 320 and 640 are those of 640 and 1280 px at a zoom of 200 %. */
const widths = [1920, 1280, 768, 640, 360, 320]

const targets = 'a[href], button, input, select, textarea, summary, [role="button"]'
/** What a page wants to be pressed: all but the small marks of a carousel and links in lists of words. */
const mainTargets = 'header a, header button, footer a, summary, main form button, main p > .buttons-button'

const measures = {
  'wider than the window': overflow,
  'cut off': cutText,
  'over other text': overlaps,
  'smaller than 16 px': smallText,
  'under 24 px to press': smallTargets(targets, 24),
  'under 44 px to press': smallTargets(mainTargets, 44),
}

/** What is wrong with a page on a screen of a width, each with its kind. */
async function measureAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: width > 640 ? 800 : 400 })
  return (await findFaults(page, measures)).map((fault) => `${width} px, ${fault}`)
}

/** Stays for ten seconds of the page's own clock, and scrolls, points and presses keys without following or choosing. */
async function fidget(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let step = 0; step < 5; step++) {
    await page.mouse.move(20 + ((step * 137) % 300), 60 + ((step * 89) % 600))
    await page.mouse.wheel(0, step === 4 ? -height : height / 3)
    await page.keyboard.press(step === 3 ? 'Escape' : 'Tab')
    await page.clock.fastForward(2000)
  }
}

/** Looks for one thing, and returns what is wrong with the name of what was looked for. */
async function look(name: string, find: Promise<string[]> | string[]): Promise<string[]> {
  return (await find).map((what) => `${name}: ${what}`)
}

/** What is wrong with a page of the site for somebody who comes to it on a phone and chooses nothing. */
async function lookOnPhone({ page, asked, complaints }: Lane, path: string, allowed: string[] = []): Promise<string[]> {
  const weight = weigh(page)
  const answer = await page.goto(address + path, { waitUntil: 'networkidle' })
  const faults = [
    ...(await look('it moves on a phone while its typefaces come', findShift(page))),
    ...(await look('it is heavy before anybody scrolls', weight(400))),
  ]
  await fidget(page)
  await waitForHydration(page)
  return [
    ...faults,
    ...(await look('it names other sites', findHints(page, (await answer?.allHeaders())?.link))),
    ...(await look('it asks other sites before a choice', asked)),
    ...(await look(
      'it complains on a phone',
      complaints.filter((complaint) => !allowed.includes(complaint)),
    )),
  ]
}

/** The badge in the colour of a page, which comes from its service. */
function badgeOn(path: string): string[] {
  const { src, blackOn } = content.site.footer.badge ?? { src: '', blackOn: [] }
  return src ? [src.replaceAll('{colour}', badgeColour(path, blackOn))] : []
}

/** What other sites are asked for that is not wanted, and what is wanted and not asked for. Each takes a connection. */
function findStrangers(asked: string[], wanted: string[]): string[] {
  const connections = wanted.map((address) => `CONNECT ${new URL(address).hostname}:443`)
  const requests = asked.filter((one) => !connections.includes(one))
  return differences('what it asks for', requests.sort(), [...wanted].sort())
}

/** What is wrong with a page for somebody at a desk who reads all of it, and in windows of all widths. */
async function lookAtDesk({ page, asked, complaints }: Lane, route: ContentPage): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 })
  const answer = await page.goto(address + route.path)
  const faults = [
    ...(await look('its status', answer?.status() === 200 ? [] : [String(answer?.status())])),
    ...(await look('it moves at a desk while its typefaces come', findShift(page))),
  ]
  await waitForHydration(page)
  await scrollThrough(page)
  faults.push(
    ...(await look('what it says of itself', findWrongHead(page, route))),
    ...(await look('its frame', findWrongFrame(page, route))),
    ...(await look('its blocks', findMissing(page, route, key))),
    ...(await look('its neighbours', findWrongNeighbours(page, route))),
    ...(await look('its links and pictures', findDeadEnds(page))),
    ...(await look('axe at a desk', findViolations(page))),
  )
  await page.setViewportSize({ width: 375, height: 800 })
  await scrollThrough(page)
  faults.push(...(await look('axe on a phone', findViolations(page))))
  for (const width of widths) faults.push(...(await look('its layout', measureAt(page, width))))
  return [
    ...faults,
    ...(await look('it asks other sites', findStrangers(asked, badgeOn(route.path)))),
    ...(await look('it complains at a desk', complaints)),
  ]
}

/** Hands a test a pair of windows, as if nobody had been there before. Those in which it fails are not used again. */
async function inWindows(look: (windows: Windows) => Promise<string[]>): Promise<string[]> {
  const windows = free.pop() ?? (await openWindows())
  try {
    await clearLane(windows.phone, address)
    await clearLane(windows.desk, address)
    const faults = await look(windows)
    free.push(windows)
    return faults
  } catch (error) {
    await close(windows)
    throw error
  }
}

describe.concurrent('what pages.json says stands on its page, which is light, calm, private, accessible and fits any width', () => {
  test.each(pages.map((route) => ({ path: route.path, route })))(
    '$path (B5, E2, R3, R4, R7, S1, S2, S3, S4, S5, S6, S7, S8, S12, S13, S14, S15, S16, S17)',
    { timeout: 120_000 },
    async ({ path, route }) => {
      const faults = await inWindows(async ({ phone, desk }) => [
        ...(await lookOnPhone(phone, path)),
        ...(await lookAtDesk(desk, route)),
      ])
      expect(faults).toEqual([])
    },
  )

  test('an address that is not there (R6)', async () => {
    const path = '/no-such-page'
    expect(await inWindows(({ phone }) => lookOnPhone(phone, path, [`404 ${path}`]))).toEqual([])
  })
})

const withFilms = pages.filter((page) => blocksOf(page).some((block) => block.type === 'banner' && block.film))

test.each(withFilms)(
  '$path asks for the film of its banner and the badge at once, but not before it is shown and quiet (S1, R3)',
  async ({ path }) => {
    const { page, asked } = await openLane(address, moving)
    await saysOfThirdParties(page, 'at once')
    let before: string[] = []
    page.once('load', () => {
      before = [...asked]
    })
    await page.goto(address + path)
    await expect.poll(() => asked.some((one) => one.includes('vimeo'))).toBe(true)
    await scrollThrough(page)
    const wanted = [...badgeOn(path), 'https://vimeo.com/api/oembed.json']
    await expect
      .poll(() =>
        findStrangers(
          asked.map((one) => one.replace(/(oembed\.json)\?.*/, '$1')),
          wanted,
        ),
      )
      .toEqual([])
    expect(before).toEqual([])
    await page.context().close()
  },
)

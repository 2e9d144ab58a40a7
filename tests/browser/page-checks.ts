import { gzipSync } from 'node:zlib'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { Page, Response } from 'playwright-core'
import type { Block, ContentPage } from '../../src/generated/content'
import { blocksOf, content, pages } from './content'
import { readShift } from './late-typefaces'
import { hrefs } from './site'

/** What a page of the real site is looked at for. Each of these asks pages.json what is wanted, and lists what is wrong. */

const isText = /html|css|javascript|json|svg/

/** Weighs what a page fetches from now on, in kB, against a limit. Text counts as most hosts send it, gzipped. */
export function weigh(page: Page): (limit: number) => Promise<string[]> {
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

/** How far things have moved until the typefaces were there. */
export async function findShift(page: Page): Promise<string[]> {
  const shift = await readShift(page)
  return shift > 0 ? [`by ${shift}`] : []
}

/** Other sites that a page, or the head of its answer, tells the browser to look up or to connect to. */
export async function findHints(page: Page, link = ''): Promise<string[]> {
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
export async function findWrongHead(page: Page, { path, title, description }: ContentPage): Promise<string[]> {
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
export async function findWrongFrame(page: Page, { layout = 'main' }: ContentPage): Promise<string[]> {
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

/** Gathers what a value of a block's content wants to be shown. */
function gather(value: unknown, field: string, wanted: Wanted): Wanted {
  if (Array.isArray(value)) for (const item of value) gather(item, field, wanted)
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
    `mailto:${email}`,
    `tel:${phoneLink.replace(/[^+\d]/g, '')}`,
    ...[instagram, linkedin].flatMap((way) => way ?? []),
  ]
}

/** Blocks that are not there, and what is missing in them: words, html, pictures and where they lead. */
export async function findMissing(page: Page, route: ContentPage, key: string): Promise<string[]> {
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
export async function findWrongNeighbours(page: Page, route: ContentPage): Promise<string[]> {
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
export async function findDeadEnds(page: Page): Promise<string[]> {
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

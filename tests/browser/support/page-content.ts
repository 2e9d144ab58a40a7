import { topFrames } from '../../../src/engine/base/shared-types/page'
import type { Block, ContentPage } from '../../../src/studio/generated/content'
import { blocksOf, content, pages } from './content'
import { wantedOf } from './wanted-content'

/** Where two values differ, in words; nothing when they are the same. */
export const differences = (what: string, found: unknown, wanted: unknown): string[] =>
  JSON.stringify(found) === JSON.stringify(wanted)
    ? []
    : [`${what} is ${JSON.stringify(found)} and not ${JSON.stringify(wanted)}`]

const hrefsOf = (within: ParentNode | null | undefined, selector = 'a[href]') =>
  [...(within?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute('href') ?? '')

function findWrongHead(document: Document, { path, title, description }: ContentPage): string[] {
  const { language = 'en', titleSuffix } = content.site
  const { className, lang } = document.documentElement
  const described = document.querySelector('meta[name="description"]')?.getAttribute('content')
  return [
    ...differences('the title', document.title, title + titleSuffix),
    ...differences('the description', described, description),
    ...differences('the class', className, path.split('/')[1] || 'home'),
    ...differences('the language', lang, language),
    ...differences('the number of main headings', document.querySelectorAll('h1').length, 1),
  ]
}

/** Links of the frame that are not the ones of the settings. */
function findWrongFrame(document: Document, { layout = 'main' }: ContentPage): string[] {
  const { navigation, footer } = content.site
  const links = [...document.querySelectorAll('header nav')]
    .slice(0, 1)
    .flatMap((nav) => [...nav.querySelectorAll('a')])
  const wanted = navigation[layout] ?? navigation.main
  const atFoot = hrefsOf(document.querySelector('footer'))
  return [
    ...differences(
      'the navigation',
      links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
      wanted.map(({ text, href }) => [text, href]),
    ),
    ...footer.links.filter(({ href }) => !atFoot.includes(href)).map(({ href }) => `no link to ${href} at the foot`),
  ]
}

const withoutSpaces = (text?: string | null) => (text ?? '').replace(/\s/g, '')

/** What is missing in a block: words, pictures and where it leads. */
function findMissingIn(element: Element, block: Block, key: string): string[] {
  const { words, links, alts } = wantedOf(block, key)
  const text = withoutSpaces(element.textContent)
  const addresses = hrefsOf(element)
  const pictures = [...element.querySelectorAll('img')].map(({ alt }) => alt)
  return [
    // The name on a logo is read out and not seen.
    ...words.filter((word) => !text.includes(withoutSpaces(word)) && !pictures.includes(word)),
    ...links.filter((link) => !addresses.includes(link)),
    ...alts.filter((alt) => !pictures.includes(alt)),
  ]
}

function findMissing(document: Document, route: ContentPage, key: string): string[] {
  const blocks = blocksOf(route)
  const shown = [...document.querySelectorAll<HTMLElement>(`main ${topFrames}`)]
  const wrong = differences(
    'the list of blocks',
    shown.map(({ dataset }) => dataset.block),
    blocks.map(({ type }) => type),
  )
  if (wrong.length > 0) return wrong
  return shown.flatMap((element, index) => {
    const block = blocks[index] as Block
    const missing = findMissingIn(element, block, key)
    return missing.map((what) => `block ${index + 1}, ${block.type}, lacks ${JSON.stringify(what)}`)
  })
}

/** Links to the entries before and after a page that are not the ones of its collection. */
function findWrongNeighbours(document: Document, route: ContentPage): string[] {
  const { path, entry } = route
  if (!blocksOf(route).some(({ type }) => type === 'entryHeader' || type === 'entryNavigation')) return []
  const row = pages.filter(
    (one) => entry && one.entry?.collection === entry.collection && one.entry.isVisible !== false,
  )
  const at = row.findIndex((one) => one.path === path)
  // A hidden entry has no neighbours.
  const [before, after] = at < 0 ? [] : [row[at - 1], row[at + 1]]
  const found = (rel: string) => [...new Set(hrefsOf(document.querySelector('main'), `a[rel="${rel}"]`))]
  return [
    ...differences('the entry before', found('prev'), before ? [before.path] : []),
    ...differences('the entry after', found('next'), after ? [after.path] : []),
  ]
}

/** Where the document of a page differs from what pages.json says. `key` opens the guarded pages. */
export const findWrongContent = (document: Document, route: ContentPage, key: string): string[] => [
  ...findWrongHead(document, route),
  ...findWrongFrame(document, route),
  ...findMissing(document, route, key),
  ...findWrongNeighbours(document, route),
]

/** Whether an address of the site is answered, by the address. */
const answers = new Map<string, Promise<boolean>>()

function isAnswered(address: string): Promise<boolean> {
  const answer = answers.get(address) ?? fetch(address, { redirect: 'manual' }).then(({ status }) => status < 400)
  answers.set(address, answer)
  return answer
}

/** Links and pictures of a document that its site, served at an address, does not answer. */
export async function findDeadLinks(document: Document, site: string): Promise<string[]> {
  const named = [
    ...hrefsOf(document),
    ...[...document.querySelectorAll('img[src]')].map((image) => image.getAttribute('src') ?? ''),
  ]
  const paths = named
    .map((address) => new URL(address, document.URL))
    .filter(({ origin }) => origin === new URL(document.URL).origin)
    .map(({ pathname }) => pathname)
  const dead = await Promise.all(
    [...new Set(paths)].map(async (path) => ((await isAnswered(site + path)) ? [] : [`${path} is not there`])),
  )
  return dead.flat()
}

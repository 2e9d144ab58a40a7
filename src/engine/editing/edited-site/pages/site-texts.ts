import { asObject, asText, blocksIn, escapeToken, isObject, pagesIn } from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'
import { type Document, findValue, openDocument, rawOf } from '../../../content/json-edits/document'
import { unpublishedLabel } from '../../../content/publication-dates/describe-unpublished'
import type { Moment } from '../../../content/publication-dates/local-time'
import { zoneOf } from '../../../content/publication-dates/page-times'
import { isTimedPage, previewPathsAt, uniquePathOf } from '../../../content/publication-dates/unique-path'
import type { Schemas } from '../../../content/schema-model/schemas'
import type { Overview, PageName, SharedName } from '../overview'
import { firstPicture } from './first-picture'
import { readCollections, readEntries } from './site-collections'
import { readSiteLanguages, type SiteLanguages } from './site-languages'

function listPages(content: unknown, moment: Moment, languages: SiteLanguages): PageName[] {
  const pages = pagesIn(content)
  const collections = readEntries(content)
  const zone = zoneOf(content)
  const addresses = previewPathsAt(pages.filter(isTimedPage), moment, zone)
  return pages.flatMap((page, index): PageName[] => {
    if (!isTimedPage(page)) return []
    const redirect = typeof page.redirect === 'string' ? { redirect: page.redirect } : {}
    const template = typeof page.template === 'string' ? { template: page.template } : {}
    const unseen = unpublishedLabel(page, { now: moment, zone })
    const picture = firstPicture(page)
    const ofPage = {
      ...redirect,
      ...template,
      ...collections(page),
      ...(unseen !== undefined && { unseen }),
      ...(picture !== undefined && { picture }),
      ...languages.ofPage(page),
    }
    const { path } = page
    const address = addresses.get(page) ?? path
    return [
      { name: uniquePathOf(page), path, address, title: asText(page.title), pointer: `/pages/${index}`, ...ofPage },
    ]
  })
}

function listFollowers(content: unknown): Record<string, string[]> {
  const shared: Record<string, unknown> = asObject(asObject(content).shared)
  const typeOf = (block: Record<string, unknown>) => {
    const shown = typeof block.shared === 'string' ? shared[block.shared] : block
    return isObject(shown) ? asText(shown.type) : ''
  }
  const counts = new Map<string, Map<string, number>>()
  for (const page of pagesIn(content).filter(isObject)) {
    let before = ''
    for (const type of blocksIn(page).filter(isObject).map(typeOf)) {
      const followers = counts.get(before) ?? new Map<string, number>()
      counts.set(before, followers.set(type, (followers.get(type) ?? 0) + 1))
      before = type
    }
  }
  const byCount = (followers: Map<string, number>) =>
    [...followers].sort(([, one], [, other]) => other - one).map(([type]) => type)
  return Object.fromEntries([...counts].map(([type, followers]) => [type, byCount(followers)]))
}

function listUses(content: unknown, languages: SiteLanguages): Map<string, string[]> {
  const uses = new Map<string, string[]>()
  for (const page of pagesIn(content).filter(isTimedPage)) {
    const names = blocksIn(page)
      .filter(isObject)
      .map(({ shared }) => asText(shared))
    for (const name of new Set(names)) if (name !== '') addTo(uses, languages.sharedOn(page, name), page.path)
  }
  return uses
}

function listShared(document: Document, content: unknown, languages: SiteLanguages): SharedName[] {
  if (!isObject(content) || !isObject(content.shared)) return []
  const uses = listUses(content, languages)
  return Object.keys(content.shared).map((name) => {
    const pointer = `/shared/${escapeToken(name)}`
    const node = findValue(document, pointer)
    return { name, pointer, raw: node ? rawOf(document.text, node) : '', pages: uses.get(name) ?? [] }
  })
}

export interface SiteTexts extends Pick<Overview, 'languages' | 'collections' | 'made'> {
  document: Document
  pages: PageName[]
  shared: SharedName[]
  followers: Record<string, string[]>
  parts: string[]
}

/** Returns a refusal if the text is not JSON. */
export function readTexts(text: string, moment: Moment, schemas: Schemas): SiteTexts | ReturnType<typeof openDocument> {
  const document = openDocument(text)
  if ('refusal' in document) return document
  const { value: content } = document
  const languages = readSiteLanguages(content)
  const pages = listPages(content, moment, languages)
  return {
    document,
    ...languages.ofSite,
    ...readCollections(content, pages, schemas),
    pages,
    shared: listShared(document, content, languages),
    followers: listFollowers(content),
    parts: isObject(content) ? Object.keys(content) : [],
  }
}

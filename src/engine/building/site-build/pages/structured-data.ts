import type { ContentPage, SiteContent } from '../../../base/schema-types/content'
import { addTo } from '../../../base/shared-types/groups'
import { isObject, selfAndAncestors, valueAt } from '../../../base/shared-types/json'
import { type LanguagesOfSite, readLanguages } from '../../../base/shared-types/languages/languages'
import { sharedForLanguage, sharedNameIn } from '../../../base/shared-types/languages/shared-names'
import { type FilmProvider, filmPage, filmPlayer } from '../../../base/shared-types/services/film-provider'
import { isContentPage } from '../../../base/shared-types/site-pages'
import { type HeldTypes, sharedIn } from '../../../content/schema-model/block-tree'
import { holderOf } from '../../../content/schema-model/holders'
import type { Annotation } from '../../../content/schema-model/validation/open-validator'

type Item = Record<string, unknown>

/** What the keyword "structuredData" says of a written content, with the pages of all times. */
export interface StructuredFacts {
  content: SiteContent
  /** Keyed by the page, shared block or settings around them: "/pages/3". */
  annotations: Map<string, Annotation[]>
  held: HeldTypes
}

const formats = new Set(['structuredData', 'film', 'stand-in'])

export function findStructuredFacts(
  annotations: Annotation[],
  content: SiteContent,
  held: HeldTypes = new Map(),
): StructuredFacts {
  const byHolder: StructuredFacts['annotations'] = new Map()
  for (const item of annotations) if (formats.has(item.format)) addTo(byHolder, holderOf(item.pointer), item)
  return { content, annotations: byHolder, held }
}

function gatherProperties(annotations: Annotation[], url: string): Item {
  const properties: Item = {}
  for (const { value, wanted } of annotations) {
    const name = String(wanted)
    const text = typeof value === 'string' && value.startsWith('/') ? url + value : value
    const known = properties[name]
    properties[name] = known === undefined ? text : [known, text].flat()
  }
  return properties
}

const isHidden = (block: unknown) => isObject(block) && block.hidden === true

function filmsIn(holder: string, { content, annotations }: StructuredFacts): Item[] {
  const own = annotations.get(holder) ?? []
  const ofParent = new Map<unknown, Annotation[]>()
  for (const item of own) if (item.format === 'structuredData') addTo(ofParent, item.parent, item)
  // Search engines would list a stand-in as the site's own film.
  const withStandIn = new Set(own.flatMap(({ format, parent }) => (format === 'stand-in' ? [parent] : [])))
  return own.flatMap(({ format, value, pointer, parent, wanted }) => {
    const properties = ofParent.get(parent)
    // A film without a name is decorative.
    if (format !== 'film' || withStandIn.has(parent) || !properties) return []
    if (Array.from(selfAndAncestors(pointer), (place) => valueAt(content, place)).some(isHidden)) return []
    const film = value as number | string
    return {
      '@type': 'VideoObject',
      ...gatherProperties(properties, content.site.url),
      url: filmPage(wanted as FilmProvider, film),
      embedUrl: filmPlayer(wanted as FilmProvider, film),
    }
  })
}

function readOrganisation({ content, annotations }: StructuredFacts): Item {
  const ofSite = [...annotations].flatMap(([holder, items]) =>
    holder.startsWith('/site/') && holder !== '/site/languages' ? items : [],
  )
  const named = ofSite.filter(({ format }) => format === 'structuredData')
  return { '@type': 'Organization', ...gatherProperties(named, content.site.url) }
}

const pathsAbove = (path: string): string[] =>
  path === '/'
    ? []
    : path
        .split('/')
        .map((_, index, names) => names.slice(0, index).join('/') || '/')
        .slice(1)

export class StructuredData {
  private readonly pages: Map<string, ContentPage>
  private readonly holders: Map<unknown, string>
  private readonly languages: LanguagesOfSite

  constructor(
    private readonly content: SiteContent,
    private readonly facts: StructuredFacts,
  ) {
    this.pages = new Map(content.pages.filter(isContentPage).map((page) => [page.path, page]))
    this.languages = readLanguages(content.site)
    this.holders = new Map(facts.content.pages.map((page, index) => [page, `/pages/${index}`]))
  }

  inputsOf({ path }: ContentPage): string {
    return JSON.stringify(this.pagesAbove(path).map((page) => [page.path, page.title]))
  }

  /** Those in the language of a page. */
  private pagesAbove(path: string): ContentPage[] {
    const { of } = this.languages
    return pathsAbove(path).flatMap((one) => (of(one) === of(path) && this.pages.get(one)) || [])
  }

  private breadcrumbsOf({ path, title }: ContentPage): Item[] {
    const { of, homeOf, settingsIn } = this.languages
    const { url } = this.content.site
    const language = of(path)
    const above = this.pagesAbove(path)
    if (above.length === 0) return []
    const { name } = settingsIn(language)
    const home = homeOf(language)
    const trail = above.map((page) => ({ path: page.path, name: page.path === home ? name : page.title }))
    const items = [...trail, { path, name: title }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: url + step.path,
    }))
    return [{ '@type': 'BreadcrumbList', itemListElement: items }]
  }

  private filmsOf(page: ContentPage): Item[] {
    const { path, description, blocks } = page
    const language = this.languages.of(path)
    const { shared } = this.content
    const names = sharedIn(blocks, sharedForLanguage(language, shared), this.facts.held)
    const pointers = Array.from(names, (name) => `/shared/${sharedNameIn(language, name, shared)}`)
    const holders = [this.holders.get(page) ?? '', ...pointers]
    return holders.flatMap((holder) => filmsIn(holder, this.facts)).map((film) => ({ ...film, description }))
  }

  /** Of a page whose template says that it is an article, for example a NewsArticle. */
  private articleOf(page: ContentPage): Item[] {
    const holder = this.holders.get(page)
    const own = holder === undefined ? [] : (this.facts.annotations.get(holder) ?? [])
    const { path, title, description, entry, publish, socialImage } = page
    const { url } = this.content.site
    const image = entry?.image ?? socialImage
    return own
      .filter(({ format, pointer }) => format === 'structuredData' && pointer === holder)
      .map(({ wanted }) => ({
        '@type': wanted,
        headline: entry?.title ?? title,
        description: entry?.description ?? description,
        datePublished: entry?.day ?? publish?.slice(0, 10),
        image: image && url + image,
        inLanguage: this.languages.of(path),
        mainEntityOfPage: url + path,
        publisher: { '@type': 'Organization', name: this.languages.settingsIn(this.languages.of(path)).name, url },
      }))
  }

  /** Returns JSON for a page's html; undefined for pages that search engines do not list. */
  write(page: ContentPage): string | undefined {
    if (page.isIndexed === false || page.guard) return undefined
    const organisation = page.path === '/' ? [readOrganisation(this.facts)] : []
    const items = [...organisation, ...this.articleOf(page), ...this.breadcrumbsOf(page), ...this.filmsOf(page)]
    if (items.length === 0) return undefined
    // A text must not end the script element.
    return JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll('<', '\\u003c')
  }
}

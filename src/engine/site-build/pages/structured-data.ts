import type { Annotation } from '../../check'
import { blockAround, holderOf } from '../../check/content/holders'
import type { ContentPage, SiteContent } from '../../generated/content'
import { type FilmProvider, filmPage, filmPlayer } from '../../model/film-provider'
import { addTo } from '../../model/groups'
import { isObject, valueAt } from '../../model/json'
import { isContentPage } from '../../model/site-pages'

/** An item of https://schema.org, or its properties. */
type Item = Record<string, unknown>

export interface StructuredFacts {
  organisation: Item
  /** Visible films by the page or shared block that shows them: "/pages/3". */
  films: Map<string, Item[]>
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

/** Finds the values of fields with the keyword "structuredData". */
export function findStructuredFacts(annotations: Annotation[], content: SiteContent): StructuredFacts {
  const { url } = content.site
  const named = annotations.filter(({ format }) => format === 'structuredData')
  const ofParent = new Map<unknown, Annotation[]>()
  for (const annotation of named) addTo(ofParent, annotation.parent, annotation)
  // Search engines would list a stand-in as the site's own film.
  const withStandIn = new Set(annotations.flatMap(({ format, parent }) => (format === 'stand-in' ? [parent] : [])))
  const films: StructuredFacts['films'] = new Map()
  for (const { format, value, pointer, parent, wanted } of annotations) {
    const properties = ofParent.get(parent)
    // A film without a name is decorative.
    if (format !== 'film' || withStandIn.has(parent) || !properties) continue
    const block = valueAt(content, blockAround(pointer))
    if (isObject(block) && block.hidden === true) continue
    const film = value as number | string
    addTo(films, holderOf(pointer), {
      '@type': 'VideoObject',
      ...gatherProperties(properties, url),
      url: filmPage(wanted as FilmProvider, film),
      embedUrl: filmPlayer(wanted as FilmProvider, film),
    })
  }
  const ofSite = named.filter(({ pointer }) => pointer.startsWith('/site/'))
  return { organisation: { '@type': 'Organization', ...gatherProperties(ofSite, url) }, films }
}

/** "/about/services" -> "/", "/about". */
const pathsAbove = (path: string): string[] =>
  path === '/'
    ? []
    : path
        .split('/')
        .map((_, index, names) => names.slice(0, index).join('/') || '/')
        .slice(1)

export class StructuredData {
  private readonly pages: Map<string, ContentPage>
  private readonly holders: Map<string, string>

  constructor(
    private readonly content: SiteContent,
    private readonly facts: StructuredFacts,
  ) {
    this.pages = new Map(content.pages.filter(isContentPage).map((page) => [page.path, page]))
    this.holders = new Map(content.pages.map(({ path }, index) => [path, `/pages/${index}`]))
  }

  private breadcrumbsOf({ path, title }: ContentPage): Item[] {
    const { name, url } = this.content.site
    const above = pathsAbove(path).flatMap((one) => this.pages.get(one) ?? [])
    if (above.length === 0) return []
    const trail = above.map((page) => ({ path: page.path, name: page.path === '/' ? name : page.title }))
    const items = [...trail, { path, name: title }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: url + step.path,
    }))
    return [{ '@type': 'BreadcrumbList', itemListElement: items }]
  }

  private filmsOf({ path, description, blocks }: ContentPage): Item[] {
    const shared = blocks.flatMap((block) => ('shared' in block && !block.hidden ? [`/shared/${block.shared}`] : []))
    const holders = [this.holders.get(path) ?? '', ...new Set(shared)]
    return holders.flatMap((holder) => this.facts.films.get(holder) ?? []).map((film) => ({ ...film, description }))
  }

  /** Returns JSON for a page's html; undefined for pages that search engines do not list. */
  write(page: ContentPage): string | undefined {
    if (page.isIndexed === false || page.guard) return undefined
    const organisation = page.path === '/' ? [this.facts.organisation] : []
    const items = [...organisation, ...this.breadcrumbsOf(page), ...this.filmsOf(page)]
    if (items.length === 0) return undefined
    // A text must not end the script element.
    return JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll('<', '\\u003c')
  }
}

import type { ContentPage, SiteContent } from '../../../base/schema-types/content'
import { type LanguagesOfSite, readLanguages } from '../../../base/shared-types/languages/languages'
import { sharedForLanguage, sharedNameIn } from '../../../base/shared-types/languages/shared-names'
import { addTo } from '../../../base/shared-types/maps'
import { isContentPage } from '../../../base/shared-types/site-pages'
import { type HeldTypes, sharedIn } from '../../../content/schema-model/block-tree'
import { holderOf } from '../../../content/schema-model/holders'
import { isA } from '../../../content/schema-model/structured-data/schema-org'
import type { Annotation } from '../../../content/schema-model/validation/open-validator'
import { addValue, readItems, type StructuredItem, structuredFormats } from './structured-items'

export interface StructuredFacts {
  content: SiteContent
  /** Keyed by the page, shared block or settings around them: "/pages/3". */
  annotations: Map<string, Annotation[]>
  held: HeldTypes
}

export function findStructuredFacts(
  annotations: Annotation[],
  content: SiteContent,
  held: HeldTypes = new Map(),
): StructuredFacts {
  const byHolder: StructuredFacts['annotations'] = new Map()
  for (const item of annotations) if (structuredFormats.has(item.format)) addTo(byHolder, holderOf(item.pointer), item)
  return { content, annotations: byHolder, held }
}

function readOrganisation({ content, annotations }: StructuredFacts): StructuredItem[] {
  // The holder of the settings as a whole is "": see holderOf.
  const ofSite = [...annotations].flatMap(([holder, items]) =>
    holder === '' || (holder.startsWith('/site/') && holder !== '/site/languages') ? items : [],
  )
  const root: StructuredItem = { '@type': 'Organization' }
  const items = readItems(ofSite, content, root)
  return Object.keys(root).length > 1 || items.length === 0 ? [root, ...items] : items
}

/** The items for the page as a whole become one, such as the questions of several blocks. */
function mergePages(items: StructuredItem[]): StructuredItem[] {
  const pages = new Map<unknown, StructuredItem>()
  return items.filter((item) => {
    const type = item['@type']
    const known = pages.get(type)
    if (!known || !isA(String(type), 'WebPage')) {
      pages.set(type, item)
      return true
    }
    for (const [property, value] of Object.entries(item)) if (property !== '@type') addValue(known, property, value)
    return false
  })
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

  private pagesAbove(path: string): ContentPage[] {
    const { of } = this.languages
    return pathsAbove(path).flatMap((one) => (of(one) === of(path) && this.pages.get(one)) || [])
  }

  private breadcrumbsOf({ path, title }: ContentPage): StructuredItem[] {
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

  private itemsOf(page: ContentPage): StructuredItem[] {
    const { path, description, blocks } = page
    const language = this.languages.of(path)
    const { shared } = this.content
    const names = sharedIn(blocks, sharedForLanguage(language, shared), this.facts.held)
    const pointers = Array.from(names, (name) => `/shared/${sharedNameIn(language, name, shared)}`)
    const holder = this.holders.get(page) ?? ''
    const type = this.typeOf(holder)
    const own: StructuredItem = { '@type': type }
    const items = [holder, ...pointers].flatMap((one) =>
      readItems(
        (this.facts.annotations.get(one) ?? []).filter(({ pointer }) => pointer !== holder),
        this.facts.content,
        type === undefined ? undefined : own,
      ),
    )
    for (const item of items) if (item['@type'] === 'VideoObject') item.description ??= description
    const ofPage = type === undefined ? [] : [{ ...this.knownOf(page, String(type)), ...own }]
    return [...ofPage, ...this.breadcrumbsOf(page), ...items]
  }

  private typeOf(holder: string): unknown {
    const own = this.facts.annotations.get(holder) ?? []
    return own.find(({ format, pointer }) => format === 'structuredData' && pointer === holder)?.wanted
  }

  private knownOf(page: ContentPage, type: string): StructuredItem {
    const { path, title, entry, publish, socialImage } = page
    const { url } = this.content.site
    const picture = entry?.image ?? socialImage
    const name = entry?.title ?? title
    const description = entry?.description ?? page.description
    const image = picture && url + picture
    if (!isA(type, 'Article')) return { '@type': type, name, description, image, url: url + path }
    const language = this.languages.of(path)
    return {
      '@type': type,
      headline: name,
      description,
      datePublished: entry?.day ?? publish?.slice(0, 10),
      image,
      inLanguage: language,
      mainEntityOfPage: url + path,
      publisher: { '@type': 'Organization', name: this.languages.settingsIn(language).name, url },
    }
  }

  /** Returns JSON for a page's html; undefined for pages that search engines do not list. */
  write(page: ContentPage): string | undefined {
    if (page.isIndexed === false || page.guard) return undefined
    const organisation = page.path === '/' ? readOrganisation(this.facts) : []
    const items = mergePages([...organisation, ...this.itemsOf(page)])
    if (items.length === 0) return undefined
    // A text must not end the script element.
    return JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll('<', '\\u003c')
  }
}

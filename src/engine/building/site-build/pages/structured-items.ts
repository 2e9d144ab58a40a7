import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { SiteContent } from '../../../base/schema-types/content'
import { isObject, parentPointer, selfAndAncestors, valueAt } from '../../../base/shared-types/json'
import { getOrAdd } from '../../../base/shared-types/maps'
import { type FilmProvider, filmPage, filmPlayer } from '../../../base/shared-types/services/film-provider'
import { replaceTags } from '../../../base/text/tags'
import { zonedTime } from '../../../content/publication-dates/local-time'
import { zoneOf } from '../../../content/publication-dates/page-times'
import { type PropertyWay, readWays } from '../../../content/schema-model/structured-data/read-way'
import { hasProperty, spellValue } from '../../../content/schema-model/structured-data/schema-org'
import type { Annotation } from '../../../content/schema-model/validation/open-validator'

export type StructuredItem = Record<string, unknown>

/** What an item takes from annotations. "html" and "local-time" say how a value is written. */
export const structuredFormats = new Set(['structuredData', 'film', 'stand-in', 'html', 'local-time'])

export function addValue(item: StructuredItem, property: string, value: unknown): void {
  const known = item[property]
  item[property] = known === undefined ? value : [known, value].flat()
}

function spelled(property: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => spelled(property, item))
  return typeof value === 'string' ? spellValue(property, value) : value
}

function plainText(html: string): string {
  const write = (node: DefaultTreeAdapterTypes.Node): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(write).join('') : ''
  const apart = replaceTags(html, (tag) => ` ${tag}`, /<\/?(?:p|li|h\d|blockquote|br|hr)\b/g)
  return write(parseFragment(apart)).replace(/\s+/g, ' ').trim()
}

/** Search engines want hours of such a day, too: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const isClosedDay = (item: StructuredItem) =>
  item['@type'] === 'OpeningHoursSpecification' && item.validFrom !== undefined && item.opens === undefined

const isHidden = (block: unknown) => isObject(block) && block.hidden === true

class ItemReader {
  readonly items: StructuredItem[] = []
  private readonly ways = new Map<string, PropertyWay>()
  private readonly formats = new Map<string, string>()
  private readonly made = new Map<string, StructuredItem | undefined>()
  private readonly parts = new WeakMap<StructuredItem, Record<string, StructuredItem>>()
  private readonly films = new Map<string, Annotation>()
  private readonly withStandIn = new Set<string>()
  private readonly leftOut = new Map<string, boolean>()

  constructor(
    private readonly annotations: Annotation[],
    private readonly content: SiteContent,
    private readonly root: StructuredItem | undefined,
  ) {
    for (const item of annotations) {
      const { format, pointer, wanted } = item
      const around = parentPointer(pointer)
      if (format === 'html' || format === 'local-time') this.formats.set(pointer, format)
      if (format === 'film') this.films.set(around, item)
      // Search engines would list a stand-in as the site's own film.
      if (format === 'stand-in') this.withStandIn.add(around)
      if (format !== 'structuredData') continue
      for (const way of readWays(wanted)) if (!way.property) this.ways.set(pointer, way)
    }
    for (const place of this.films.keys())
      if (!this.ways.has(place)) this.ways.set(place, { type: 'VideoObject', steps: [] })
  }

  read(): StructuredItem[] {
    for (const item of this.annotations) {
      if (item.format !== 'structuredData' || this.isLeftOut(item.pointer)) continue
      for (const way of readWays(item.wanted)) if (way.property) this.addProperty(item, way, way.property)
    }
    for (const item of this.made.values())
      if (item && isClosedDay(item)) Object.assign(item, { opens: '00:00', closes: '00:00' })
    for (const [place, { value, wanted }] of this.films) {
      const film = this.made.get(place)
      if (!film) continue
      film.url = filmPage(wanted as FilmProvider, value as number | string)
      film.embedUrl = filmPlayer(wanted as FilmProvider, value as number | string)
    }
    return this.items.filter((item) => item['@type'] !== 'VideoObject' || item.embedUrl || item.contentUrl)
  }

  private isLeftOut(pointer: string): boolean {
    return getOrAdd(
      this.leftOut,
      pointer,
      () =>
        this.withStandIn.has(pointer) ||
        isHidden(valueAt(this.content, pointer)) ||
        (pointer !== '' && this.isLeftOut(parentPointer(pointer))),
    )
  }

  private addProperty({ value, pointer }: Annotation, way: PropertyWay, property: string): void {
    const written = this.write(value, pointer)
    const item = this.itemAround(pointer)
    // A field that is unticked says nothing.
    if (!item || written === undefined || (way.constant !== undefined && value === false)) return
    const last = this.follow(item, way)
    if (last && hasProperty(String(last['@type']), property))
      addValue(last, property, way.constant ?? spelled(property, written))
  }

  /** The innermost item of some steps. Fields with the same steps share the items on the way. */
  private follow(item: StructuredItem, { steps }: PropertyWay): StructuredItem | undefined {
    let last: StructuredItem = item
    for (const { property, type } of steps) {
      if (!hasProperty(String(last['@type']), property)) return undefined
      const parts = this.parts.get(last) ?? {}
      this.parts.set(last, parts)
      const key = `${property}/${type}`
      if (!parts[key]) {
        parts[key] = { '@type': type }
        addValue(last, property, parts[key])
      }
      last = parts[key]
    }
    return last
  }

  private itemAround(pointer: string): StructuredItem | undefined {
    for (const place of selfAndAncestors(parentPointer(pointer))) {
      const way = this.ways.get(place)
      if (way) return this.itemAt(place, way)
    }
    return this.root
  }

  private itemAt(place: string, way: PropertyWay): StructuredItem | undefined {
    if (this.made.has(place)) return this.made.get(place)
    const item = this.begin(place, way)
    this.made.set(place, item)
    return item
  }

  private begin(place: string, { type, steps }: PropertyWay): StructuredItem | undefined {
    if (type) {
      const item = { '@type': type }
      this.items.push(item)
      return item
    }
    const [last] = steps.slice(-1)
    const around = this.itemAround(place)
    const host = around && this.follow(around, { steps: steps.slice(0, -1) })
    if (!host || !last || !hasProperty(String(host['@type']), last.property)) return undefined
    const item = { '@type': last.type }
    addValue(host, last.property, item)
    return item
  }

  private write(value: unknown, pointer: string): unknown {
    if (Array.isArray(value)) return value.map((item) => this.write(item, pointer))
    if (isObject(value)) return this.write(value.src ?? value.href, pointer)
    if (typeof value !== 'string') return value
    if (value.startsWith('/')) return this.content.site.url + value
    const format = this.formats.get(pointer)
    if (format === 'html') return plainText(value)
    return format ? zonedTime(value, zoneOf(this.content)) : value
  }
}

/** `root` has what is outside of other items. */
export const readItems = (annotations: Annotation[], content: SiteContent, root?: StructuredItem): StructuredItem[] =>
  new ItemReader(annotations, content, root).read()

import { asList, asObject, escapeToken, isObject, valueAt } from '../../../base/shared-types/json'
import { getOrAdd } from '../../../base/shared-types/maps'
import { listed } from '../phrases'
import type { Schemas } from '../schemas'
import type { SchemaMistake } from '../validation/schema-mistakes'
import { readWays } from './read-way'
import { isA, isTypeOfItem } from './schema-org'
import { knownOfPages, searchRules } from './search-rules'
import { explainProperty } from './unknown-properties'

interface Place {
  path: string
  pointer: string
}

interface TypedItem extends Place {
  type: string
  /** "location/Place", of an item in another. */
  way?: string
  properties: Set<string>
  /** The items that several fields describe together, by their ways. */
  parts: Map<string, TypedItem>
}

class ItemFinder {
  readonly items: TypedItem[] = []
  readonly mistakes: SchemaMistake[] = []
  /** Outside of any item; they are the page's, if its template has a type. */
  readonly ofPages: TypedItem = { type: '', path: '', pointer: '', properties: new Set(), parts: new Map() }

  constructor(private readonly schemas: Schemas) {}

  begin(type: string, place: Place, way?: string): TypedItem {
    const item: TypedItem = { ...place, type, way, properties: new Set(), parts: new Map() }
    this.items.push(item)
    return item
  }

  private read(keyword: unknown, place: Place, host: TypedItem): TypedItem {
    let own = host
    for (const { type, steps, property } of readWays(keyword)) {
      let item = host
      for (const step of steps) {
        const way = `${step.property}/${step.type}`
        const begin = () => this.begin(step.type, place, way)
        this.add(item, step.property, place)
        item = property ? getOrAdd(item.parts, way, begin) : begin()
      }
      if (property) this.add(item, property, place)
      else own = type ? this.begin(type, place) : item
    }
    return own
  }

  private add({ type, properties }: TypedItem, property: string, place: Place): void {
    const message = type && explainProperty(type, property)
    if (message) this.mistakes.push({ ...place, message })
    properties.add(property)
  }

  /** `around` has the references followed so far: a definition may refer to itself. */
  visit(node: unknown, { path, pointer }: Place, host: TypedItem, around: string[] = []): void {
    // Blocks in a list are items of their own.
    if (!isObject(node) || Array.isArray(node.holds)) return
    const below = (name: string) => ({ path, pointer: `${pointer}/${name}` })
    const own = 'structuredData' in node ? this.read(node.structuredData, below('structuredData'), host) : host
    for (const [name, field] of Object.entries(asObject(node.properties)))
      this.visit(field, below(`properties/${escapeToken(name)}`), own, around)
    for (const part of ['items', 'then', 'else']) this.visit(node[part], below(part), own, around)
    for (const [index, part] of asList(node.allOf).entries()) this.visit(part, below(`allOf/${index}`), own, around)
    if (typeof node.$ref === 'string') this.follow(node.$ref, path, own, around)
  }

  private follow($ref: string, from: string, host: TypedItem, around: string[]): void {
    const [file = '', pointer = ''] = $ref.split('#')
    const path = file ? new URL(file, `schemas:/${from}`).pathname.replace(/^\/+/, '') : from
    const target = `${path}#${pointer}`
    if (/^(block|template)/.test(path) || around.includes(target)) return
    this.visit(valueAt(this.schemas[path], pointer), { path, pointer }, host, [...around, target])
  }
}

function explainLack({ type, way, properties }: TypedItem): string | undefined {
  const rules = Object.entries(searchRules).flatMap(([name, needs]) => (name === way || isA(type, name) ? needs : []))
  const lacking = rules.map((names) => names.split('|')).filter((names) => !names.some((name) => properties.has(name)))
  const [[first = ''] = []] = lacking
  if (!first) return undefined
  const needs = lacking.map((names) => listed(names, 'or')).join(' and ')
  return `Search engines show no ${type} without ${needs}. Say which field it is: "structuredData": "${first}".`
}

/** Properties that an item's type lacks, and those that search engines miss. */
export function findItemFaults(schemas: Schemas): Record<'mistakes' | 'warnings', SchemaMistake[]> {
  const finder = new ItemFinder(schemas)
  const pages: TypedItem[] = []
  for (const [path, schema] of Object.entries(schemas)) {
    const place = { path, pointer: '' }
    if (path.startsWith('blocks/')) finder.visit(schema, place, finder.ofPages)
    if (path === 'page.schema.json') finder.visit(valueAt(schema, '/$defs/content'), place, finder.ofPages)
    if (path === 'site.schema.json') finder.visit(schema, place, finder.begin('Organization', place))
    const { structuredData } = schema as { structuredData?: unknown }
    if (!path.startsWith('templates/') || structuredData === undefined) continue
    if (typeof structuredData !== 'string' || !isTypeOfItem(structuredData)) {
      const message = 'A template has the type of its pages: "structuredData": "Event", for example.'
      finder.mistakes.push({ path, pointer: '/structuredData', message })
      continue
    }
    const page = finder.begin(structuredData, { path, pointer: '/structuredData' })
    for (const name of knownOfPages) page.properties.add(name)
    pages.push(page)
    finder.visit({ ...schema, structuredData: [] }, place, page)
  }
  for (const { properties } of pages) for (const name of finder.ofPages.properties) properties.add(name)
  const warnings = finder.items.flatMap((item) => {
    const message = explainLack(item)
    return message ? [{ path: item.path, pointer: item.pointer, message }] : []
  })
  return { mistakes: finder.mistakes, warnings }
}

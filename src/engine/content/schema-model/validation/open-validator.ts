import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import { asList, asObject, isObject, pagesIn } from '../../../base/shared-types/json'
import { needsNumber } from '../conditions'
import { holderOf } from '../holders'

/** A value whose schema has "format" or another of our keywords. */
export interface Annotation {
  format: string
  value: unknown
  pointer: string
  parent: unknown
  /** The keyword's value: for "pageWith", the block that the page must have. */
  wanted?: unknown
}

export interface Validation {
  errors: ErrorObject[]
  annotations: Annotation[]
}

export type Validate = (content: unknown) => Validation

function placesWithTemplate(content: unknown): Set<string> {
  const pages = asList(asObject(content).pages)
  return new Set(
    pages.flatMap((page, index) => (isObject(page) && page.template !== undefined ? [`/pages/${index}`] : [])),
  )
}

/**
 * Collects annotations once. Pages with a template are walked twice. The walk never returns to a page, so only one
 * page's annotations are remembered.
 */
class AnnotationCollector {
  readonly annotations: Annotation[] = []
  private readonly walkedTwice: Set<string>
  private holder = ''
  private readonly seen = new Set<string>()

  constructor(content: unknown) {
    this.walkedTwice = placesWithTemplate(content)
  }

  add(item: Annotation): void {
    if (this.walkedTwice.size === 0 || this.isNew(item)) this.annotations.push(item)
  }

  private isNew({ format, pointer }: Annotation): boolean {
    const holder = holderOf(pointer)
    if (holder !== this.holder) this.seen.clear()
    this.holder = holder
    if (!this.walkedTwice.has(holder)) return true
    const key = `${format} ${pointer}`
    const isKnown = this.seen.has(key)
    this.seen.add(key)
    return !isKnown
  }
}

function requireIds(content: unknown): ErrorObject[] {
  return pagesIn(content).flatMap((page, index): ErrorObject[] => {
    const { entry } = asObject(page)
    if (!isObject(entry) || Object.hasOwn(entry, 'id') || !needsNumber(entry, content)) return []
    const place = { keyword: 'required', instancePath: `/pages/${index}/entry`, schemaPath: '#/$defs/entry/required' }
    return [{ ...place, params: { missingProperty: 'id' }, data: entry }]
  })
}

export const openValidator =
  (validate: ValidateFunction): Validate =>
  (content) => {
    const collector = new AnnotationCollector(content)
    validate.call(collector as never, content)
    return { errors: [...(validate.errors ?? []), ...requireIds(content)], annotations: collector.annotations }
  }

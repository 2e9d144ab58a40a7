import { isObject, pagesIn, selfAndAncestors, valueAt } from '../../../base/shared-types/json'
import { nounFor, plural } from '../../../base/text/numbers'
import type { Clash } from '../../../content/json-edits/merge/merge-texts'
import { isTimedPage, uniquePathOf } from '../../../content/publication-dates/unique-path'
import { titleOfName } from '../../../content/schema-model/names'
import { SchemaBook } from '../../../content/schema-model/schema-book'
import type { Schemas } from '../../../content/schema-model/schemas'
import type { TextDraft } from '../overview'

export interface ClashWords {
  drafts: Omit<TextDraft, 'time' | 'revision'>[]
  notice?: string
}

const lastToken = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1)

function labelOf(book: SchemaBook, content: unknown, pointer: string): string {
  const value = valueAt(content, pointer)
  const ownTitle = isObject(value) ? book.titleOfBlock(value.type) : undefined
  if (ownTitle !== undefined) return ownTitle
  const { title } = book.at(pointer, content)
  const label = typeof title === 'string' ? title : titleOfName(lastToken(pointer))
  for (const place of selfAndAncestors(pointer)) {
    const holder = valueAt(content, place)
    const block = isObject(holder) ? book.titleOfBlock(holder.type) : undefined
    if (block !== undefined) return `${label} of ${block}`
  }
  return label
}

function pageAt(content: unknown, pointer: string): string {
  const [, area, index] = pointer.split('/')
  const page = area === 'pages' ? pagesIn(content)[Number(index)] : undefined
  return isTimedPage(page) ? uniquePathOf(page) : '/'
}

function asTyped(json: string): string {
  const value: unknown = JSON.parse(json)
  return typeof value === 'string' ? value : json
}

function describeKept(labels: readonly string[]): string | undefined {
  const [first] = labels
  if (first === undefined) return undefined
  if (labels.length === 1) return `Someone else has changed what you have removed, so it is still there: ${first}.`
  const count = plural(labels.length, 'thing')
  return `Someone else has changed ${count} that you have removed, so ${nounFor(labels.length, 'it is', 'they are')} still there: ${labels.join(', ')}.`
}

interface Contents {
  former: unknown
  mine: unknown
  merged: unknown
}

export function describeClashes(
  clashes: readonly Clash[],
  { former, mine, merged }: Contents,
  schemas: Schemas,
): ClashWords {
  const book = new SchemaBook(schemas)
  const drafts = clashes.flatMap(({ pointer, from, mine: json }) => {
    if (json === undefined) return []
    // Words without a place are kept under one that no page has.
    const place = pointer ?? `/removed${from}`
    const page = pointer === undefined ? pageAt(mine, from) : pageAt(merged, pointer)
    return [{ page, pointer: place, label: labelOf(book, mine, from), text: asTyped(json), isClash: true as const }]
  })
  const kept = clashes.filter(({ mine: json }) => json === undefined)
  const notice = describeKept(kept.map(({ from }) => labelOf(book, former, from)))
  return { drafts, ...(notice !== undefined && { notice }) }
}

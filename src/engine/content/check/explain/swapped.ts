import { escapeToken, isObject, unescapeToken, valueAt } from '../../../base/shared-types/json'
import { quoted } from '../../schema-model/phrases'
import type { SchemaBook } from '../../schema-model/schema-book'
import { fits } from './misfits'
import type { Context, Explained } from './phrases'

const isAddress = (value: string) => /^(?:\/|https?:|mailto:|tel:)\S*$/.test(value) || /^[^\s@]+@[^\s@]+$/.test(value)

/** 0: not at all, 1: valid, 2: of the right kind. */
function suits(value: unknown, raw: unknown, book: SchemaBook): 0 | 1 | 2 {
  const schema = book.resolve(raw)
  if (!fits(value, schema, book)) return 0
  if (typeof value !== 'string') return 2
  const { pattern, format, maxLength = Number.POSITIVE_INFINITY } = schema
  if (typeof pattern === 'string') return new RegExp(pattern, 'u').test(value) ? 2 : 0
  // A letter has two units at most: counting letters of a long text takes time.
  if (value.length > 2 * Number(maxLength) || Array.from(value).length > Number(maxLength)) return 0
  if (format === 'html') return value.includes('<') ? 2 : 1
  const isPlain = format === undefined || ['alt', 'link-text', 'label', 'title', 'description'].includes(String(format))
  return isPlain && isAddress(value) ? 1 : 2
}

function partnerOf({ pointer }: { pointer: string }, { book, root }: Context): string | undefined {
  const end = pointer.lastIndexOf('/')
  const object = valueAt(root, pointer.slice(0, end))
  if (!isObject(object)) return undefined
  const name = unescapeToken(pointer.slice(end + 1))
  const fieldAt = (field: string) => book.at(`${pointer.slice(0, end)}/${escapeToken(field)}`, root)
  const own = fieldAt(name)
  if (suits(object[name], own, book) > 0 || Object.keys(object).length > 100) return undefined
  return Object.keys(object).find((other) => {
    const field = fieldAt(other)
    const isMixedUp = suits(object[other], own, book) === 2 && suits(object[name], field, book) > 0
    return other !== name && isMixedUp && suits(object[other], field, book) < 2
  })
}

const swappable = new Set(['wrong-type', 'pattern', 'text-length', 'file-exists', 'link-target', 'page-target'])

/** Two fields with each other's values are one problem. */
export function joinSwapped<Item extends Explained>(findings: Item[], context: Context): Item[] {
  const partners = new Set<string>()
  const joined = findings.map((finding): Item => {
    if (!swappable.has(finding.rule) || partners.has(finding.pointer)) return finding
    const partner = partnerOf(finding, context)
    if (partner === undefined) return finding
    const end = finding.pointer.lastIndexOf('/')
    const object = finding.pointer.slice(0, end)
    const name = unescapeToken(finding.pointer.slice(end + 1))
    partners.add(`${object}/${escapeToken(partner)}`)
    return {
      rule: finding.rule,
      pointer: finding.pointer,
      message: `${quoted(name)} and ${quoted(partner)} have each other's values. Swap them.`,
      repair: { kind: 'swap', object, names: [name, partner] },
    } as Item
  })
  return joined.filter(({ pointer }) => !partners.has(pointer))
}

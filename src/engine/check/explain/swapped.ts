import { escapeToken, isObject, unescapeToken, valueAt } from '../../model/json'
import { fits } from './example'
import { type Context, type Explained, quoted } from './phrases'
import type { SchemaBook } from './schema-book'

const isAddress = (value: string) => /^(?:\/|https?:|mailto:|tel:)\S*$/.test(value) || /^[^\s@]+@[^\s@]+$/.test(value)

/** How well a value suits a field: 0 not at all, 1 it may stand there, 2 it is of the kind that belongs there. */
function suits(value: unknown, raw: unknown, book: SchemaBook): 0 | 1 | 2 {
  const schema = book.resolve(raw)
  if (!fits(value, schema, book)) return 0
  if (typeof value !== 'string') return 2
  const { pattern, format, maxLength = Number.POSITIVE_INFINITY } = schema
  if (typeof pattern === 'string') return new RegExp(pattern, 'u').test(value) ? 2 : 0
  if (Array.from(value).length > Number(maxLength)) return 0
  if (format === 'html') return value.includes('<') ? 2 : 1
  const isPlain = format === undefined || ['alt', 'link-text', 'title', 'description'].includes(String(format))
  return isPlain && isAddress(value) ? 1 : 2
}

/** A field that has the value of another one, and how sure that is. */
interface Partner {
  name: string
  isSure: boolean
}

/**
 * The field that a draft's value belongs to, while its value belongs there. It is sure where both are in the wrong
 * place; where the other value may stay where it is, the two may have been mixed up.
 */
function partnerOf({ pointer }: { pointer: string }, { book, root }: Context): Partner | undefined {
  const end = pointer.lastIndexOf('/')
  const object = valueAt(root, pointer.slice(0, end))
  if (!isObject(object)) return undefined
  const name = unescapeToken(pointer.slice(end + 1))
  const fieldAt = (field: string) => book.at(`${pointer.slice(0, end)}/${escapeToken(field)}`, root)
  const own = fieldAt(name)
  if (suits(object[name], own, book) > 0 || Object.keys(object).length > 100) return undefined
  for (const other of Object.keys(object)) {
    const field = fieldAt(other)
    if (other === name || suits(object[other], own, book) < 2 || suits(object[name], field, book) === 0) continue
    const [now, swapped] = [suits(object[other], field, book), suits(object[name], field, book)]
    if (now < 2) return { name: other, isSure: true }
    if (swapped === 2) return { name: other, isSure: false }
  }
  return undefined
}

const swappable = new Set(['wrong-type', 'pattern', 'text-length', 'file-exists', 'link-target', 'page-target'])

/** Whether a text is so long that another field is the likelier place for it. */
function isMuchTooLong(pointer: string, { book, root }: Context): boolean {
  const limit = Number(book.at(pointer, root).maxLength)
  return Array.from(String(valueAt(root, pointer))).length > limit * 1.2
}

/** Two fields of one object that hold each other's values are one problem; with `allowsDoubt`, what may be such is said. */
export function joinSwapped<Item extends Explained>(drafts: Item[], context: Context, allowsDoubt = false): Item[] {
  const partners = new Set<string>()
  const joined = drafts.map((draft): Item => {
    if (!swappable.has(draft.rule) || partners.has(draft.pointer)) return draft
    const partner = partnerOf(draft, context)
    if (partner === undefined) return draft
    const end = draft.pointer.lastIndexOf('/')
    const object = draft.pointer.slice(0, end)
    const name = unescapeToken(draft.pointer.slice(end + 1))
    if (!partner.isSure) {
      const { format } = context.book.at(`${object}/${escapeToken(partner.name)}`, context.root)
      const isLikely = draft.rule === 'text-length' && format === 'description' && isMuchTooLong(draft.pointer, context)
      if (!allowsDoubt || !isLikely) return draft
      const words = ` Or swap it with ${quoted(partner.name)}, if the two were mixed up.`
      return { ...draft, message: draft.message + words }
    }
    partners.add(`${object}/${escapeToken(partner.name)}`)
    return {
      rule: draft.rule,
      pointer: draft.pointer,
      message: `${quoted(name)} and ${quoted(partner.name)} have each other's values. Swap them.`,
      repair: { kind: 'swap', object, names: [name, partner.name] },
    } as Item
  })
  return joined.filter(({ pointer }) => !partners.has(pointer))
}

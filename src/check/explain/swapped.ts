import { isObject, valueAt } from '../content'
import { fits } from './example'
import { escapeToken, unescapeToken } from './pointer'
import { type Context, type Explained, quoted } from './words'

/** The field whose value belongs in the place of a draft, while the draft's value belongs there. */
function partnerOf({ pointer }: Explained, { book, root }: Context): string | undefined {
  const end = pointer.lastIndexOf('/')
  const object = valueAt(root, pointer.slice(0, end))
  if (!isObject(object)) return undefined
  const name = unescapeToken(pointer.slice(end + 1))
  const fieldAt = (field: string) => book.at(`${pointer.slice(0, end)}/${escapeToken(field)}`, root)
  return Object.keys(object).find(
    (other) =>
      other !== name &&
      !fits(object[other], fieldAt(other), book) &&
      fits(object[other], fieldAt(name), book) &&
      fits(object[name], fieldAt(other), book),
  )
}

/** Two fields of one object that hold each other's values are one problem. */
export function joinSwapped(drafts: Explained[], context: Context): Explained[] {
  const partners = new Set<string>()
  const joined = drafts.map((draft): Explained => {
    if (draft.rule !== 'wrong-type' || partners.has(draft.pointer)) return draft
    const other = partnerOf(draft, context)
    if (other === undefined) return draft
    const end = draft.pointer.lastIndexOf('/')
    const object = draft.pointer.slice(0, end)
    const name = unescapeToken(draft.pointer.slice(end + 1))
    partners.add(`${object}/${escapeToken(other)}`)
    return {
      rule: 'wrong-type',
      pointer: draft.pointer,
      message: `${quoted(name)} and ${quoted(other)} have each other's values. Swap them.`,
      repair: { kind: 'swap', object, names: [name, other] },
    }
  })
  return joined.filter(({ pointer }) => !partners.has(pointer))
}

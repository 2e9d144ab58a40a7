import { valueAt } from '../../../base/shared-types/json'
import { type Context, joinSwapped } from '../explain'
import type { Draft } from '../findings/draft'

/** Joins the two problems of a redirect with "path" and "redirect" swapped: "path" is taken, "redirect" is no page. */
function joinRedirects(drafts: Draft[]): Draft[] {
  const places = new Map(drafts.map((draft) => [draft.pointer, draft]))
  const gone = new Set<string>()
  const joined = drafts.map((draft): Draft => {
    const page = draft.pointer.replace(/\/path$/, '')
    const other = places.get(`${page}/redirect`)
    if (draft.rule !== 'unique-path' || other?.rule !== 'page-target') return draft
    gone.add(other.pointer)
    const message = '"path" and "redirect" have each other\'s values: the first is the old address. Swap them.'
    return { rule: 'unique-path', pointer: draft.pointer, message }
  })
  return joined.filter(({ pointer }) => !gone.has(pointer))
}

function explainTypeAsName(draft: Draft, { book, root }: Context): Draft {
  const name = valueAt(root, draft.pointer)
  if (draft.rule !== 'shared-exists' || draft.suggestion !== undefined || !book.block(name)) return draft
  return {
    ...draft,
    message: `There is no shared block "${name}", but a type of block has this name. Did you mean { "type": "${name}" }?`,
  }
}

function joinItems(drafts: Draft[]): Draft[] {
  const lists = new Map<string, Draft>()
  return drafts.filter((draft) => {
    const list = draft.pointer.replace(/\/\d+$/, '')
    if (draft.rule !== 'wrong-type' || list === draft.pointer || /\/blocks$|^\/pages$/.test(list)) return true
    const first = lists.get(list)
    if (first === undefined) lists.set(list, draft)
    if (first === undefined || draft.replacement !== undefined || first.replacement !== undefined) return true
    first.others = [...(first.others ?? []), draft.pointer]
    return false
  })
}

export function explainSwaps(drafts: Draft[], context: Context): Draft[] {
  const joined = joinRedirects(joinSwapped(drafts, context))
  return joinItems(joined).map((draft) => {
    const { repair: _, ...rest } = draft as Draft & { repair?: unknown }
    return explainTypeAsName(rest, context)
  })
}

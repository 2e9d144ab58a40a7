import { toPlaceholder } from '../../../check/examples/to-placeholder'
import { escapeToken } from '../../../model/json'
import type { Overview } from '../../../store/overview'
import { plural } from '../../../text/numbers'
import type { OpenPage } from '../../model/page/open-page'

export interface Addable {
  id: string
  type: string
  title: string
  /** What it is for, or the pages that show it. */
  description: string
  json: string
}

export interface AddableGroup {
  title: string
  items: Addable[]
}

const maxSuggested = 3

function ofType({ book }: OpenPage, type: string): Addable[] {
  const schema = book.block(type)
  const [example] = Array.isArray(schema?.examples) ? schema.examples : []
  if (!schema || example === undefined) return []
  const { title = type, description = '' } = schema
  const json = JSON.stringify(toPlaceholder(example, schema, book))
  return [{ id: type, type, title: String(title), description: String(description), json }]
}

/** Lists the blocks that can be added at an index, the most frequent followers first. */
export function listAddable(page: OpenPage, { followers, shared }: Overview, index: number): AddableGroup[] {
  const before = page.blocks[index - 1]
  const there = new Set(page.blocks.map(({ type }) => type))
  /** A type that is only allowed first is allowed once. */
  const canStand = (type: string) => page.book.block(type)?.position !== 'first' || (index === 0 && !there.has(type))
  const suggested = (followers[before?.type ?? ''] ?? []).filter(canStand).slice(0, maxSuggested)
  const others = page.book.blockTypes.filter((type) => !suggested.includes(type) && canStand(type))
  const sharedOnes = shared.map(({ name, raw, pages }): Addable => {
    const { type = '' }: { type?: string } = JSON.parse(raw)
    const words = page.wordsAt(`/shared/${escapeToken(name)}`)
    const kind = String(page.book.block(type)?.title ?? type)
    const description = `${kind}${words && ` “${words}”`}, written once and shown on ${plural(pages.length, 'page')}: ${pages.join(', ')}`
    return { id: `shared ${name}`, type, title: name, description, json: JSON.stringify({ shared: name }) }
  })
  return [
    {
      title: before ? `Often after ${before.title}` : 'Often at the top',
      items: suggested.flatMap((type) => ofType(page, type)),
    },
    { title: suggested.length > 0 ? 'More blocks' : 'Blocks', items: others.flatMap((type) => ofType(page, type)) },
    { title: 'Shared blocks', items: sharedOnes },
  ].filter(({ items }) => items.length > 0)
}

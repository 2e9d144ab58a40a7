import { escapeToken, isObject } from '../../../../base/shared-types/json'
import { splitSharedName } from '../../../../base/shared-types/languages/shared-names'
import { foldLetters } from '../../../../base/text/language/fold-letters'
import { plural } from '../../../../base/text/numbers'
import { toPlaceholder } from '../../../../content/schema-model/examples/to-placeholder'
import type { Overview } from '../../../edited-site/overview'
import type { ListPlace } from '../../model/edits/block-edits'
import type { OpenPage } from '../../model/page/open-page'
import { titleOfPage } from '../../model/page/page-title'
import { describeBlockType } from '../../model/page/say-labels'

export interface Addable {
  id: string
  type: string
  title: string
  description: string
  alsoCalled: string[]
  json: string
}

export interface AddableGroup {
  title: string
  items: Addable[]
}

const maxSuggested = 3

const byTitle = (one: Addable, other: Addable) => one.title.localeCompare(other.title)

/** "The large picture at the top. One a page." -> "The large picture at the top." */
export const firstSentence = (text: string): string => text.match(/^.+?[.!?](?=\s|$)/s)?.[0] ?? text

function ofType({ book }: OpenPage, type: string): Addable[] {
  const schema = book.block(type)
  const [example] = Array.isArray(schema?.examples) ? schema.examples : []
  if (!schema || example === undefined) return []
  const { title = type } = schema
  const json = JSON.stringify(toPlaceholder(example, schema, book))
  const alsoCalled = Array.isArray(schema.alsoCalled) ? schema.alsoCalled.map(String) : []
  const description = describeBlockType(book, type)
  return [{ id: type, type, title: String(title), description, alsoCalled, json }]
}

/** "Used on 2 pages: Home, About us." */
export function sayPages(paths: readonly string[], overview: Overview | undefined): string {
  if (paths.length === 0) return 'No page shows it.'
  return `Used on ${plural(paths.length, 'page')}: ${paths.map((path) => titleOfPage(overview, path)).join(', ')}.`
}

export function sharedTitle(page: OpenPage, name: string): string {
  const pointer = `/shared/${escapeToken(name)}`
  const block = page.valueAt(pointer)
  const type = isObject(block) ? block.type : undefined
  const words = page.wordsAt(pointer)
  return words || String(page.book.block(type)?.title ?? name)
}

/** The most frequent followers come first. */
export function listAddable(page: OpenPage, overview: Overview, { list, at }: ListPlace): AddableGroup[] {
  const { followers, shared } = overview
  const before = page.blocks.find(({ place }) => place === `${list}/${at - 1}`)
  const held = page.lists.find(({ pointer }) => pointer === list)?.held
  const there = new Set(page.blocks.map(({ type }) => type))
  /** A type that is only allowed first is allowed once. */
  const isFirst = (type: string) => page.book.block(type)?.position === 'first'
  const isAllowed = (type: string) =>
    held ? held.holds.includes(type) : !isFirst(type) || (at === 0 && !there.has(type))
  const suggested = (followers[before?.type ?? ''] ?? []).filter(isAllowed).slice(0, maxSuggested)
  const others = page.book.blockTypes.filter((type) => !suggested.includes(type) && isAllowed(type))
  const originals = shared.filter(({ name }) => splitSharedName(name)[1] === undefined)
  const sharedOnes = originals.map(({ name, raw, pages }): Addable => {
    const { type = '' }: { type?: string } = JSON.parse(raw)
    const kind = String(page.book.block(type)?.title ?? type)
    const description = `${kind}, written once. ${sayPages(pages, overview)}`
    const id = `shared ${name}`
    const title = sharedTitle(page, page.sharedName(name))
    return { id, type, title, description, alsoCalled: [name], json: JSON.stringify({ shared: name }) }
  })
  return [
    {
      title: before ? `Often after ${before.title}` : 'Often at the top',
      items: suggested.flatMap((type) => ofType(page, type)),
    },
    {
      title: suggested.length > 0 ? 'More blocks' : 'Blocks',
      items: others.flatMap((type) => ofType(page, type)).toSorted(byTitle),
    },
    { title: 'Shared blocks', items: held ? sharedOnes.filter(({ type }) => isAllowed(type)) : sharedOnes },
  ].filter(({ items }) => items.length > 0)
}

/** 0 is the exact name; undefined if the item does not match. */
function rankOf({ title, description, alsoCalled }: Addable, words: string): number | undefined {
  const name = foldLetters(title)
  const others = alsoCalled.map(foldLetters)
  if (name === words) return 0
  if (name.startsWith(words)) return 1
  if (others.includes(words)) return 2
  if (name.includes(words)) return 3
  const text = [name, ...others, foldLetters(description)].join(' ')
  return words.split(/\s+/).every((word) => text.includes(word)) ? 4 : undefined
}

export function searchAddable(groups: AddableGroup[], typed: string): AddableGroup[] {
  const words = foldLetters(typed.trim())
  if (words === '') return groups
  const items = groups
    .flatMap((group) => group.items)
    .flatMap((item) => {
      const rank = rankOf(item, words)
      return rank === undefined ? [] : [{ item, rank }]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
  return items.length > 0 ? [{ title: 'Found', items }] : []
}

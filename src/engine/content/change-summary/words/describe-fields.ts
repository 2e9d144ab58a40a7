import { asList, canonicalText, isObject, type UnknownObject } from '../../../base/shared-types/json'
import { type FilmProvider, filmPage } from '../../../base/shared-types/services/film-provider'
import type { SchemaBook } from '../../schema-model/schema-book'
import { alignOthers, type ItemPair } from '../compare/align'
import type { UpToDate } from './describe-seen'
import type { FormatOf } from './formats'
import type { Labels } from './labels'
import { headed, headedAny, type Line, line, withSource } from './outline'
import { code, describeMove, inBrackets, inWords, itemName, linked, quote } from './phrases'
import { type Destination, describeTextChange, quoteRichText } from './rich-text'

export interface DescriptionContext {
  /** Names a block by its place if left out. */
  nameBlock?: (block: unknown, index: number, labels: Labels) => string
  formatOf: FormatOf
  labels: Labels
  nameDestination: Destination
  films?: FilmProvider
  upToDate?: UpToDate
  /** Without it, no blocks in others are known. */
  book?: SchemaBook
  /** Blocks that are in another list now, in both states. */
  moved?: ReadonlySet<unknown>
}

function describeValue(
  value: unknown,
  format: string | undefined,
  holder: UnknownObject,
  { nameDestination, films }: DescriptionContext,
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (format === 'film' && films && (typeof value === 'string' || typeof value === 'number')) {
    const address = filmPage(films, value)
    const title = itemName(holder)
    return linked(title || quote(address.replace(/^https:\/\//, '')), address)
  }
  if (typeof value !== 'string') return String(value)
  if (format === 'entry-order' && value.startsWith('-')) return `${quote(value.slice(1))} (greatest or newest first)`
  return format === 'href' || format === 'page' ? nameDestination(value) : quote(value)
}

/** “Get in touch” links to `/contact`. */
function describeLink(item: unknown, { formatOf, nameDestination }: DescriptionContext): string | undefined {
  if (!isObject(item) || typeof item.text !== 'string' || typeof item.href !== 'string') return undefined
  const isPlain = Object.keys(item).every((field) => ['text', 'href', 'newTab'].includes(field))
  if (!isPlain || formatOf(item, 'href') !== 'href') return undefined
  return `${quote(item.text)} links to ${nameDestination(item.href)}${item.newTab === true ? ' in a new tab' : ''}`
}

/** Reviewers need not open the file. */
function describeNewField(label: string, field: string, holder: UnknownObject, context: DescriptionContext): Line[] {
  const value = context.labels.inWords(holder, field, holder[field])
  const format = context.formatOf(holder, field)
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object' || item === null)
    if (isPlain)
      return [line(`${label}: ${value.map((item) => describeValue(item, undefined, {}, context)).join(', ')}`)]
    return value.map((item, index) =>
      describeItem(`${context.labels.ofItem(holder, field)} ${index + 1}`, item, context),
    )
  }
  if (isObject(value)) return [describeItem(label, value, context)]
  if (format === 'html' && typeof value === 'string')
    return [headed(label, quoteRichText(value, context.nameDestination))]
  return [line(`${label}: ${describeValue(value, format, holder, context)}`)]
}

function describeItem(label: string, item: unknown, context: DescriptionContext): Line {
  const link = describeLink(item, context)
  if (link) return line(`${label}: ${link}`)
  return isObject(item)
    ? line(label, describeAllFields(item, context))
    : line(`${label}: ${describeValue(item, undefined, {}, context)}`)
}

export const describeAllFields = (part: UnknownObject, context: DescriptionContext, without: string[] = []): Line[] =>
  Object.keys(part)
    .filter((field) => !without.includes(field))
    .flatMap((field) => describeNewField(context.labels.ofField(part, field), field, part, context))

function describeChangedItem(
  one: string,
  pair: ItemPair,
  before: unknown[],
  now: unknown[],
  context: DescriptionContext,
): Line[] {
  const { before: from = 0, now: to = 0 } = pair
  const [was, is] = [before[from], now[to]]
  const label = `${one} ${to + 1}`
  const moved = pair.hasMoved ? [line(`${label} ${describeMove(from, to)}`)] : []
  if (!isObject(was) || !isObject(is)) {
    return [...moved, ...describeFieldChange(label, { [label]: was }, { [label]: is }, context)]
  }
  return [...moved, ...headedAny(`${label}${inBrackets([itemName(was)])}`, describeFieldChanges(was, is, context))]
}

interface ListLabels {
  all: string
  one: string
}

function describeAddedItems(list: ListLabels, items: unknown[], context: DescriptionContext): Line {
  const words = `${inWords(items.length)} added to ${list.all}${inBrackets(items.map(itemName))}`
  const objects = items.filter(isObject)
  const [only] = objects
  if (only && items.length === 1) return line(words, describeAllFields(only, context))
  return line(
    words,
    objects.map((item) => describeItem(itemName(item) || list.one, item, context)),
  )
}

function describeListChange(list: ListLabels, before: unknown[], now: unknown[], context: DescriptionContext): Line[] {
  const pairs = alignOthers(before, now, context.moved ?? new Set())
  const changed = pairs.filter(({ is }) => is === 'changed')
  const moved = pairs.filter(({ is }) => is === 'moved')
  const added = pairs.filter((pair) => pair.before === undefined).map(({ now: at = 0 }) => now[at])
  const removed = pairs.filter((pair) => pair.now === undefined).map(({ before: at = 0 }) => before[at])
  return [
    ...changed.flatMap((pair) => describeChangedItem(list.one, pair, before, now, context)),
    ...(added.length > 0 ? [describeAddedItems(list, added, context)] : []),
    ...(removed.length > 0
      ? [line(`${inWords(removed.length)} removed from ${list.all}${inBrackets(removed.map(itemName))}`)]
      : []),
    ...moved.map(({ before: from = 0, now: to = 0 }) =>
      line(`${list.one} ${itemName(now[to]) || to + 1} ${describeMove(from, to)}`),
    ),
  ]
}

function describeTextField(
  label: string,
  before: string,
  now: string,
  format: string | undefined,
  context: DescriptionContext,
): Line[] {
  const changes = describeTextChange(before, now, format === 'html', context.nameDestination)
  if (changes.length === 0) return [line(`${label}: the formatting changed, the words did not`)]
  const [only = ''] = changes
  return changes.length === 1 && only.startsWith('changed ')
    ? [line(`${label} ${only}`)]
    : [
        headed(
          label,
          changes.map((text) => line(text)),
        ),
      ]
}

export function describeFieldChange(
  field: string,
  holder: UnknownObject,
  holderNow: UnknownObject,
  context: DescriptionContext,
): Line[] {
  const { labels } = context
  const [before, now] = [holder, holderNow].map((of) => labels.inWords(of, field, of[field]))
  const label = labels.ofField(holderNow, field)
  if (field === 'hidden') return [line(now === true ? 'now hidden from visitors' : 'now shown to visitors')]
  if (field === 'draft') return [line(now === true ? 'now a draft: visitors do not see it' : 'no longer a draft')]
  if (Array.isArray(before) || Array.isArray(now))
    return describeListChange(
      { all: label, one: labels.ofItem(holderNow, field) },
      asList(before),
      asList(now),
      context,
    )
  if (isObject(before) && isObject(now)) return headedAny(label, describeFieldChanges(before, now, context))
  if (before === undefined) return describeNewField(`${label} added`, field, holderNow, context)
  const format = context.formatOf(holderNow, field) ?? context.formatOf(holder, field)
  if (now === undefined) {
    const what = isObject(before)
      ? inBrackets([itemName(before)])
      : `, it was ${describeValue(before, format, holder, context)}`
    return [line(`${label} removed${what}`)]
  }
  if (isObject(before) || isObject(now)) return describeNewField(`${label} replaced`, field, holderNow, context)
  const isPlain = typeof before === 'string' && typeof now === 'string' && (format === undefined || format === 'html')
  if (isPlain) return describeTextField(label, before, now, format, context)
  const [was, is] = [describeValue(before, format, holder, context), describeValue(now, format, holderNow, context)]
  return [line(`${label} changed from ${was} to ${is}`)]
}

export interface PointerPair {
  before: string
  now: string
}

/** With `pointers`, each sentence can be reverted. */
export function describeFieldChanges(
  before: UnknownObject,
  now: UnknownObject,
  context: DescriptionContext,
  pointers?: PointerPair,
): Line[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...fields]
    .filter((field) => canonicalText(before[field]) !== canonicalText(now[field]))
    .flatMap((field) => {
      const lines = describeFieldChange(field, before, now, context)
      return pointers ? withSource(lines, { kind: 'field', ...pointers, name: field }) : lines
    })
}

export function nameDestinations(pages: ReadonlyMap<string, unknown>, url: string): Destination {
  return (href) => {
    const path = (url && href.startsWith(`${url}/`) ? href.slice(url.length) : href).replace(/[?#].*$/s, '')
    const title = pages.get(path)
    return /^https?:/.test(href) && title === undefined
      ? linked(quote(href.replace(/^https?:\/\//, '')), href)
      : `${code(href)}${typeof title === 'string' ? ` (${quote(title)})` : ''}`
  }
}

import { isObject } from '../../shared-types/json'
import { lazy } from '../../shared-types/lazy'
import type { Reading } from '..'
import { createLineIndex } from '../line-index'
import { findBackslashes } from '../mistakes/backslash'
import { findSilentMistakes } from '../mistakes/duplicates'
import { readValid } from '../reader/parse'
import { treeOfItems } from './item-tree'
import { findPageSpans, type ItemSpan } from './page-spans'

type Item = ItemSpan & { value: unknown }

export interface ItemReading extends Reading {
  frame: string
  items: Item[]
}

function parseSound(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
    const mistakes = findSilentMistakes(text, value, () => readValid(text), createLineIndex(text))
    return mistakes.length === 0 && findBackslashes(text).length === 0 ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads like readJson, but parses only the items of "pages" that differ from `before`, an earlier text. Undefined if the
 * text has mistakes or no such list.
 */
export function readByPage(text: string, before?: ItemReading): ItemReading | undefined {
  const list = findPageSpans(text, before)
  if (!list) return undefined
  const frame = `${text.slice(0, list.start)}[]${text.slice(list.end)}`
  const around = parseSound(frame)
  const items: Item[] = []
  for (const span of list.items) {
    const known = span.same === undefined ? undefined : before?.items[span.same]
    // JSON.parse limits the depth.
    const parsed = known ? undefined : parseSound(`[[${text.slice(span.start, span.end)}]]`)
    if (!known && !parsed) return undefined
    items.push({ ...span, value: known ? known.value : (parsed as [[unknown]])[0][0] })
  }
  if (!isObject(around)) return undefined
  return {
    text,
    value: { ...around, pages: items.map(({ value }) => value) },
    isCertain: true,
    mistakes: [],
    root: lazy(() => treeOfItems(text, frame, list)),
    placeOf: createLineIndex(text),
    frame,
    items,
  }
}

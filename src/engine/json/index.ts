import { createLineIndex, type PlaceOf } from './line-index'
import { findBackslashes } from './mistakes/backslash'
import { findDuplicates, findSilentMistakes } from './mistakes/duplicates'
import { explainForeign } from './mistakes/foreign'
import { blankLineNumbers } from './mistakes/line-numbers'
import { type Mistake, replace } from './mistakes/mistake'
import { type JsonNode, nodeAt, pointerAt, readNode } from './reader/node'
import { readBroken, readValid } from './reader/parse'

export type { Mistake } from './mistakes/mistake'
export { type JsonNode, nodeAt, pointerAt } from './reader/node'

/** A JSON text as it was understood. */
export interface Reading {
  text: string
  /** Its value; where the text has mistakes, what was most likely meant. */
  value: unknown
  /** Whether the value is certain: the text is JSON, or every mistake in it is a slip with a safe repair. */
  isCertain: boolean
  mistakes: Mistake[]
  /** Its values with their places; read at the first call. */
  root(): JsonNode | undefined
  placeOf: PlaceOf
}

/** Returns the message and the repair for a value without quotes whose meaning is certain; undefined for others. */
export type Settle = (
  word: string,
  pointer: string,
  root: unknown,
) => { message: string; group: string; suggestion: string } | undefined

/** Repairs values without quotes whose meaning `settle` is certain of. */
function settleWords(text: string, root: JsonNode, mistakes: Mistake[], settle: Settle): void {
  const value = readNode(text, root)
  for (const mistake of mistakes) {
    const { word, offset, length, more } = mistake
    const pointer = word === undefined || more ? undefined : pointerAt(text, root, offset)
    const meant = pointer === undefined || word === undefined ? undefined : settle(word, pointer, value)
    if (!meant || pointer === undefined) continue
    Object.assign(mistake, meant, { word: undefined, fix: [replace(offset, length, meant.suggestion)] })
    nodeAt(text, root, pointer).value = JSON.parse(meant.suggestion)
  }
}

function readRefused(text: string, settle: Settle): Reading {
  const placeOf = createLineIndex(text)
  const foreign = explainForeign(text)
  if (foreign) return { text, value: undefined, isCertain: false, mistakes: [foreign], root: () => undefined, placeOf }
  const numbered = blankLineNumbers(text)
  const { root, mistakes, isWhole } = readBroken(numbered.text)
  if (root) settleWords(text, root, mistakes, settle)
  const isShaped = mistakes.every(({ kind }) => kind !== 'bracket' && kind !== 'conflict')
  const twice = root && isShaped ? findDuplicates(text, root, placeOf) : []
  const explained = new Set(twice.map(({ insteadOf }) => insteadOf))
  const own = [
    ...numbered.mistakes,
    ...mistakes.filter(({ offset }) => !explained.has(offset)),
    ...twice.filter(({ kind }) => kind === 'other'),
  ]
  const isClear = root !== undefined && own.every(({ kind, fix }) => fix !== undefined && kind !== 'bracket')
  // Fields that stand twice get no repair: it may overlap with another one. Nothing is repaired where one mistake has no
  // certain repair: beside it all others are guesses.
  const doubled = twice.filter(({ kind }) => kind === 'duplicate').map((mistake) => ({ ...mistake, fix: undefined }))
  const all = [...own, ...doubled].map((mistake) => (isClear ? mistake : { ...mistake, fix: undefined }))
  return {
    text,
    value: root && readNode(text, root),
    isCertain: isClear && isWhole,
    mistakes: all.sort((a, b) => a.offset - b.offset),
    root: () => root,
    placeOf,
  }
}

/**
 * Reads a JSON text. JSON.parse decides what is JSON and is fast; only a text that it refuses, or that hides something
 * from it, is read again to find every mistake and its place. A byte-order mark at the start is passed over. `settle`
 * says what is meant by a value without quotes.
 */
export function readJson(text: string, settle: Settle = () => undefined): Reading {
  let value: unknown
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
  } catch {
    return readRefused(text, settle)
  }
  const placeOf = createLineIndex(text)
  let root: JsonNode | undefined
  const rootOf = () => {
    root ??= readValid(text)
    return root
  }
  const mistakes = [...findSilentMistakes(text, value, rootOf, placeOf), ...findBackslashes(text)]
  mistakes.sort((a, b) => a.offset - b.offset)
  const isCertain = mistakes.every(({ kind, fix }) => kind === 'duplicate' || fix !== undefined)
  // Where objects have run together, or an address has backslashes, the tree says what was meant.
  const tree = mistakes.length > 0 && isCertain ? rootOf() : undefined
  return { text, value: tree ? readNode(text, tree) : value, isCertain, mistakes, root: rootOf, placeOf }
}

import { lazy } from '../shared-types/lazy'
import { createLineIndex, type PlaceOf } from './line-index'
import { findBackslashes } from './mistakes/backslash'
import { findDuplicates, findSilentMistakes } from './mistakes/duplicates'
import { blankForeignLines } from './mistakes/lines/foreign-lines'
import { readForeignSigns } from './mistakes/lines/foreign-signs'
import { findMovedLine, isJson } from './mistakes/lines/moved-line'
import { blankLineNumbers } from './mistakes/lines/numbered-lines'
import { type Mistake, replaceText } from './mistakes/mistake'
import { explainOtherFormat } from './mistakes/not-json'
import { type JsonNode, nodeAt, pointerAt, readNode } from './reader/node'
import { readBroken, readValid } from './reader/parse'

export type { Mistake } from './mistakes/mistake'
export { type JsonNode, nodeAt, pointerAt } from './reader/node'

export interface Reading {
  text: string
  /** The most likely meaning of a broken text. */
  value: unknown
  isCertain: boolean
  mistakes: Mistake[]
  root(): JsonNode | undefined
  placeOf: PlaceOf
}

/** Finds a value without quotes by the schemas; undefined if its meaning is uncertain. */
export type ResolveWord = (
  word: string,
  pointer: string,
  root: unknown,
) => { message: string; group: string; suggestion: string } | undefined

function resolveWords(text: string, root: JsonNode, mistakes: Mistake[], resolve: ResolveWord): void {
  const value = readNode(text, root)
  for (const mistake of mistakes) {
    const { word, offset, length, more } = mistake
    const pointer = word === undefined || more ? undefined : pointerAt(text, root, offset)
    const meant = pointer === undefined || word === undefined ? undefined : resolve(word, pointer, value)
    if (!meant || pointer === undefined) continue
    Object.assign(mistake, meant, { word: undefined, fix: [replaceText(offset, length, meant.suggestion)] })
    nodeAt(text, root, pointer).value = JSON.parse(meant.suggestion)
  }
}

function readRefused(text: string, resolve: ResolveWord): Reading {
  const placeOf = createLineIndex(text)
  const signs = readForeignSigns(text)
  if (signs.mistakes.length > 0 && isJson(signs.text))
    return { ...readJson(signs.text), isCertain: true, mistakes: signs.mistakes, placeOf }
  const lines = blankForeignLines(text)
  const foreign = explainOtherFormat(lines.text)
  if (foreign) return { text, value: undefined, isCertain: false, mistakes: [foreign], root: () => undefined, placeOf }
  const numbered = blankLineNumbers(lines.text)
  const { root, mistakes, isWhole } = readBroken(numbered.text)
  const moved = findMovedLine(text, mistakes, placeOf)
  if (moved) return { ...readJson(moved.text), isCertain: true, mistakes: [moved.mistake], placeOf }
  if (root) resolveWords(text, root, mistakes, resolve)
  const isShaped = mistakes.every(({ kind }) => kind !== 'bracket' && kind !== 'conflict')
  const twice = root && isShaped ? findDuplicates(text, root, placeOf) : []
  const explained = new Set(twice.map(({ insteadOf }) => insteadOf))
  const own = [
    ...lines.mistakes,
    ...numbered.mistakes,
    ...mistakes.filter(({ offset }) => !explained.has(offset)),
    ...twice.filter(({ kind }) => kind === 'other'),
  ]
  const isClear = root !== undefined && own.every(({ kind, fix }) => fix !== undefined && kind !== 'bracket')
  // A repair of a duplicate might overlap another: unless all repairs are certain, none is safe.
  const duplicates = twice.filter(({ kind }) => kind === 'duplicate').map((mistake) => ({ ...mistake, fix: undefined }))
  const all = [...own, ...duplicates].map((mistake) => (isClear ? mistake : { ...mistake, fix: undefined }))
  return {
    text,
    value: root && readNode(text, root),
    isCertain: isClear && isWhole,
    mistakes: all.sort((a, b) => a.offset - b.offset),
    root: () => root,
    placeOf,
  }
}

/** Reads the text again only if JSON.parse refuses it or may have hidden a mistake. */
export function readJson(text: string, resolve: ResolveWord = () => undefined): Reading {
  let value: unknown
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
  } catch {
    return readRefused(text, resolve)
  }
  const placeOf = createLineIndex(text)
  const root = lazy(() => readValid(text))
  const mistakes = [...findSilentMistakes(text, value, root, placeOf), ...findBackslashes(text)]
  mistakes.sort((a, b) => a.offset - b.offset)
  const isCertain = mistakes.every(({ kind, fix }) => kind === 'duplicate' || fix !== undefined)
  // The tree has the intended value of merged objects and of addresses with backslashes.
  const tree = mistakes.length > 0 && isCertain ? root() : undefined
  return { text, value: tree ? readNode(text, tree) : value, isCertain, mistakes, root, placeOf }
}

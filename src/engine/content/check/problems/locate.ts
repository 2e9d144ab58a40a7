import { type Mistake, nodeAt, pointerAt, type Reading } from '../../../base/json-parser'
import type { PlaceOf } from '../../../base/json-parser/line-index'
import { isObject } from '../../../base/shared-types/json'
import type { OtherRange, Problem } from '../../../base/shared-types/problem'
import { blocksAround } from '../../schema-model/block-tree'
import { PointerSet } from '../../schema-model/pointer-set'
import { nameBlock, nameInner } from '../../schema-model/say-place'
import type { SchemaBook } from '../../schema-model/schema-book'
import type { CodedFinding } from '../findings/finding'
import { groupOfFinding, sayOthers } from './gather-equal'
import { replaceTokens, textAfter, wrapTokens } from './replacing'
import type { FoundStep } from './step'

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function surroundings(content: unknown, pointer: string, book?: SchemaBook): Pick<Problem, 'page' | 'title' | 'block'> {
  const [area, index] = pointer.split('/').slice(1)
  if (!isObject(content)) return {}
  const around = (place: string) => blocksAround(content, place, book?.held ?? new Map())
  const places = around(pointer)
  const [outer] = places
  const inner = book && places.length > 1 && { inner: nameInner(places, book) }
  const inList = around(`${pointer}/0`)
  const part = book && inList.length > places.length && nameInner(inList, book).at(-1)?.steps
  const named = outer && { block: { ...nameBlock(outer, book), ...inner, ...(part && part.length > 0 && { part }) } }
  if (area === 'shared') return isObject(outer?.block) && outer.block.type !== undefined ? { ...named } : {}
  if (area !== 'pages' || !Array.isArray(content.pages)) return {}
  const page: unknown = content.pages[Number(index)]
  if (!isObject(page)) return {}
  return { page: textOf(page.path), title: textOf(page.title), ...(Array.isArray(page.blocks) && named) }
}

const pageOf = (content: unknown, pointer: string): Pick<OtherRange, 'page'> => {
  const { page } = surroundings(content, pointer)
  return page === undefined ? {} : { page }
}

function spanOf(lineOf: PlaceOf, offset: number, length: number) {
  const end = lineOf(offset + length)
  return { ...lineOf(offset), endLine: end.line, endColumn: end.column }
}

export type Refine = (
  mistake: Mistake,
  pointer: string,
) => Pick<Mistake, 'message' | 'group' | 'suggestion'> | undefined

/** With page and block as far as those can be read. */
export function locateMistakes(
  { text, value, mistakes, root, placeOf }: Reading,
  file: string,
  refine: Refine = () => undefined,
  book?: SchemaBook,
): Problem[] {
  return mistakes.map((found) => {
    const { kind, rule, offset, length, message, suggestion, fix } = found
    const tree = root()
    const pointer = tree ? pointerAt(text, tree, offset) : ''
    const { group, ...words } = refine(found, pointer) ?? { message, group: found.group, suggestion, fix }
    const ofKind = kind === 'duplicate' ? { rule: 'duplicate-field' } : { rule: 'syntax' }
    const beside = found.more
      ? ` The same for ${found.more === 1 ? 'the value' : `${found.more} values`} beside it.`
      : ''
    return {
      ...(rule ? { rule } : ofKind),
      severity: 'error',
      ...words,
      message: words.message + beside,
      data: {
        words: words.message + beside,
        group: JSON.stringify([group ?? words.message, Math.min(found.more ?? 0, 2)]),
        mistake: kind,
      },
      file,
      ...spanOf(placeOf, offset, length),
      pointer,
      ...surroundings(value, pointer, book),
    }
  })
}

/** Drops what follows from a JSON mistake or a repeated field. */
export const withoutEchoes: FoundStep = ({ mistakes, problems }) => {
  const places = new Set(mistakes.map(({ pointer }) => pointer))
  const twice = mistakes.flatMap(({ rule, pointer }) => (rule === 'duplicate-field' ? [pointer] : []))
  const within = new PointerSet(twice)
  const holders = new Set(twice.map((place) => place.slice(0, place.lastIndexOf('/'))))
  const isEcho = ({ pointer }: Problem) => places.has(pointer) || within.covers(pointer) || holders.has(pointer)
  return { mistakes, problems: mistakes.length === 0 ? problems : problems.filter((problem) => !isEcho(problem)) }
}

/** The whole file's if the value does not exist. */
export function linesOf(pointer: string, { text, root, placeOf }: Reading): [first: number, last: number] {
  const tree = root()
  const node = tree && nodeAt(text, tree, pointer)
  return [placeOf(node?.start ?? 0).line, placeOf(node?.end ?? text.length).line]
}

/** Adds line, column, page and block, and sorts by place. */
export function locate(
  findings: CodedFinding[],
  { text, value, root, placeOf: lineOf }: Reading,
  file: string,
  book?: SchemaBook,
): Problem[] {
  if (findings.length === 0) return []
  const tree = root()
  const tokenAt = (pointer: string, on: CodedFinding['on']) => {
    const node = tree && nodeAt(text, tree, pointer)
    if (!node) return { pointer, offset: 0, length: 0 }
    const [start, end] = on === 'key' && node.keyStart >= 0 ? [node.keyStart, node.keyEnd] : [node.start, node.end]
    return { pointer, offset: start, length: end - start }
  }
  return findings
    .map((finding) => {
      const { pointer: first, others = [], on, replacement, replaces, isFolder, wraps } = finding
      const { rule, severity = 'error', message, suggestion, address, surplus } = finding
      const tokens = [...new Set([first, ...others])].map((place) => tokenAt(place, on))
      const [token, ...further] = tokens.sort((a, b) => a.offset - b.offset) as [(typeof tokens)[0], ...typeof tokens]
      const { offset, length, pointer } = token
      const places = further.map(
        ({ offset: at, length: size, pointer: place }): OtherRange => ({
          ...spanOf(lineOf, at, size),
          pointer: place,
          ...pageOf(value, place),
        }),
      )
      const same = [...new Set(further.map((other) => lineOf(other.offset).line))]
      const fix = wraps
        ? wrapTokens(tokens, wraps)
        : replacement === undefined
          ? undefined
          : replaceTokens(text, tokens, replacement, replaces, isFolder)
      // In a rich text it is one of its addresses.
      const isWhole = rule === 'pattern' || !text.slice(offset, offset + length).includes('<')
      const isOffered = isWhole && message.includes(`Did you mean "${suggestion}"`)
      const meant = fix && on !== 'key' ? textAfter(text, token, fix) : isOffered ? suggestion : undefined
      return {
        rule,
        severity,
        message: same.length > 0 ? message + sayOthers(same) : message,
        ...(suggestion !== undefined && { suggestion }),
        ...(fix && { fix }),
        data: {
          words: message,
          group: groupOfFinding(finding),
          address,
          surplus,
          ...(meant !== undefined && { meant }),
        },
        file,
        ...spanOf(lineOf, offset, length),
        pointer,
        ...(places.length > 0 && { others: places }),
        ...surroundings(value, pointer, book),
      }
    })
    .sort((a, b) => a.line - b.line || a.column - b.column)
}

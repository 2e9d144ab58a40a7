import { escapeToken, isObject, selfAndAncestors, unescapeToken, valueAt } from '../../../base/shared-types/json'
import { PointerSet } from '../../schema-model/pointer-set'
import type { Validation } from '../../schema-model/validation/open-validator'
import type { CodedFinding } from '../findings/finding'
import { type Context, explain, type Repair } from '.'

export interface Repaired {
  findings: CodedFinding[]
  /** With misspelt fields and types corrected: consequences of mistakes are gone. */
  meant: unknown
  annotations: Validation['annotations']
  /** Whether `meant` has an example there, for what an author has yet to write. */
  isInvented(pointer: string): boolean
  writtenAt(pointer: string): string
}

/** How often a repair may reveal more. Each round walks the content again. */
const maxRounds = 4

type Move = [now: string, was: string]

function rename(at: string, from: string, to: string, content: { root: unknown }): Move[] {
  const object = valueAt(content.root, at)
  if (!isObject(object) || !Object.hasOwn(object, from) || Object.hasOwn(object, to)) return []
  object[to] = object[from]
  delete object[from]
  return [[`${at}/${escapeToken(to)}`, `${at}/${escapeToken(from)}`]]
}

function unwrap(at: string, field: string, content: { root: unknown }): Move[] {
  const object = valueAt(content.root, at)
  const inner = isObject(object) ? object[field] : undefined
  if (!isObject(object) || !isObject(inner)) return []
  delete object[field]
  Object.assign(object, inner)
  return Object.keys(inner).map((name) => [
    `${at}/${escapeToken(name)}`,
    `${at}/${escapeToken(field)}/${escapeToken(name)}`,
  ])
}

/** Returns what has moved. */
function apply(repair: Repair, content: { root: unknown }): Move[] {
  if (repair.kind === 'rename') return repair.names.flatMap(([from, to]) => rename(repair.object, from, to, content))
  if (repair.kind === 'unwrap') return unwrap(repair.object, repair.field, content)
  if (repair.kind === 'swap') {
    const object = valueAt(content.root, repair.object)
    const [one, other] = repair.names
    if (isObject(object)) [object[one], object[other]] = [object[other], object[one]]
    const at = (name: string) => `${repair.object}/${escapeToken(name)}`
    return [
      [at(one), at(other)],
      [at(other), at(one)],
    ]
  }
  const end = repair.at.lastIndexOf('/')
  if (end === -1) content.root = repair.value
  else {
    const holder = valueAt(content.root, repair.at.slice(0, end))
    const last = unescapeToken(repair.at.slice(end + 1))
    if (Array.isArray(holder)) holder[Number(last)] = repair.value
    else if (isObject(holder)) holder[last] = repair.value
  }
  return repair.moved ? [[repair.moved.now, repair.moved.was]] : []
}

const guessedPlace = (repair: Repair): string[] =>
  repair.kind === 'replace' && repair.isGuess ? [repair.at.replace(/\/type$/, '')] : []

/**
 * Validates, repairs, and validates again, so that a mistake neither hides others nor is reported by its consequences.
 * Drops problems inside of a guess.
 */
export function validateRepaired(
  root: unknown,
  validate: (content: unknown) => Validation,
  book: Context['book'],
): Repaired {
  const first = validate(root)
  if (first.errors.length === 0)
    return {
      findings: [],
      meant: root,
      annotations: first.annotations,
      isInvented: () => false,
      writtenAt: (pointer) => pointer,
    }

  const moves = new Map<string, string>()
  const writtenAt = (pointer: string): string => {
    for (let end = pointer.length; moves.size > 0 && end >= 0; end = end > 0 ? pointer.lastIndexOf('/', end - 1) : -1) {
      const was = moves.get(pointer.slice(0, end))
      if (was !== undefined) return was + pointer.slice(end)
    }
    return pointer
  }

  const content = { root: structuredClone(root) }
  const findings = new Map<string, CodedFinding>()
  const guessed = new PointerSet()
  const covered = new Set<string>()
  /** The places of examples, with the author's own value in them. */
  const invented = new Map<string, PointerSet>()
  let { errors, annotations } = first
  for (let round = 1; errors.length > 0 && round <= maxRounds; round++) {
    const fresh = explain(errors, { book, root: content.root }).filter(({ pointer }) => !guessed.covers(pointer))
    const repairs = fresh.flatMap(({ repair = [] }) => repair)
    for (const { covers = [] } of fresh) for (const place of covers) covered.add(place)
    for (const { repair: _, covers: __, ...finding } of fresh) {
      const pointer = writtenAt(finding.pointer)
      const isHeld = finding.rule === 'template' && repairs.length > 0
      // What a template says may follow from a mistake under repair.
      if (!isHeld && !findings.has(pointer) && !covered.has(pointer)) findings.set(pointer, { ...finding, pointer })
    }
    if (repairs.length === 0) break
    const moved = repairs.flatMap((repair) => apply(repair, content))
    const written = moved.map(([now, was]) => [now, writtenAt(was)] as const)
    for (const [now, was] of written) moves.set(now, was)
    for (const repair of repairs) {
      for (const place of guessedPlace(repair)) guessed.add(place)
      if (repair.kind !== 'replace' || !isObject(repair.value)) continue
      invented.set(repair.at, new PointerSet(repair.moved ? [repair.moved.now] : []))
    }
    ;({ errors, annotations } = validate(content.root))
  }
  const isInvented = (pointer: string) => {
    for (const place of selfAndAncestors(pointer)) {
      const own = invented.get(place)
      if (own && !own.covers(pointer)) return true
    }
    return false
  }
  return { findings: [...findings.values()], meant: content.root, annotations, isInvented, writtenAt }
}

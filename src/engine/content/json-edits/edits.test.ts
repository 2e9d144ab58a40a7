import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { JsonNode } from '../../base/json-parser'
import { applyEdit, applyEdits } from './apply-edit'
import { childRawOf, type Document, findValue, nameOfNode, openDocument, rawOf, tokenOf } from './document'
import type { Applied, Edit, EditOutcome } from './edit'
import { insertItem, insertMember, moveValue, removeValue, replaceValue } from './make-edits'

const mark = '\uFEFF'

const blank = fc.constantFrom('', '', ' ', '\n', '\r\n', '\t', '\n  ', ' \r\n\t')
const written = fc
  .array(fc.constantFrom('a', 'b', 'é', '\\u2060', '\u2060', '\\n', '\\/', '\\"', '𝄞', '\\ud834\\udd1e', '<p>'), {
    maxLength: 6,
  })
  .map((pieces) => `"${pieces.join('')}"`)
const name = fc.constantFrom('"a"', '"b"', '"\\u0061"', '"x/y"', '"~1"', '""', '"__proto__"', '"0"')
const plain = fc.oneof(written, fc.constantFrom('1', '-0', '1.50', '1E+2', 'true', 'null', '12345678901234567890'))

/** JSON with odd spaces, escapes and repeated names. */
const { value: odd } = fc.letrec<{ value: string }>((tie) => {
  const between = (items: fc.Arbitrary<string>, [open, close]: [string, string]) =>
    fc
      .tuple(fc.array(fc.tuple(blank, items, blank), { maxLength: 4 }), blank)
      .map(([list, gap]) => open + (list.length > 0 ? list.map((parts) => parts.join('')).join(',') : gap) + close)
  return {
    value: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      plain,
      between(tie('value'), ['[', ']']),
      between(
        fc.tuple(name, blank, blank, tie('value')).map(([key, one, other, value]) => `${key}${one}:${other}${value}`),
        ['{', '}'],
      ),
    ),
  }
})

const oddText = fc
  .tuple(fc.boolean(), blank, odd, blank)
  .map(([hasMark, before, value, after]) => (hasMark ? mark : '') + before + value + after)

function open(text: string): Document {
  const document = openDocument(text)
  if ('refusal' in document) throw new Error(text)
  return document
}

function made(outcome: EditOutcome): Applied {
  if ('refusal' in outcome) throw new Error(JSON.stringify(outcome))
  return outcome
}

/** Without those that an equal name hides. */
function pointersIn(text: string): string[] {
  const document = open(text)
  const found: string[] = []
  const walk = (node: JsonNode, pointer: string): void => {
    if (findValue(document, pointer) !== node) return
    found.push(pointer)
    for (const [at, child] of node.children.entries()) walk(child, `${pointer}/${tokenOf(text, node, at)}`)
  }
  walk(document.root, '')
  return found
}

const isContainer = (node: JsonNode | undefined): node is JsonNode => node?.kind === 'array' || node?.kind === 'object'

/** Numbers that choose an edit of any text. */
const choice = fc.record({ kind: fc.nat(), place: fc.nat(), other: fc.nat(), index: fc.nat(), json: odd })

interface Choice {
  kind: number
  place: number
  other: number
  index: number
  json: string
}

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % items.length]

/** Undefined if the text has no place for one of its kind. */
function chooseEdits(text: string, { kind, place, other, index, json }: Choice): Edit[] | undefined {
  const document = open(text)
  const pointers = pointersIn(text)
  const inner = pick(pointers.slice(1), place)
  const container = pick(
    pointers.filter((pointer) => isContainer(findValue(document, pointer))),
    other,
  )
  const node = container === undefined ? undefined : findValue(document, container)
  const at = index % ((node?.children.length ?? 0) + 1)
  if (kind % 4 === 0) return [replaceValue(text, pick(pointers, place) ?? '', json)]
  if (kind % 4 === 1) return inner === undefined ? undefined : [removeValue(text, inner)]
  if (container === undefined || !node) return undefined
  if (kind % 4 === 2)
    return node.kind === 'array'
      ? [insertItem(text, container, json, at)]
      : [insertMember(text, container, `new${index}`, json, at)]
  if (inner === undefined || `${container}/`.startsWith(`${inner}/`)) return undefined
  const isField = findValue(document, inner)?.keyStart !== -1
  const token = inner.slice(inner.lastIndexOf('/'))
  const taken = node.children.some((_, number) => `/${tokenOf(text, node, number)}` === token)
  const isOwn = inner.slice(0, inner.lastIndexOf('/')) === container
  if (!isOwn && (isField !== (node.kind === 'object') || (isField && taken))) return undefined
  if (isOwn && isField && hasEqualNames(text, node)) return undefined
  return moveValue(text, inner, container, at)
}

const hasEqualNames = (text: string, { children }: JsonNode) =>
  new Set(children.map((child) => nameOfNode(text, child))).size < children.length

/** Keeps the order of fields, and all fields of equal names. */
type Model = string | Model[] | { fields: [string, Model][] }

function modelOf(text: string, node: JsonNode): Model {
  if (node.kind === 'array') return node.children.map((child) => modelOf(text, child))
  if (node.kind === 'object')
    return { fields: node.children.map((child) => [nameOfNode(text, child), modelOf(text, child)]) }
  return node.kind === 'string' ? JSON.stringify(JSON.parse(rawOf(text, node))) : rawOf(text, node)
}

const modelIn = (text: string): Model => modelOf(text, open(text).root)

type Slot = { list: unknown[]; at: number }

/** The list of items, or of fields, that holds a place of a model. */
function slotOf(model: Model, pointer: string): Slot {
  const holder: Slot = { list: [model], at: 0 }
  for (const token of pointer.split('/').slice(1)) {
    const value = holder.list[holder.at] as Model | [string, Model]
    const inside = Array.isArray(value) && holder !== undefined && isField(holder) ? (value[1] as Model) : value
    const list = Array.isArray(inside) ? inside : (inside as { fields: [string, Model][] }).fields
    const name = token.replaceAll('~1', '/').replaceAll('~0', '~')
    holder.at = Array.isArray(inside)
      ? Number(token)
      : list.findLastIndex((field) => Array.isArray(field) && field[0] === name)
    holder.list = list
    fieldLists.add(Array.isArray(inside) ? [] : list)
  }
  return holder
}

const fieldLists = new WeakSet<unknown[]>()
const isField = ({ list }: Slot) => fieldLists.has(list)

/** The edit without regard for layout. */
function editModel(model: Model, edit: Edit): Model {
  const root = [structuredClone(model)]
  const slot = slotOf(root[0] as Model, edit.pointer)
  if (edit.pointer === '') slot.list = root
  const read = (json: string) => modelIn(json)
  const held = () => {
    const value = slot.list[slot.at] as Model | [string, Model]
    return (isField(slot) ? (value as [string, Model])[1] : value) as Model
  }
  const inside = () => {
    const value = held()
    return Array.isArray(value) ? (value as unknown[]) : (value as { fields: unknown[] }).fields
  }
  if (edit.kind === 'replace')
    slot.list[slot.at] = isField(slot) ? [(slot.list[slot.at] as [string, Model])[0], read(edit.json)] : read(edit.json)
  else if (edit.kind === 'remove') slot.list.splice(slot.at, 1)
  else if (edit.kind === 'insert')
    inside().splice(edit.index, 0, edit.key === undefined ? read(edit.json) : [edit.key, read(edit.json)])
  else {
    const list = inside()
    list.splice(edit.to, 0, ...list.splice(edit.from, 1))
  }
  return root[0] as Model
}

/** Only the changed list may differ, and its other items may not. */
function expectOutsideEqual(before: string, after: string, edit: Edit): void {
  const holder = edit.kind === 'replace' || edit.kind === 'remove' ? edit.pointer.replace(/\/[^/]*$/, '') : edit.pointer
  const [one, other] = [findValue(open(before), holder), findValue(open(after), holder)]
  if (!one || !other || edit.pointer === '') return
  expect(after.slice(0, other.start)).toBe(before.slice(0, one.start))
  expect(after.slice(other.end)).toBe(before.slice(one.end))
  const rest = new Set(other.children.map((child) => childRawOf(after, child)))
  const lost = one.children.filter((child) => !rest.has(childRawOf(before, child)))
  expect(lost.length).toBeLessThanOrEqual(edit.kind === 'insert' || edit.kind === 'move' ? 0 : 1)
}

const parse = (text: string): unknown => JSON.parse(text.replace(mark, ''))

describe('any edit of any text', () => {
  test('makes what was meant, leaves all else alone, and its inverse gives back every byte', () => {
    fc.assert(
      fc.property(oddText, choice, (text, chosen) => {
        const edits = chooseEdits(text, chosen)
        if (!edits) return
        let before = text
        for (const edit of edits) {
          const { text: after } = made(applyEdit(before, edit))
          parse(after)
          expect(modelIn(after)).toEqual(editModel(modelIn(before), edit))
          expectOutsideEqual(before, after, edit)
          before = after
        }
        const done = made(applyEdits(text, edits))
        expect(done.text).toBe(before)
        const undone = made(applyEdits(done.text, JSON.parse(JSON.stringify(done.inverse))))
        expect(undone.text).toBe(text)
        expect(made(applyEdits(text, undone.inverse)).text).toBe(done.text)
      }),
      { numRuns: 400 },
    )
  })

  const indents = ['\t', '  ', '    ']

  test('of a text that a program laid out gives the text that the program would have written', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        choice,
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom(...indents),
        fc.constantFrom('\n', '\r\n'),
        (value, chosen, put, indent, newline) => {
          const write = (content: unknown) =>
            `${JSON.stringify(content, null, indent).replaceAll('\n', newline)}${newline}`
          const text = write({ list: [{ field: 1 }], value })
          // JSON.parse puts fields with numbers as names first.
          if (/"\d+":/.test(text)) return
          const edits = chooseEdits(text, { ...chosen, json: JSON.stringify(put) })
          if (!edits || edits[0]?.pointer === '' || /^\/list/.test(edits[0]?.pointer ?? '')) return
          const { text: after } = made(applyEdits(text, edits))
          expect(after).toBe(write(JSON.parse(after)))
        },
      ),
      { numRuns: 200 },
    )
  })
})

test('pages that have not changed are not read again', () => {
  const text = JSON.stringify({ pages: [{ path: '/' }, { path: '/about' }] })
  const pagesOf = (now: string) => ((openDocument(now) as Document).value as { pages: object[] }).pages
  const [home, about] = pagesOf(text)
  const [sameHome, changed] = pagesOf(text.replace('/about', '/team'))
  expect([sameHome, changed]).toEqual([{ path: '/' }, { path: '/team' }])
  expect(sameHome).toBe(home)
  expect(changed).not.toBe(about)
})

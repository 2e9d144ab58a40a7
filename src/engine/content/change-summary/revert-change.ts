import { nodeAt } from '../../base/json-parser'
import { asList, escapeToken, parentPointer, unescapeToken, valueAt } from '../../base/shared-types/json'
import { applyEdit } from '../json-edits/apply-edit'
import { type Document, findValue, gapAt, indexOfToken, nameOfNode, openDocument, rawOf } from '../json-edits/document'
import type { Edit } from '../json-edits/edit'
import { anchorOf } from '../json-edits/item-anchor'
import { moveValue } from '../json-edits/make-edits'
import { findPageReferences } from '../references/find-references'
import { rewriteAddresses } from '../references/rewrite-addresses'
import type { ChangeSince } from './change-since'
import { alignLists } from './compare/align'
import type { ChangeSource } from './words/outline'

/** Links follow, and the redirect at the old path goes. */
function revertPath(compared: ChangeSince, { before, now }: Extract<ChangeSource, { kind: 'path' }>): Edit[] {
  const { content, text, root } = compared.now
  const [old, path] = [valueAt(compared.change.before, `${before}/path`), valueAt(content.value, `${now}/path`)]
  if (typeof old !== 'string' || typeof path !== 'string') return []
  const redirect = content.byPath.get(old)
  const isOfRedirect = (pointer: string) => redirect !== undefined && pointer.startsWith(`${redirect.pointer}/`)
  // An address with entities has no length. The check then reports its link as broken.
  const links = findPageReferences(compared.now, path).filter(
    ({ pointer, length }) => length > 0 && !isOfRedirect(pointer) && pointer !== `${now}/path`,
  )
  const rawAt = (pointer: string) => {
    const { start, end } = nodeAt(text, root, pointer)
    return text.slice(start, end)
  }
  return [
    { kind: 'replace', pointer: `${now}/path`, expect: rawAt(`${now}/path`), json: JSON.stringify(old) },
    ...rewriteAddresses(
      compared.now,
      links.map((link) => ({ ...link, text: old })),
    ),
    ...(redirect?.redirect === undefined
      ? []
      : [{ kind: 'remove' as const, pointer: redirect.pointer, expect: rawAt(redirect.pointer) }]),
  ]
}

interface Texts {
  before: Document
  now: Document
}

type SourceOf<Kind extends ChangeSource['kind']> = Extract<ChangeSource, { kind: Kind }>

const rawAt = (document: Document, pointer: string): string | undefined => {
  const node = findValue(document, pointer)
  return node && rawOf(document.text, node)
}

const replaceWhole = (pointer: string, expect: string, json: string): Edit[] =>
  expect === json ? [] : [{ kind: 'replace', pointer, expect, json, isExact: true }]

function restore({ before, now }: Texts, from: string, pointer: string, index: number): Edit[] {
  const expect = rawAt(before, from)
  const node = findValue(now, pointer)
  if (expect === undefined || !node) return []
  const removed = applyEdit(before.text, { kind: 'remove', pointer: from, expect })
  const [insert] = 'refusal' in removed ? [] : removed.inverse
  if (insert?.kind !== 'insert' || !insert.exact) return []
  const { key, json, exact } = insert
  const gap = gapAt(now.text, node, index)
  return [
    {
      ...{ kind: 'insert', pointer, index, anchor: anchorOf(now.text, node, index), json },
      ...(key !== undefined && { key }),
      exact: { ...exact, gap },
    },
  ]
}

function restoredFieldIndex({ before, now }: Texts, { before: from, now: to, name }: SourceOf<'field'>): number {
  const [old, fresh] = [findValue(before, from), findValue(now, to)]
  if (!old || !fresh) return 0
  const at = indexOfToken(before.text, old, escapeToken(name))
  const keys = old.children.slice(0, at).map((child) => escapeToken(nameOfNode(before.text, child)))
  return Math.max(...keys.map((key) => indexOfToken(now.text, fresh, key)), -1) + 1
}

/** If an object is missing on one side, the field that holds it has changed. */
const holderField = ({ before, now }: SourceOf<'field'>): SourceOf<'field'> => ({
  kind: 'field',
  before: parentPointer(before),
  now: parentPointer(now),
  name: unescapeToken(now.slice(parentPointer(now).length + 1)),
})

function revertField(texts: Texts, origin: SourceOf<'field'>): Edit[] {
  const { before, now, name } = origin
  const holder = findValue(texts.now, now)
  const isNewHolder = !findValue(texts.before, before) && holder?.children.length === 1
  if (now !== '' && (!holder || isNewHolder)) return revertField(texts, holderField(origin))
  const token = escapeToken(name)
  const [old, fresh] = [rawAt(texts.before, `${before}/${token}`), rawAt(texts.now, `${now}/${token}`)]
  const pointer = `${now}/${token}`
  if (fresh === undefined) return restore(texts, `${before}/${token}`, now, restoredFieldIndex(texts, origin))
  return old === undefined ? [{ kind: 'remove', pointer, expect: fresh }] : replaceWhole(pointer, fresh, old)
}

function keptItems({ change }: ChangeSince, { before, now }: SourceOf<'item'>): ReadonlyMap<number, number> {
  if (before === '/pages') return change.order.kept
  const pairs = alignLists(asList(valueAt(change.before, before)), asList(valueAt(change.now, now)))
  return new Map(
    pairs.flatMap(({ before: old, now: fresh, is, hasMoved }) =>
      old === undefined || fresh === undefined || is === 'moved' || hasMoved ? [] : [[old, fresh]],
    ),
  )
}

/** After the nearest former predecessor that has kept its place. */
function restoredItemIndex(compared: ChangeSince, source: SourceOf<'item'>): number {
  const { was = 0, is } = source
  const placeOf = keptItems(compared, source)
  for (let at = was - 1; at >= 0; at--) {
    const neighbour = placeOf.get(at)
    if (neighbour !== undefined) return neighbour + (is !== undefined && is < neighbour ? 0 : 1)
  }
  return 0
}

function revertItem(texts: Texts, compared: ChangeSince, origin: SourceOf<'item'>): Edit[] {
  const { before, now, was, is } = origin
  const expect = is === undefined ? undefined : rawAt(texts.now, `${now}/${is}`)
  if (was === undefined) return expect === undefined ? [] : [{ kind: 'remove', pointer: `${now}/${is}`, expect }]
  if (is === undefined || expect === undefined) {
    if (!findValue(texts.now, now)) return revertField(texts, holderField({ kind: 'field', before, now, name: '' }))
    return restore(texts, `${before}/${was}`, now, restoredItemIndex(compared, origin))
  }
  const to = restoredItemIndex(compared, origin)
  return to === is ? [] : [{ kind: 'move', pointer: now, from: is, to, expect }]
}

function revertMoved(compared: ChangeSince, source: SourceOf<'moved'>): Edit[] {
  const { before, now, was, is, home } = source
  const index = restoredItemIndex(compared, { kind: 'item', before, now: home, was })
  return moveValue(compared.now.text, `${now}/${is}`, home, index)
}

export function revertChange(compared: ChangeSince, origin: ChangeSource): Edit[] {
  const [before, now] = [openDocument(compared.before ?? '{}'), openDocument(compared.now.text)]
  if ('refusal' in before || 'refusal' in now || origin.kind === 'file') return []
  const texts = { before, now }
  if (origin.kind === 'field') return revertField(texts, origin)
  if (origin.kind === 'item') return revertItem(texts, compared, origin)
  if (origin.kind === 'moved') return revertMoved(compared, origin)
  if (origin.kind === 'path') return revertPath(compared, origin)
  const [old, fresh] = [rawAt(before, origin.before), rawAt(now, origin.now)]
  return old === undefined || fresh === undefined ? [] : replaceWhole(origin.now, fresh, old)
}

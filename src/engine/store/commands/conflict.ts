import { type Document, findValue, rawOf } from '../../edits/document'
import type { Edit, Refusal } from '../../edits/edit'
import type { Answer } from '../command'
import { explainRefusal } from '../sentences'

/** Returns both versions of a place that holds something else than an edit expects. */
export function conflictOf(
  refusal: Refusal,
  { document, label, revision, edits }: { document: Document; label: string; revision: string; edits: readonly Edit[] },
): Answer {
  const problem = explainRefusal(refusal)
  if (refusal.reason === 'unreadable') return { kind: 'problem', problem, revision }
  const { pointer } = refusal
  const first = edits.find((edit) => edit.kind === 'replace' || edit.kind === 'insert')
  const mine = refusal.mine ?? (first && 'json' in first ? first.json : undefined)
  const node = findValue(document, pointer)
  const found = refusal.reason === 'conflict' ? refusal.found : node ? rawOf(document.text, node) : ''
  const expected = refusal.reason === 'conflict' ? refusal.expected : ''
  return {
    ...{ kind: 'conflict', problem, pointer, expected, found, label, revision },
    ...(mine !== undefined && { mine }),
    ...(refusal.reason === 'gone' && { isGone: true }),
  }
}

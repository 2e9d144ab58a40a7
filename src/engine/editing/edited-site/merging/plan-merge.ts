import { Failure } from '../../../base/shared-types/failure'
import { openDocument } from '../../../content/json-edits/document'
import { mergeTexts } from '../../../content/json-edits/merge/merge-texts'
import type { Schemas } from '../../../content/schema-model/schemas'
import { cannotMerge } from '../sentences'
import { type ClashWords, describeClashes } from './describe-clashes'

function contentOf(text: string): unknown {
  const document = openDocument(text)
  return 'refusal' in document ? undefined : document.value
}

/** Throws a Failure if a text is not JSON. */
export function planMerge(
  [former, mine, theirs]: [former: string, mine: string, theirs: string],
  schemas: Schemas,
): ClashWords & { text: string } {
  const merged = mergeTexts(former, mine, theirs)
  if (!merged || contentOf(merged.text) === undefined) throw new Failure(cannotMerge)
  const { text, clashes } = merged
  if (clashes.length === 0) return { text, drafts: [] }
  const contents = { former: contentOf(former), mine: contentOf(mine), merged: contentOf(text) }
  return { text, ...describeClashes(clashes, contents, schemas) }
}

import type { Edit } from '../../edits/edit'
import { nodeAt } from '../../json'
import { valueAt } from '../../model/json'
import { findPageReferences } from '../../references/find-references'
import { rewrite } from '../../references/rewrite'
import type { FolderChange } from '../summarize-folder'
import type { Origin } from '../words/outline'

/**
 * Returns the edits that give a page its old path again, as `npm run move` gave it the new one: links follow, and the
 * redirect that stands at the old path goes.
 */
export function takePathBack(folder: FolderChange, { before, now }: Extract<Origin, { kind: 'path' }>): Edit[] {
  const { content, text, root } = folder.now
  const [old, path] = [valueAt(folder.change.before, `${before}/path`), valueAt(content.value, `${now}/path`)]
  if (typeof old !== 'string' || typeof path !== 'string') return []
  const redirect = content.byPath.get(old)
  const isOfRedirect = (pointer: string) => redirect !== undefined && pointer.startsWith(`${redirect.pointer}/`)
  // An address with entities in it has no length: the check says that its link leads nowhere then.
  const links = findPageReferences(folder.now, path).filter(
    ({ pointer, length }) => length > 0 && !isOfRedirect(pointer) && pointer !== `${now}/path`,
  )
  const rawAt = (pointer: string) => {
    const { start, end } = nodeAt(text, root, pointer)
    return text.slice(start, end)
  }
  return [
    { kind: 'replace', pointer: `${now}/path`, expect: rawAt(`${now}/path`), json: JSON.stringify(old) },
    ...rewrite(
      folder.now,
      links.map((link) => ({ ...link, text: old })),
    ),
    ...(redirect?.redirect === undefined
      ? []
      : [{ kind: 'remove' as const, pointer: redirect.pointer, expect: rawAt(redirect.pointer) }]),
  ]
}

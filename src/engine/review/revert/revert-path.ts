import type { Edit } from '../../edits/edit'
import { nodeAt } from '../../json'
import { valueAt } from '../../model/json'
import { findPageReferences } from '../../references/find-references'
import { rewrite } from '../../references/rewrite'
import type { FolderChange } from '../summarize-folder'
import type { ChangeSource } from '../words/outline'

/** Gives a page its old path again: updates links and removes the redirect at that path. */
export function revertPath(folder: FolderChange, { before, now }: Extract<ChangeSource, { kind: 'path' }>): Edit[] {
  const { content, text, root } = folder.now
  const [old, path] = [valueAt(folder.change.before, `${before}/path`), valueAt(content.value, `${now}/path`)]
  if (typeof old !== 'string' || typeof path !== 'string') return []
  const redirect = content.byPath.get(old)
  const isOfRedirect = (pointer: string) => redirect !== undefined && pointer.startsWith(`${redirect.pointer}/`)
  // An address with entities has no length. The check then reports its link as broken.
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

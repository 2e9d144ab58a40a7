import type { Edit } from '../../edits/edit'
import { nodeAt } from '../../json'
import { valueAt } from '../../model/json'
import { findPageReferences, type Reference } from '../../references/find-references'
import type { FolderChange } from '../summarize-folder'
import type { Origin } from '../words/outline'

/** Returns the edit that writes the old path in a value that names the new one, once or several times. */
function rewrite({ now }: FolderChange, pointer: string, places: Reference[], path: string): Edit {
  const { start, end } = nodeAt(now.text, now.root, pointer)
  const expect = now.text.slice(start, end)
  let json = expect
  for (const { offset, length } of [...places].sort((one, other) => other.offset - one.offset))
    json = json.slice(0, offset - start) + path + json.slice(offset - start + length)
  return { kind: 'replace', pointer, expect, json, isExact: true }
}

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
  const pointers = [...new Set(links.map(({ pointer }) => pointer))]
  const rawAt = (pointer: string) => {
    const { start, end } = nodeAt(text, root, pointer)
    return text.slice(start, end)
  }
  return [
    { kind: 'replace', pointer: `${now}/path`, expect: rawAt(`${now}/path`), json: JSON.stringify(old) },
    ...pointers.map((pointer) =>
      rewrite(
        folder,
        pointer,
        links.filter((link) => link.pointer === pointer),
        old,
      ),
    ),
    ...(redirect?.redirect === undefined
      ? []
      : [{ kind: 'remove' as const, pointer: redirect.pointer, expect: rawAt(redirect.pointer) }]),
  ]
}

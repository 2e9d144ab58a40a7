import { type Node, Slice } from 'prosemirror-model'
import type { Selection } from 'prosemirror-state'

const isParagraph = (node: Node | null) => node?.type.name === 'p'

const isOneLine = ({ isTextblock, childCount, firstChild }: Node): boolean =>
  isTextblock || (childCount === 1 && firstChild !== null && isOneLine(firstChild))

/** Closes the ends of a paste that would merge the words around it into a heading or a list. */
export function closeEnds(slice: Slice, { $from, $to }: Selection): Slice {
  const { content, openStart, openEnd } = slice
  const { firstChild, lastChild, childCount } = content
  if (firstChild && childCount === 1 && isOneLine(firstChild)) return slice
  const goesOnBefore = $from.parentOffset === 0 || isParagraph(firstChild)
  const goesOnBehind = $to.parentOffset === $to.parent.content.size || isParagraph(lastChild)
  return new Slice(content, goesOnBefore ? openStart : 0, goesOnBehind ? openEnd : 0)
}

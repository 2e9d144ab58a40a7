export interface Point {
  left: number
  top: number
}

function pointOf(node: Node | null, offset: number): Point | undefined {
  if (!node) return undefined
  const range = document.createRange()
  range.setStart(node, offset)
  const [rect] = range.getClientRects()
  return rect && { left: rect.left, top: (rect.top + rect.bottom) / 2 }
}

export function selectedPoints(element: Node, clicked?: Point): Point[] {
  const { anchorNode, anchorOffset, focusNode, focusOffset, isCollapsed } = getSelection() as Selection
  const isWithin = element.contains(anchorNode) && element.contains(focusNode)
  const points = isWithin && !isCollapsed ? [pointOf(anchorNode, anchorOffset), pointOf(focusNode, focusOffset)] : []
  const found = points.filter((point) => point !== undefined)
  return found.length === 2 ? found : clicked ? [clicked] : []
}

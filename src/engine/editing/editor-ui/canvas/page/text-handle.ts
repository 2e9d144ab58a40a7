const mark = 'data-handle'

export const isHandle = (node: Node | null): boolean => node instanceof HTMLElement && node.hasAttribute(mark)

/** Returns the element before a text node by which the keyboard reaches it, and in which it is edited. */
export function handleOf(text: Text): HTMLElement {
  const { previousSibling } = text
  if (isHandle(previousSibling)) return previousSibling as HTMLElement
  const handle = document.createElement('span')
  handle.setAttribute(mark, '')
  text.before(handle)
  return handle
}

/** Returns the text node that a handle belongs to, or the element itself. */
export const placeOf = (element: HTMLElement): HTMLElement | Text =>
  isHandle(element) && element.nextSibling?.nodeType === Node.TEXT_NODE ? (element.nextSibling as Text) : element

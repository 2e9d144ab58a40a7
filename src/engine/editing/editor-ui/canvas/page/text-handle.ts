const mark = 'data-handle'

export const isHandle = (node: Node | null): boolean => node instanceof HTMLElement && node.hasAttribute(mark)

/** The keyboard reaches the text node by this element, and it is edited there. */
export function handleOf(text: Text): HTMLElement {
  const { previousSibling } = text
  if (isHandle(previousSibling)) return previousSibling as HTMLElement
  const handle = document.createElement('span')
  handle.setAttribute(mark, '')
  text.before(handle)
  return handle
}

export const placeOf = (element: HTMLElement): HTMLElement | Text =>
  isHandle(element) && element.nextSibling?.nodeType === Node.TEXT_NODE ? (element.nextSibling as Text) : element

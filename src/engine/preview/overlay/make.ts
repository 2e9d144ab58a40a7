/** What stands in an element of the overlay. */
export type Content = (Node | string)[]

/** Makes an element of the overlay. */
export function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...content: Content) {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...content)
  return element
}

/** Makes a button of the overlay. */
export function makeButton(className: string, onClick: () => void, ...content: Content): HTMLButtonElement {
  const button = make('button', className, ...content)
  button.type = 'button'
  button.addEventListener('click', onClick)
  return button
}

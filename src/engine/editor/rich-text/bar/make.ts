/** Makes an element with attributes, and with what stands in it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...inner: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...inner)
  return element
}

/** Makes a button that does something. */
export function makeButton(words: string, act: () => void, attributes: Record<string, string> = {}): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, words)
  button.onclick = act
  return button
}

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

export function makeButton(words: string, act: () => void, attributes: Record<string, string> = {}): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, words)
  button.onclick = act
  return button
}

export type MadeContent = readonly (Node | string)[]

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...content: MadeContent
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...content)
  return element
}

export function makeButton(
  content: string | MadeContent,
  onClick: () => void,
  attributes: Record<string, string> = {},
): HTMLButtonElement {
  const button = make('button', { type: 'button', ...attributes }, ...[content].flat())
  button.addEventListener('click', onClick)
  return button
}

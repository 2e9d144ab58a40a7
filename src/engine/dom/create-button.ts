/** Makes a button outside of React's tree, in the theme's own class: a module of the elements would bring React with it. */
export function createButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = text
  button.addEventListener('click', onClick)
  return button
}

/** For code that must not load React. */
export function createButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = text
  button.addEventListener('click', onClick)
  return button
}

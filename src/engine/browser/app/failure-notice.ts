import buttons from '@studio/elements/buttons.module.scss'

let shown: HTMLElement | undefined

/** Takes the notice away, if it is there. */
export function hideFailure(): void {
  shown?.remove()
  shown = undefined
}

/**
 * Says that the page that was asked for could not be fetched, and offers another try. The last page stays. It stands
 * outside of React's tree, which must have the same shape here as on the server for their ids to agree.
 */
export function showFailure(retry: () => void): void {
  hideFailure()
  shown = document.createElement('div')
  shown.dataset.notice = 'page'
  shown.setAttribute('role', 'alert')
  const words = document.createElement('p')
  words.textContent = 'This page could not be loaded. Are you online?'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = buttons.button ?? ''
  button.textContent = 'Try again'
  button.addEventListener('click', retry)
  shown.append(words, button)
  document.body.append(shown)
}

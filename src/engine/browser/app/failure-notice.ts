import * as words from '@studio/words.json'

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
  const text = document.createElement('p')
  text.textContent = words.pageNotLoaded
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = words.tryAgain
  button.addEventListener('click', retry)
  shown.append(text, button)
  document.body.append(shown)
}

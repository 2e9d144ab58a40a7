import * as words from '@studio/words.json'
import { createButton } from '../../dom/create-button'

/** Takes the notice away, if it is there. It is found on the page: the loader and the app each have this module. */
export const hideFailure = (): void => document.querySelector('[data-notice="page"]')?.remove()

/**
 * Says that the page that was asked for could not be fetched, and offers another try. The last page stays. It takes the
 * focus, and gives it back when it is closed, by Escape too. It stands outside of React's tree, which must have the same
 * shape here as on the server for their ids to agree.
 */
export function showFailure(retry: () => void): void {
  hideFailure()
  const opener = document.activeElement
  const notice = document.createElement('div')
  notice.dataset.notice = 'page'
  notice.setAttribute('role', 'alert')
  const text = document.createElement('p')
  text.textContent = words.pageNotLoaded
  const close = () => {
    notice.remove()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  const tryAgain = createButton(words.tryAgain, () => {
    close()
    retry()
  })
  notice.append(text, tryAgain, createButton(words.close, close))
  notice.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  document.body.append(notice)
  tryAgain.focus({ preventScroll: true })
}

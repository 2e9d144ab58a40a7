import * as words from '@studio/words.json'
import { createButton } from '../../../base/dom/create-button'

/** Found by query: loader and app have their own copies of this module. */
export const hideFailure = (): void => document.querySelector('[data-notice="page"]')?.remove()

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

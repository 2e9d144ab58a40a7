import buttons from '../elements/buttons.module.scss'
import type { Answer } from './consent'
import style from './consent-bar.module.scss'

function createButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = buttons.button ?? ''
  button.textContent = text
  button.addEventListener('click', onClick)
  return button
}

/** Tells the stylesheet how high the bar is, so that nothing that takes the focus ends up behind it. */
function keepHeightKnown(bar: HTMLElement): void {
  if (typeof ResizeObserver === 'undefined') return
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-bar', `${bar.offsetHeight}px`)
  }).observe(bar)
}

/**
 * Asks once whether this visit may be counted, and calls back with the answer. It stands outside of React's tree (see
 * failure-notice.ts), first on the page, so that it is the first stop of the Tab key.
 */
export function askForConsent(answer: (given: Answer) => void): void {
  const bar = document.createElement('section')
  bar.className = style.bar ?? ''
  bar.setAttribute('aria-label', 'Statistics')
  const words = document.createElement('p')
  words.textContent = 'May we count your visit? It tells us which pages are read, and nothing else.'
  const close = (given: Answer) => {
    bar.remove()
    answer(given)
  }
  const buttons = document.createElement('div')
  buttons.append(
    createButton('Allow', () => close('yes')),
    createButton('No thanks', () => close('no')),
  )
  bar.append(words, buttons)
  document.body.prepend(bar)
  keepHeightKnown(bar)
}

import style from '@studio/theme/consent-bar.module.scss'
import * as words from '@studio/words.json'
import { createButton } from '../../dom/create-button'
import { type Answer, isNotToBeFollowed, readAnswer } from './consent'

/** The words of a bar that is opened again: they say what holds at the moment. */
function presentWords(): string {
  if (isNotToBeFollowed()) return words.notFollowed
  return `${words.mayWeCount} ${readAnswer() === 'yes' ? words.countingAllowed : words.countingRefused}`
}

/** Keeps the bar's height in a custom property: the stylesheet scrolls what takes the focus clear of the bar. */
function publishHeight(bar: HTMLElement): void {
  if (typeof ResizeObserver === 'undefined') return
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-bar', `${bar.offsetHeight}px`)
  }).observe(bar)
}

let open: HTMLElement | undefined

/**
 * Asks whether visits may be counted, and calls back with the answer. It stands outside of React's tree (see
 * failure-notice.ts), first on the page, so that it is the first stop of the Tab key. With an `opener`, the control that
 * a visitor has pressed, it says what holds, takes the focus and gives it back; Escape leaves all as it is.
 */
export function askForConsent(answer: (given: Answer) => void, opener?: HTMLElement): void {
  if (open?.isConnected) {
    open.focus()
    return
  }
  const bar = document.createElement('section')
  open = bar
  bar.className = style.bar ?? ''
  bar.tabIndex = -1
  bar.setAttribute('aria-label', words.statistics)
  bar.setAttribute('aria-describedby', 'consent-words')
  const text = document.createElement('p')
  text.id = 'consent-words'
  text.textContent = opener ? presentWords() : words.mayWeCount
  const close = (given?: Answer) => {
    bar.remove()
    if (given) answer(given)
    opener?.focus()
  }
  const choices = document.createElement('div')
  if (opener && isNotToBeFollowed()) choices.append(createButton(words.close, () => close()))
  else
    choices.append(
      createButton(words.allow, () => close('yes')),
      createButton(words.refuse, () => close('no')),
    )
  bar.append(text, choices)
  document.body.prepend(bar)
  publishHeight(bar)
  if (!opener) return
  bar.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  bar.focus()
}

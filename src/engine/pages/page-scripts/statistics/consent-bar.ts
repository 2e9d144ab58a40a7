import style from '@studio/theme/consent-bar.module.scss'
import * as words from '@studio/words.json'
import { createButton } from '../../../base/dom/create-button'
import type { Consent } from '../../../base/dom/services/consent'
import { refusesTracking } from './consent'

function describeChoice(question: string, choice?: Consent): string {
  if (refusesTracking()) return words.notFollowed
  return `${question} ${choice === 'yes' ? words.countingAllowed : words.countingRefused}`
}

/** The stylesheet scrolls focused elements clear of the bar. */
function publishHeight(bar: HTMLElement): void {
  if (typeof ResizeObserver === 'undefined') return
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--consent-bar', `${bar.offsetHeight}px`)
  }).observe(bar)
}

let open: HTMLElement | undefined

/** First for Tab, outside of React's tree. With an `opener` it shows the current `choice`; Escape changes nothing. */
export function askForConsent(
  answer: (given: Consent) => void,
  opener?: HTMLElement,
  choice?: Consent,
  question: string = words.mayWeCount,
): void {
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
  text.textContent = opener ? describeChoice(question, choice) : question
  const close = (given?: Consent) => {
    bar.remove()
    if (given) answer(given)
    opener?.focus()
  }
  const choices = document.createElement('div')
  if (opener && refusesTracking()) choices.append(createButton(words.close, () => close()))
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

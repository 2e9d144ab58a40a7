import { isPaused, setPaused } from '@engine/dom/pause'
import * as words from '../words.json'

/**
 * Adds the round button that pauses all that moves by itself, here and everywhere, until the signal ends it. Returns how to
 * show which of the two it does, and whether it is needed: while it has the focus, it stays.
 */
export function addPauseButton(place: ParentNode, signal: AbortSignal): (isStill: boolean, isNeeded?: boolean) => void {
  const button = document.createElement('button')
  button.type = 'button'
  const press = (event: Event) => {
    if (event.composedPath()[0] === button) setPaused(!isPaused())
  }
  // On the window: while React hydrates a block, it stops clicks in it before they reach what was clicked.
  addEventListener('click', press, { capture: true, signal })
  place.append(button)
  return (isStill, isNeeded = true) => {
    button.hidden = !isNeeded && !button.matches(':focus')
    button.ariaLabel = isStill ? words.play : words.pause
    button.className = isStill ? 'play' : 'pause'
  }
}

import { isPaused, setPaused } from 'schema-pages/dom/pause'
import * as words from '../words.json'

/**
 * Adds a button that pauses everything that moves on its own. Returns how to update it; a focused button stays even if
 * it is not needed.
 */
export function addPauseButton(place: ParentNode, signal: AbortSignal): (isStill: boolean, isNeeded?: boolean) => void {
  const button = document.createElement('button')
  button.type = 'button'
  const press = (event: Event) => {
    if (event.composedPath()[0] === button) setPaused(!isPaused())
  }
  // On the window: while React hydrates a block, it stops clicks before they reach their target.
  addEventListener('click', press, { capture: true, signal })
  place.append(button)
  return (isStill, isNeeded = true) => {
    button.hidden = !isNeeded && !button.matches(':focus')
    button.ariaLabel = isStill ? words.play : words.pause
    button.className = isStill ? 'play' : 'pause'
  }
}

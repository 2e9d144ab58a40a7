import { isPaused, setPaused } from '@engine/dom/pause'
import * as words from '../words.json'

/**
 * Adds the round button that pauses all that moves by itself, here and everywhere. Returns how to show which of the two it
 * does.
 */
export function addPauseButton(place: ParentNode): (isStill: boolean) => void {
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', () => setPaused(!isPaused()))
  place.append(button)
  return (isStill) => {
    button.ariaLabel = isStill ? words.play : words.pause
    button.className = isStill ? 'play' : 'pause'
  }
}

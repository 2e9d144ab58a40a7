import { isPaused, setPaused } from '@engine/dom/pause'
import * as words from '../words.json'

/**
 * Adds the round button that pauses what moves by itself, here and everywhere, named for what it stops here. Returns how to
 * show which of the two it does.
 */
export function addPauseButton(place: ParentNode, label: string): (isStill: boolean) => void {
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', () => setPaused(!isPaused()))
  place.append(button)
  return (isStill) => {
    button.ariaLabel = `${isStill ? words.play : words.pause} ${label}`
    button.className = isStill ? 'play' : 'pause'
  }
}

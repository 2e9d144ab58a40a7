import { isPaused, onPauseChange } from 'schema-pages/dom/pause'
import { isWatching, onWatchingChange } from 'schema-pages/dom/watching'
import { painted } from '../painted'
import { addPauseButton } from '../pause-button'
import { layParts } from './parts'
import { animateSheet } from './sheet'

/** Moves the parts while they are visible and not paused. */
export async function moveAlways(
  stage: HTMLElement,
  picture: HTMLImageElement,
  sheets: string[],
  signal: AbortSignal,
): Promise<void> {
  await painted(picture)
  signal.throwIfAborted()
  const parts = await layParts(stage, picture, sheets, signal)
  const animations = parts.map(({ sheet, image }) => animateSheet(image, sheet, 'forever'))
  const showPause = addPauseButton(stage, signal)
  let isSeen = true
  const update = () => {
    const isStill = isPaused()
    showPause(isStill)
    for (const animation of animations) {
      if (isStill || !isSeen || isWatching()) animation.pause()
      else animation.play()
    }
  }
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true
    update()
  })
  observer.observe(picture)
  const stopListening = [onPauseChange(update), onWatchingChange(update)]
  update()
  signal.addEventListener('abort', () => {
    observer.disconnect()
    for (const stop of stopListening) stop()
  })
}

import { afterPaint } from '@engine/dom/after-paint'
import { isPaused, onPauseChange, setPaused } from '@engine/dom/pause'
import * as words from '../../words.json'
import { layParts } from './parts'
import { animateSheet } from './sheet'

/** Resolves when a picture has come and been painted. Rejects when it does not come. */
async function painted(picture: HTMLImageElement): Promise<void> {
  await picture.decode()
  await new Promise<void>((resolve) => afterPaint(resolve))
}

/** The round button that pauses what moves by itself, here and everywhere. */
function createPauseButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.addEventListener('click', () => setPaused(!isPaused()))
  return button
}

/** Lets the parts of a picture move by themselves, while they are seen and not paused. */
export async function moveByItself(
  stage: HTMLElement,
  picture: HTMLImageElement,
  sheets: string[],
  signal: AbortSignal,
): Promise<void> {
  await painted(picture)
  signal.throwIfAborted()
  const parts = await layParts(stage, picture, sheets, signal)
  const animations = parts.map(({ sheet, image }) => animateSheet(image, sheet, 'forever'))
  const button = createPauseButton()
  stage.append(button)
  let isSeen = true
  const update = () => {
    const isStill = isPaused()
    button.ariaLabel = `${isStill ? words.play : words.pause} ${words.drawing}`
    button.className = isStill ? 'play' : 'pause'
    for (const animation of animations) {
      if (isStill || !isSeen) animation.pause()
      else animation.play()
    }
  }
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting ?? true
    update()
  })
  observer.observe(picture)
  const stopListening = onPauseChange(update)
  update()
  signal.addEventListener('abort', () => {
    observer.disconnect()
    stopListening()
  })
}

import { isPaused } from '@engine/dom/pause'
import { layParts, type Part } from './parts'
import { animateSheet } from './sheet'

/** What lies between these edges is in the middle of the screen. */
const middle = '-42% 0px -42% 0px'

/**
 * Lets the parts of a picture move for a moment when the card that the picture is on is pointed at or focused; on touch
 * screens when it comes to the middle of the screen, unless what moves by itself is paused. The drawings are fetched then.
 */
export async function moveWhenMet(
  stage: HTMLElement,
  picture: HTMLImageElement,
  sheets: string[],
  signal: AbortSignal,
): Promise<void> {
  const card = (stage.getRootNode() as ShadowRoot).host.parentElement
  if (!card) return
  let laid: Promise<Part[]> | undefined
  let acts: Animation[] = []
  const act = () => {
    if (acts.some(({ playState }) => playState === 'running')) return
    laid ??= layParts(stage, picture, sheets, signal)
    laid
      .then((parts) => {
        acts = parts.map(({ sheet, image }) => animateSheet(image, sheet, 'once'))
      })
      .catch(() => undefined)
  }
  card.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && act(), { signal })
  card.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && act(),
    { signal },
  )
  if (!matchMedia('(hover: none)').matches) return
  const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && !isPaused() && act(), {
    rootMargin: middle,
  })
  observer.observe(picture)
  signal.addEventListener('abort', () => observer.disconnect())
}

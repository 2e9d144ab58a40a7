import { isPaused } from '@engine/dom/pause'
import { layParts, type Part } from './parts'
import { animateSheet } from './sheet'
import { actInMiddle } from './take-turns'

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
  /** Resolves when it has acted. */
  const act = async () => {
    if (acts.some(({ playState }) => playState === 'running')) return
    laid ??= layParts(stage, picture, sheets, signal)
    const parts = await laid
    acts = parts.map(({ sheet, image }) => animateSheet(image, sheet, 'once'))
    await Promise.all(acts.map(({ finished }) => finished))
  }
  // Drawings that do not come, or go while they move: the picture is enough.
  const actNow = () => void act().catch(() => undefined)
  card.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && actNow(), { signal })
  card.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && actNow(),
    { signal },
  )
  if (matchMedia('(hover: none)').matches) actInMiddle(picture, async () => isPaused() || act(), signal)
}

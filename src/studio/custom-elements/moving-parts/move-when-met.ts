import { isPaused } from 'schema-pages/dom/pause'
import { layParts, type MovingPart } from './parts'
import { animateSheet } from './sheet'
import { actInMiddle } from './take-turns'

/**
 * Moves the parts for a moment when the picture's card is hovered or focused; on touch screens when it is in the middle
 * of the screen, unless movement is paused. Loads the sheets then.
 */
export async function moveWhenMet(
  stage: HTMLElement,
  picture: HTMLImageElement,
  sheets: string[],
  signal: AbortSignal,
): Promise<void> {
  const card = (stage.getRootNode() as ShadowRoot).host.parentElement
  if (!card) return
  let laid: Promise<MovingPart[]> | undefined
  let acts: Animation[] = []
  /** Resolves when the movement has ended. */
  const act = async () => {
    if (acts.some(({ playState }) => playState === 'running')) return
    laid ??= layParts(stage, picture, sheets, signal)
    const parts = await laid
    acts = parts.map(({ sheet, image }) => animateSheet(image, sheet, 'once'))
    await Promise.all(acts.map(({ finished }) => finished))
  }
  // If a sheet does not load or the parts are removed, the picture stays.
  const actNow = () => void act().catch(() => undefined)
  card.addEventListener('pointerenter', ({ pointerType }) => pointerType === 'mouse' && actNow(), { signal })
  card.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && actNow(),
    { signal },
  )
  if (matchMedia('(hover: none)').matches) actInMiddle(picture, async () => isPaused() || act(), signal)
}

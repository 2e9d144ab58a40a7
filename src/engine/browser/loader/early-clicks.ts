import { isPlainClick } from '../../dom/plain-click'

/** What a click means something to only when the block around it is alive: links that do more than lead, and controls. */
const controls = 'button, [data-enhanced], input[type="radio"], input[type="checkbox"]'

/** A block whose html is there and whose code is not. The renderer marks those that have come to life. */
const sleepingBlock = '[data-block]:not([data-awake])'

/**
 * Keeps clicks on the controls of blocks that still sleep, and repeats them when the block has come to life, so that
 * nobody clicks for nothing while the code is on its way. Of several on one block the last one counts. Returns how to
 * stop, for code that does not come: links lead then as they are written.
 */
export function keepEarlyClicks(): () => void {
  const waiting = new Map<Element, HTMLElement>()
  const keep = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null
    const block = control?.closest(sleepingBlock)
    if (!control || !block || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    waiting.set(block, control)
  }
  const repeat = ({ target }: Event) => {
    const control = target instanceof Element ? waiting.get(target) : undefined
    if (!control || !(target instanceof Element)) return
    waiting.delete(target)
    if (control.isConnected) control.click()
  }
  addEventListener('click', keep, true)
  addEventListener('awake', repeat)
  return () => removeEventListener('click', keep, true)
}

import { reveal } from './page/page-view'

/** How long a part of the page may take to show itself, in milliseconds. */
const patience = 400

const stops = '[data-field], [tabindex], a[href], button, input, select, textarea, summary'

const isShown = (element: Element) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** Returns the stops of the Tab key after an element, with the texts of slides that are not shown. */
function stopsAfter(from: HTMLElement, isBack: boolean): HTMLElement[] {
  const { field } = from.dataset
  const all = [...document.querySelectorAll<HTMLElement>(stops)]
  if (isBack) all.reverse()
  const at = all.indexOf(from)
  // A rich text that is edited has a hidden original.
  const isOther = ({ dataset }: HTMLElement) => field === undefined || dataset.field !== field
  return at < 0 ? [] : all.slice(at + 1).filter((stop) => stop.tabIndex >= 0 && isOther(stop))
}

/** Moves the focus with Tab to the texts of hidden slides, too, which browsers skip. */
export function followTab(leave: (isBack: boolean) => void): void {
  let isOnWay = false
  const take = (event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, shiftKey, isComposing } = event
    const from = document.activeElement
    if (key !== 'Tab' || ctrlKey || altKey || metaKey || isComposing || !(from instanceof HTMLElement)) return
    const after = stopsAfter(from, shiftKey)
    const next = after.find((stop) => isShown(stop) || stop.dataset.field !== undefined)
    if (!next || isShown(next)) return
    event.preventDefault()
    if (isOnWay) return
    isOnWay = true
    reveal(next)
    const { field } = next.dataset
    const until = performance.now() + patience
    const go = () => {
      // React may replace it when the text before it is left.
      const text = [...document.querySelectorAll<HTMLElement>('[data-field]')].find(
        (one) => one.dataset.field === field,
      )
      const isLate = performance.now() > until
      const target = text && isShown(text) ? text : isLate && after.find(isShown)
      isOnWay = !target && !isLate
      if (target) target.focus()
      else if (isLate) leave(shiftKey)
      else requestAnimationFrame(go)
    }
    go()
  }
  addEventListener('keydown', take, { capture: true })
}

import { editAddress } from '../model/addresses'

/** Blocks are outlined while Alt is held: a click opens the one under the pointer. */
const mark = 'data-picking'

const outline = `[${mark}] [data-block]:hover { outline: 3px solid #5b3df5; outline-offset: -3px; cursor: pointer }
[${mark}] [data-block]:hover * { cursor: pointer }`

const open = (query: Record<string, string | number>): void => {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  void fetch(`${editAddress}?${words}`, { method: 'POST' })
}

/** Opens a place of pages.json in the author's editor. */
export const openPlace = (line: number, column: number): void => open({ line, column })

/** Opens the block that an element of the page stands in. Answers whether there is one. */
function openBlockAround(target: EventTarget | null): boolean {
  const block = target instanceof Element ? target.closest('#root [data-block]') : null
  if (!block) return false
  const index = [...document.querySelectorAll('#root [data-block]')].indexOf(block)
  open({ page: location.pathname.replace(/(.)\/+$/, '$1'), block: index })
  return true
}

/** Alt and a click, or Alt+Enter where the keyboard focus is, open the line of a block in the author's editor. */
export function openBlocksInEditor(): void {
  const style = document.createElement('style')
  style.textContent = outline
  document.head.append(style)
  const pick = (isPicking: boolean) => document.documentElement.toggleAttribute(mark, isPicking)
  const take = (event: MouseEvent | KeyboardEvent) => {
    if (!event.altKey || !openBlockAround(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', take, { capture: true })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Alt') pick(true)
      if (event.key === 'Enter') take(event)
    },
    { capture: true },
  )
  addEventListener('keyup', ({ key }) => key === 'Alt' && pick(false))
  addEventListener('blur', () => pick(false))
}

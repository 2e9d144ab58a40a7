import { addStyles } from '../../../base/dom/add-styles'
import { openInEditorAddress, withoutTrailingSlash } from '../../../base/shared-types/addresses'
import { topFrames } from '../../../base/shared-types/page'

const attribute = 'data-picking'

const pickable = '[data-block], header, footer'

const outline = `[${attribute}] :is(${pickable}):hover { outline: 3px solid #1a5fb4; outline-offset: -3px; cursor: pointer }
[${attribute}] :is(${pickable}):hover * { cursor: pointer }`

export interface UnopenedPlace {
  file: string
  line: number
}

type OnUnopened = (place: UnopenedPlace) => void

async function open(query: Record<string, string | number>, onUnopened: OnUnopened): Promise<void> {
  const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const response = await fetch(`${openInEditorAddress}?${words}`, { method: 'POST' })
  if (!response.ok) return
  const { isOpened, ...place } = (await response.json()) as UnopenedPlace & { isOpened: boolean }
  if (!isOpened) onUnopened(place)
}

export const openPlace = (line: number, column: number, onUnopened: OnUnopened): void =>
  void open({ line, column }, onUnopened)

/** For a longer text the author means the block. */
const maxLength = 300

function wordsAt(element: Element): string {
  const words = element instanceof HTMLImageElement ? element.alt : (element.textContent ?? '')
  return words.length > maxLength ? '' : words.replace(/\s+/g, ' ').trim()
}

function openAround(target: EventTarget | null, onUnopened: OnUnopened): boolean {
  if (!(target instanceof Element)) return false
  const root = document.getElementById('root')
  const index = root ? [...root.querySelectorAll(topFrames)].findIndex((block) => block.contains(target)) : -1
  const around = target.closest('header, footer')
  if (!root || (index < 0 && !around)) return false
  const page = withoutTrailingSlash(location.pathname)
  const query: Record<string, string | number> = { page, words: wordsAt(target) }
  if (index >= 0) query.block = index
  else query.area = around?.localName ?? ''
  void open(query, onUnopened)
  return true
}

export function openBlocksInEditor(onUnopened: OnUnopened): void {
  addStyles(document, outline)
  const pick = (isPicking: boolean) => document.documentElement.toggleAttribute(attribute, isPicking)
  const take = (event: MouseEvent | KeyboardEvent) => {
    if (!event.altKey || !openAround(event.target, onUnopened)) return
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

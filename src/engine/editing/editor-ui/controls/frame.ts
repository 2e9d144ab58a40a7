const tokens = [
  'paper sheet raised ink quiet line control accent on-accent tint unfinished unfinished-tint wrong wrong-tint done',
  'shadow radius font',
]
  .join(' ')
  .split(' ')
  .map((name) => `--${name}`)

/** Returns the window around the frame, or this one. */
const editorWindow = (): Window => (window.frameElement && window.parent) || window

export function takeTokens(element: HTMLElement): void {
  const style = editorWindow().getComputedStyle(editorWindow().document.documentElement)
  for (const name of tokens) element.style.setProperty(name, style.getPropertyValue(name))
}

/** The frame is scaled down where there is little room. */
export function scaleOfFrame(): number {
  const frame = window.frameElement as HTMLElement | null
  return frame ? frame.getBoundingClientRect().width / frame.offsetWidth || 1 : 1
}

/** A thumb needs larger controls, at the bottom of the screen. */
export const isThumbed = (): boolean =>
  matchMedia('(pointer: coarse)').matches || editorWindow().matchMedia('(width < 48rem)').matches

/** Returns how much of the frame's bottom a keyboard on the screen covers, in pixels of the page. */
export function coveredByKeyboard(): number {
  const { visualViewport: view, innerHeight } = editorWindow()
  const frame = window.frameElement
  const bottom = frame ? frame.getBoundingClientRect().bottom : innerHeight
  return view ? Math.max(0, bottom - view.offsetTop - view.height) / scaleOfFrame() : 0
}

export function onViewChange(job: () => void, signal?: AbortSignal): void {
  const view = editorWindow().visualViewport
  for (const type of ['resize', 'scroll']) view?.addEventListener(type, job, { signal })
  addEventListener('resize', job, { signal })
}

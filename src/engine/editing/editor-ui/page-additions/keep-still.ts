import { addStyles } from '../../../base/dom/add-styles'

/** See markBlocks in editor-ui/shell/compare. */
const style = `[data-differs] { position: relative }
[data-differs]::before { content: ""; position: absolute; inset: 0; z-index: 10; border: 4px solid #1a5fb4; pointer-events: none }`

/** For a page beside another one: links and forms do nothing, Escape is for the editor, and marks are seen. */
export function keepStill(frame: HTMLElement): void {
  const stop = (event: Event) => {
    if (event.type === 'click' && !(event.target instanceof Element && event.target.closest('a'))) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['click', 'submit']) addEventListener(type, stop, { capture: true })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') frame.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  addStyles(document, style)
}

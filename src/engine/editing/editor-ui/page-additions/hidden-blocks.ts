import { addStyles } from '../../../base/dom/add-styles'

/** Fades hidden blocks. Their links and buttons still work. */
const style = `
  [data-hidden] { position: relative; box-shadow: inset 0 0 0 3px #1a5fb4 }
  [data-hidden] > * { opacity: .45 }
  [data-hidden]::before { content: "Hidden: visitors do not see this block"; direction: ltr; position: absolute; inset: .5rem auto auto .5rem; z-index: 10;
    padding: .25rem .75rem; border-radius: 8px; background: #1a5fb4; color: #fff; font: 700 .875rem/1.5 system-ui, sans-serif }`

export const markHiddenBlocks = (): void => addStyles(document, style)

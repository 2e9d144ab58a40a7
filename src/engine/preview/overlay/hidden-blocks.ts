import { addStyles } from '../../dom/add-styles'

/** How a block looks that visitors do not see: faded, with a ribbon that says so. Its links and buttons still work. */
const style = `
  [data-hidden] { position: relative; box-shadow: inset 0 0 0 3px #5b3df5 }
  [data-hidden] > * { opacity: .45 }
  [data-hidden]::before { content: "Hidden: visitors do not see this block"; position: absolute; inset: .5rem auto auto .5rem; z-index: 10;
    padding: .25rem .75rem; border-radius: 8px; background: #5b3df5; color: #fff; font: 700 .875rem/1.5 system-ui, sans-serif }`

/** Marks the hidden blocks of the page, now and as the author hides others. */
export const markHiddenBlocks = (): void => addStyles(document, style)

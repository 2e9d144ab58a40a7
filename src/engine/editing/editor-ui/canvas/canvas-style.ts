/**
 * The page around a shadow root of its own has no colours of the editor's. Letters of a page that is scaled down are evenly
 * spaced.
 */
export const canvasStyle = `html { text-rendering: geometricPrecision }
[data-field] { cursor: text }
[data-field][contenteditable], .ProseMirror { outline: none }
[data-field][data-refused] { outline: 2px solid #a81f1f; outline-offset: 3px }
[data-handle]:not([contenteditable]) { position: absolute }
:has(> [data-handle]:focus:not([contenteditable])) { outline: 2px solid #1a5fb4; outline-offset: 3px }
[data-picture] { cursor: pointer }
[data-dropping] { outline: 4px dashed #1a5fb4; outline-offset: -4px }
[data-block][data-hidden] { box-shadow: none }
[data-block][data-hidden]::before { content: none }`

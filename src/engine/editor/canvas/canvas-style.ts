export const canvasStyle = `[data-field] { cursor: text }
[data-field]:hover { outline: 2px dashed #4a35c9; outline-offset: 3px }
[data-field][contenteditable] { outline: 2px solid #4a35c9; outline-offset: 3px }
[data-field][data-refused] { outline: 2px solid #a81f1f; outline-offset: 3px }
[data-dropping] { outline: 4px dashed #4a35c9; outline-offset: -4px }`

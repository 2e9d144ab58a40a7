import { editorWindowMessage } from '../../model/addresses'

/** Where a browser keeps the name of this window, also while it loads the editor again. */
const key = 'editor-window'

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  sessionStorage.setItem(key, id)
  return id
}

/** Names this window of the editor: Undo takes back what was done in it. */
export const windowId = (): string => sessionStorage.getItem(key) ?? createId()

/** Tells the preview that this window is open, as long as it is. */
export function announceWindow(): void {
  const announce = () => import.meta.hot?.send(editorWindowMessage, { id: windowId() })
  import.meta.hot?.on('vite:ws:connect', announce)
  announce()
}

/** Where a browser keeps the name of this window, also while it reloads the editor. */
const key = 'editor-window'

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  sessionStorage.setItem(key, id)
  return id
}

/** Names this window of the editor: Undo undoes the commands of one window. */
export const windowId = (): string => sessionStorage.getItem(key) ?? createId()

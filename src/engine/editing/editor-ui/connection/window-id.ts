/** The session storage of this tab survives a reload of the editor. */
const key = 'editor-window'

function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  sessionStorage.setItem(key, id)
  return id
}

/** Names this window of the editor: Undo is per window. */
export const windowId = (): string => sessionStorage.getItem(key) ?? createId()

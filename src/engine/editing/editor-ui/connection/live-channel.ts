import { afterDisconnect, beforeReload, onMessage } from '../../../base/dom/live/channel'
import { sendMessage } from '../../../base/dom/live/socket'
import { editorWindowMessage, editorWindowsMessage } from '../../../base/shared-types/addresses'
import type { LiveChannel } from '../model/surroundings'

/** Vite's client, which is there when code is edited, waits too. */
export const liveChannel: LiveChannel = {
  onChange(listener) {
    const onNews = () => listener({ isOwn: false })
    const stops = [
      onMessage('site:revision', listener),
      onMessage('site:problems', onNews),
      onMessage(editorWindowsMessage, onNews),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  },
  beforeReload(wait) {
    beforeReload(wait)
    import.meta.hot?.on('vite:beforeFullReload', wait)
  },
  afterDisconnect(wait) {
    afterDisconnect(wait)
    import.meta.hot?.on('vite:ws:disconnect', wait)
  },
  announceWindow: (id) => sendMessage(editorWindowMessage, { id }),
}

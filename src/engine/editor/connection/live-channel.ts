import { editorWindowMessage, editorWindowsMessage } from '../../model/addresses'
import type { Change } from '../../store/command'
import type { LiveChannel } from '../model/surroundings'

/** The connection of Vite's client to the preview. Vite awaits what the listeners return. */
export const viteChannel: LiveChannel = {
  onChange(listener) {
    const onRevision = (change: Change) => listener(change)
    const onNews = () => listener({ isOwn: false })
    import.meta.hot?.on('site:revision', onRevision)
    import.meta.hot?.on('site:problems', onNews)
    import.meta.hot?.on(editorWindowsMessage, onNews)
    return () => {
      import.meta.hot?.off('site:revision', onRevision)
      import.meta.hot?.off('site:problems', onNews)
      import.meta.hot?.off(editorWindowsMessage, onNews)
    }
  },
  beforeReload: (wait) => import.meta.hot?.on('vite:beforeFullReload', wait),
  afterDisconnect: (wait) => import.meta.hot?.on('vite:ws:disconnect', wait),
  announceWindow(id) {
    const announce = () => import.meta.hot?.send(editorWindowMessage, { id })
    import.meta.hot?.on('vite:ws:connect', announce)
    announce()
  },
}

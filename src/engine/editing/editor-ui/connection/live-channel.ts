import { afterDisconnect, beforeReload, onMessage } from '../../../base/dom/preview-channel/channel'
import { sendMessage } from '../../../base/dom/preview-channel/socket'
import { editorNewsMessage, editorWindowMessage } from '../../../base/shared-types/addresses'
import type { EditorChange, FoundProblems } from '../../edited-site/command'
import type { LiveChannel } from '../model/surroundings'

/** Vite's client waits, too, where it is loaded: while code is edited. */
export const liveChannel: LiveChannel = {
  onChange(listener) {
    const stops = [
      onMessage('site:changed', ({ revision }: Pick<EditorChange, 'revision'>) => listener({ revision, isOwn: false })),
      onMessage('site:problems', ({ found }: { found?: FoundProblems }) => listener({ found, isOwn: false })),
      onMessage(editorNewsMessage, () => listener({ isOwn: false })),
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

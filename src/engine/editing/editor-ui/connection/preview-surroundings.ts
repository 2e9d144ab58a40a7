import { onMessage } from '../../../base/dom/preview-channel/channel'
import { sendMessage } from '../../../base/dom/preview-channel/socket'
import { editorAddress } from '../../../base/shared-types/addresses'
import type { Surroundings } from '../model/surroundings'
import { createHttpPublishing } from './http-publishing'
import { createHttpStore } from './http-store'
import { liveChannel } from './live-channel'
import { showAtTime } from './show-at-time'

export const previewSurroundings = (token: string): Surroundings => ({
  store: createHttpStore(token, liveChannel),
  ...createHttpPublishing(token),
  live: liveChannel,
  previewTime: {
    subscribe(listener) {
      const stop = onMessage('site:times', listener)
      sendMessage('site:listening', {})
      return stop
    },
    show: showAtTime,
  },
  frameOf: encodeURI,
  exampleOf: (type) => `/catalogue#example=${type}`,
  addressOf: (page) => editorAddress + encodeURI(page),
  // "/__editor/about" -> "/about"
  pageOf: ({ pathname }) => decodeURI(pathname.slice(editorAddress.length)) || '/',
})

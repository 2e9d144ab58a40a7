import { proxy } from 'comlink'
import type { EditorChange } from '../edited-site/command'
import { withMethods } from '../edited-site/methods'
import type { ShownTimes } from '../edited-site/shown-times'
import type { Surroundings } from '../editor-ui/model/surroundings'
import { showBeforeAndNow } from '../site-preview/compare-page'
import { type EditorWindow, type FramedSite, frameAddress } from './frame/framed-site'
import { Listeners } from './listeners'
import type { WebSite } from './web-site'
import { readWindowAddress, writeWindowAddress } from './window-address'

export interface WebSurroundings extends Surroundings {
  /** Resolves when the first page is there. */
  shown: Promise<void>
}

/** Hands the site to the frames, too. `site` is called through Comlink. */
export function webSurroundings(site: WebSite): WebSurroundings {
  const changes = new Listeners<[EditorChange]>()
  const messages = new Listeners<[name: string, data: object]>()
  let timesNow: ShownTimes | undefined
  site.store.subscribe(proxy(changes.notify))
  site.onMessage(
    proxy((name, data) => {
      if (name === 'site:times') timesNow = data as ShownTimes
      messages.notify(name, data)
    }),
  )
  const { branch } = readWindowAddress(location.hash)
  let noteShown = () => {}
  const shown = new Promise<void>((resolve) => {
    noteShown = resolve
  })
  const now: FramedSite = {
    noteShown,
    pages: withMethods(site.now, {}),
    onMessage(listener) {
      if (timesNow) listener('site:times', timesNow)
      // A page marks the message that it has handled.
      return messages.add((name, data) => listener(name, { ...data }))
    },
    showNow: () => void site.showAtTime(),
  }
  const before: FramedSite = {
    pages: withMethods(site.before, {}),
    onMessage: (listener) => messages.add((name) => name === 'site:changed' && listener(name, {})),
    showNow: () => undefined,
    noteShown: () => undefined,
  }
  const here: EditorWindow = window
  here.framedSites = { now, before }
  return {
    shown,
    store: withMethods(site.store, { files: site.store.files, subscribe: (listener) => changes.add(listener) }),
    publishing: site.publishing,
    live: {
      onChange: (listener) => changes.add(listener),
      beforeReload: () => undefined,
      afterDisconnect: () => undefined,
      announceWindow: () => undefined,
    },
    previewTime: {
      subscribe(listener) {
        if (timesNow) listener(timesNow)
        return messages.add((name, data) => name === 'site:times' && listener(data as ShownTimes))
      },
      show: (at) => site.showAtTime(at),
    },
    frameOf: (page) => frameAddress(encodeURI(page)),
    exampleOf: (type) => `/catalogue.html#example=${type}`,
    addressOf: (page) => writeWindowAddress({ page, branch }),
    compare: async (page, from, version) => {
      await site.showFormer(from ?? page, version)
      const states = {
        before: { page: before.pages.page, frameOf: (path: string) => frameAddress(path, 'before') },
        now: { page: now.pages.page, frameOf: (path: string) => frameAddress(path) },
      }
      return showBeforeAndNow(states, page, from)
    },
    pageOf: ({ hash }) => readWindowAddress(hash).page,
  }
}

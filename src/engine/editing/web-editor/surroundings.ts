import { proxy } from 'comlink'
import type { PageSource } from '../../base/shared-types/page'
import type { EditorChange } from '../edited-site/command'
import type { ShownTimes } from '../edited-site/shown-times'
import type { Store } from '../edited-site/store'
import type { Surroundings } from '../editor-ui/model/surroundings'
import { showBeforeAndNow } from '../site-preview/compare-page'
import { type EditorWindow, type FramedSite, frameAddress } from './frame/framed-site'
import { Listeners } from './listeners'
import type { WebSite } from './web-site'
import { readWindowAddress, writeWindowAddress } from './window-address'

function createStore(site: WebSite, changes: Listeners<[EditorChange]>): Store {
  const { store } = site
  return {
    files: store.files,
    overview: () => store.overview(),
    readPage: (name) => store.readPage(name),
    apply: (command) => store.apply(command),
    validate: (command) => store.validate(command),
    planPages: (change) => store.planPages(change),
    changePages: (change) => store.changePages(change),
    undo: (id) => store.undo(id),
    redo: () => store.redo(),
    skipUndo: (id) => store.skipUndo(id),
    keepDraft: (draft) => store.keepDraft(draft),
    dropDraft: (page, pointer) => store.dropDraft(page, pointer),
    closeNotice: () => store.closeNotice(),
    subscribe: (listener) => changes.add(listener),
  }
}

const pagesOf = (source: PageSource): PageSource => ({
  page: (address) => source.page(address),
  settings: (language) => source.settings(language),
  catalogue: () => source.catalogue(),
})

interface WebSurroundings extends Surroundings {
  shown: Promise<void>
}

/** Hands the site to the frames, too. `site` is called through Comlink. */
export function webSurroundings(site: WebSite): WebSurroundings {
  const changes = new Listeners<[EditorChange]>()
  const messages = new Listeners<[name: string, data: object]>()
  const times = new Listeners<[ShownTimes]>()
  let timesNow: ShownTimes | undefined
  site.store.subscribe(proxy(changes.notify))
  site.onMessage(proxy(messages.notify))
  site.onTimes(
    proxy((shown) => {
      timesNow = shown
      times.notify(shown)
      messages.notify('site:times', shown)
    }),
  )
  const { branch } = readWindowAddress(location.hash)
  let noteShown = () => {}
  const shown = new Promise<void>((resolve) => {
    noteShown = resolve
  })
  const now: FramedSite = {
    noteShown,
    pages: pagesOf(site.now),
    onMessage(listener) {
      if (timesNow) listener('site:times', timesNow)
      // A page marks the message that it has handled.
      return messages.add((name, data) => listener(name, { ...data }))
    },
    showNow: () => void site.showAsOn(),
  }
  const before: FramedSite = {
    pages: pagesOf(site.before),
    onMessage: (listener) => messages.add((name) => name === 'site:changed' && listener(name, {})),
    showNow: () => undefined,
    noteShown: () => undefined,
  }
  const here: EditorWindow = window
  here.framedSites = { now, before }
  return {
    shown,
    store: createStore(site, changes),
    publishing: site.publishing,
    live: {
      onChange: (listener) => changes.add(listener),
      beforeReload: () => undefined,
      afterDisconnect: () => undefined,
      announceWindow: () => undefined,
    },
    asOn: {
      subscribe(listener) {
        if (timesNow) listener(timesNow)
        return times.add(listener)
      },
      show: (at) => site.showAsOn(at),
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

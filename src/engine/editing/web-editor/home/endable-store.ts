import type { Store } from '../../edited-site/store'

export interface EndableStore {
  store: Store
  end(): void
}

/** After its end, an editor must not write what it still waits for. */
export function createEndableStore(store: Store): EndableStore {
  let hasEnded = false
  const stops: (() => void)[] = []
  const until =
    <Values extends unknown[], Result>(act: (...values: Values) => Promise<Result>) =>
    (...values: Values): Promise<Result> =>
      hasEnded ? new Promise(() => undefined) : act(...values)
  const { files } = store
  return {
    store: {
      files: {
        list: until(() => files.list()),
        add: until((file) => files.add(file)),
        replaceEverywhere: until((from, to, replacing) => files.replaceEverywhere(from, to, replacing)),
        remove: until((address, page) => files.remove(address, page)),
      },
      overview: until(store.overview),
      readPage: until(store.readPage),
      apply: until(store.apply),
      validate: until(store.validate),
      planPages: until(store.planPages),
      changePages: until(store.changePages),
      undo: until(store.undo),
      redo: until(store.redo),
      skipUndo: until(store.skipUndo),
      keepDraft: until(store.keepDraft),
      dropDraft: until(store.dropDraft),
      closeNotice: until(store.closeNotice),
      subscribe(listener) {
        const stop = store.subscribe(listener)
        stops.push(stop)
        return stop
      },
    },
    end() {
      hasEnded = true
      for (const stop of stops) stop()
    },
  }
}

import type { FileStore } from '../../edited-site/file-store'
import { callMethod, methodsBy, type OwnPart } from '../../edited-site/methods'
import type { Store } from '../../edited-site/store'

export interface EndableStore {
  store: Store
  end(): void
}

/** After its end, an editor must not write what it still waits for. */
export function createEndableStore(store: Store): EndableStore {
  let hasEnded = false
  const stops: (() => void)[] = []
  const until = <Target extends object>(target: Target, own: OwnPart<Target>) =>
    methodsBy<Target>(
      (name, values) => (hasEnded ? new Promise(() => undefined) : callMethod(target, name, values)),
      own,
    )
  return {
    store: until<Store>(store, {
      files: until<FileStore>(store.files, {}),
      subscribe(listener) {
        const stop = store.subscribe(listener)
        stops.push(stop)
        return stop
      },
    }),
    end() {
      hasEnded = true
      for (const stop of stops) stop()
    },
  }
}

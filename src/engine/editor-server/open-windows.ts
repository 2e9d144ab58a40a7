import { editorWindowMessage, editorWindowsMessage } from '../model/addresses'
import type { LivePage, LiveSocket } from '../serve/live-socket'

/** In milliseconds: a window without a connection may be loading again. */
const graceTime = 3000

export const isWindowId = (id: unknown): id is string => typeof id === 'string' && /^[\da-f]{16}$/.test(id)

/** Each open window of the editor has a connection to the preview. */
export class OpenWindows {
  readonly #connections = new Map<string, number>()
  readonly #known = new WeakSet<LivePage>()

  constructor(private readonly live: LiveSocket) {
    live.on<{ id: string }>(editorWindowMessage, ({ id }, page) => {
      if (!isWindowId(id) || this.#known.has(page)) return
      this.#known.add(page)
      this.count(id, 1)
      page.onClose(() => setTimeout(() => this.count(id, -1), graceTime).unref())
    })
  }

  isOpen = (id: string): boolean => (this.#connections.get(id) ?? 0) > 0

  private count(id: string, change: 1 | -1): void {
    const was = this.isOpen(id)
    this.#connections.set(id, (this.#connections.get(id) ?? 0) + change)
    if (this.isOpen(id) !== was) this.live.send(editorWindowsMessage, {})
  }
}

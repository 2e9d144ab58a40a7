import type { ViteDevServer } from 'vite'
import { editorWindowMessage, editorWindowsMessage } from '../model/addresses'

/** In milliseconds: a window without a connection may be loading again. */
const graceTime = 3000

export const isWindowId = (id: unknown): id is string => typeof id === 'string' && /^[\da-f]{16}$/.test(id)

/** Each open window of the editor has a connection to the preview. */
export class OpenWindows {
  readonly #connections = new Map<string, number>()
  readonly #known = new WeakSet<object>()

  constructor(private readonly ws: ViteDevServer['ws']) {
    ws.on(editorWindowMessage, ({ id }: { id?: unknown }, { socket }) => {
      if (!isWindowId(id) || this.#known.has(socket)) return
      this.#known.add(socket)
      this.count(id, 1)
      socket.once('close', () => setTimeout(() => this.count(id, -1), graceTime).unref())
    })
  }

  isOpen = (id: string): boolean => (this.#connections.get(id) ?? 0) > 0

  private count(id: string, change: 1 | -1): void {
    const was = this.isOpen(id)
    this.#connections.set(id, (this.#connections.get(id) ?? 0) + change)
    if (this.isOpen(id) !== was) this.ws.send(editorWindowsMessage, {})
  }
}

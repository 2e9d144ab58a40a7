import { editorNewsMessage, editorWindowMessage } from '../../base/shared-types/addresses'
import type { LivePage, LiveSocket } from '../../building/static-server/live-socket'

/** In milliseconds: a window without a connection may be loading again. */
const graceTime = 3000

export const isWindowId = (id: unknown): id is string => typeof id === 'string' && /^[\da-f]{16}$/.test(id)

/** Each open window of the editor has a connection to the preview. */
export class OpenWindows {
  private readonly connections = new Map<string, number>()
  private readonly numbers = new Map<string, number>()
  private readonly known = new WeakSet<LivePage>()

  constructor(private readonly live: LiveSocket) {
    live.on<{ id: string }>(editorWindowMessage, ({ id }, page) => {
      if (!isWindowId(id) || this.known.has(page)) return
      this.known.add(page)
      this.count(id, 1)
      page.onClose(() => setTimeout(() => this.count(id, -1), graceTime).unref())
    })
  }

  /** "Window 2", by the order in which they were opened; undefined for the only one. */
  nameOf = (id: string): string | undefined => {
    const open = [...this.connections.keys()].filter(this.isOpen)
    return open.length > 1 && open.includes(id) ? `Window ${this.numbers.get(id)}` : undefined
  }

  isOpen = (id: string): boolean => (this.connections.get(id) ?? 0) > 0

  /** Gives a window its former number, or else one that no open window has. */
  private number(id: string): void {
    const taken = new Set([...this.numbers].filter(([other]) => this.isOpen(other)).map(([, number]) => number))
    let number = this.numbers.get(id) ?? 1
    while (taken.has(number)) number++
    this.numbers.set(id, number)
  }

  private count(id: string, change: 1 | -1): void {
    const was = this.isOpen(id)
    if (!was) this.number(id)
    this.connections.set(id, (this.connections.get(id) ?? 0) + change)
    if (this.isOpen(id) !== was) this.live.send(editorNewsMessage, {})
  }
}

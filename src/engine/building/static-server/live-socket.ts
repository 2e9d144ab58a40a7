import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { asObject, parseJson } from '../../base/shared-types/json'

/** Bytes. Pages say only which state and which window they are. */
const maxPayload = 4096

type Listener<Data> = (data: Data, page: LivePage) => void

export interface LivePage {
  send: (name: string, data: unknown) => void
  onClose: (listener: () => void) => void
}

/** Named messages between the preview and its open pages: see dom/preview-channel/socket.ts. */
export class LiveSocket {
  private readonly server = new WebSocketServer({ noServer: true, maxPayload })
  private readonly listeners = new Map<string, Listener<object>>()

  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.server.handleUpgrade(request, socket, head, (connection) => this.listen(connection))
  }

  /** `Data` is what pages of this preview send; other programs may send anything. */
  on<Data extends object>(name: string, listener: Listener<Partial<Record<keyof Data, unknown>>>): void {
    this.listeners.set(name, listener as Listener<object>)
  }

  send(name: string, data: unknown): void {
    for (const connection of this.server.clients) connection.send(JSON.stringify({ name, data }))
  }

  close(): void {
    for (const connection of this.server.clients) connection.terminate()
    this.server.close()
  }

  private listen(connection: WebSocket): void {
    const page: LivePage = {
      send: (name, data) => connection.send(JSON.stringify({ name, data })),
      onClose: (listener) => connection.once('close', listener),
    }
    connection.on('error', () => connection.terminate())
    connection.on('message', (text) => {
      const { name, data } = asObject(parseJson(String(text)))
      this.listeners.get(String(name))?.(Object(data), page)
    })
  }
}

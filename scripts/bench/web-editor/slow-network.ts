import { connect, createServer, type Server, type Socket } from 'node:net'

/** A slow 4G: 4 Mbit/s and 100 ms, for all connections together. */
const bytesPerSecond = 500_000
const latency = 100

/** Forwards connections to a port of this machine: at once, or as a slow network does. */
export class Network {
  isSlow = false
  readonly server: Server
  private freeAt = 0

  constructor(port: number) {
    this.server = createServer((client) => {
      const server = connect(port, '127.0.0.1')
      this.pass(server, client)
      client.pipe(server)
      for (const socket of [client, server]) {
        socket.on('error', () => undefined)
        socket.on('close', () => {
          client.destroy()
          server.destroy()
        })
      }
    })
  }

  private pass(from: Socket, to: Socket): void {
    from.on('data', (chunk: Buffer) => {
      const now = performance.now()
      this.freeAt = Math.max(this.freeAt, now) + (this.isSlow ? (chunk.length / bytesPerSecond) * 1000 : 0)
      const wait = this.isSlow ? this.freeAt - now + latency : 0
      setTimeout(() => to.writable && to.write(chunk), wait)
    })
  }
}

import { liveSocketAddress, reloadMessage } from '../model/addresses'

type Listener = (data: never) => unknown
type Wait = () => Promise<void>

/** The pause between two attempts to connect again, in milliseconds. */
const pause = 1000

const listeners = new Map<string, Set<Listener>>()
const waits: Record<'reload' | 'disconnect', Wait[]> = { reload: [], disconnect: [] }
let socket: WebSocket | undefined

async function reloadAfter(held: Wait[]): Promise<void> {
  await Promise.all(held.map((wait) => wait()))
  location.reload()
}

const openSocket = () => new WebSocket(location.origin.replace('http', 'ws') + liveSocketAddress)

const isBack = () =>
  new Promise<boolean>((resolve) => {
    const attempt = openSocket()
    attempt.onopen = () => resolve(true)
    attempt.onerror = () => resolve(false)
  })

/** Waits first: browsers close the sockets of a page that they leave. */
async function reloadWhenBack(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, pause))
  while (!(await isBack()))
  await reloadAfter(waits.disconnect)
}

function connect(): WebSocket {
  if (socket) return socket
  socket = openSocket()
  socket.addEventListener('message', ({ data: text }) => {
    const { name, data } = JSON.parse(text)
    if (name === reloadMessage) return void reloadAfter(waits.reload)
    for (const listener of listeners.get(name) ?? []) listener(data as never)
  })
  socket.addEventListener('close', () => void reloadWhenBack())
  return socket
}

/** Calls back for each message of the preview with this name. Returns how to stop. */
export function onMessage<Data>(name: string, listener: (data: Data) => unknown): () => void {
  connect()
  const all = listeners.get(name) ?? new Set()
  listeners.set(name, all.add(listener))
  return () => void all.delete(listener)
}

export function sendMessage(name: string, data: object): void {
  const connected = connect()
  const send = () => connected.send(JSON.stringify({ name, data }))
  if (connected.readyState === WebSocket.CONNECTING) connected.addEventListener('open', send, { once: true })
  else send()
}

/** Holds up a reload of this document until the promise resolves. */
export const beforeReload = (wait: Wait): void => void waits.reload.push(wait)

/** Holds up the reload that follows a lost connection. */
export const afterDisconnect = (wait: Wait): void => void waits.disconnect.push(wait)

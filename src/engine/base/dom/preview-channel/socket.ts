import { liveSocketAddress, reloadMessage } from '../../shared-types/addresses'
import { sleep } from '../../shared-types/in-parallel'
import { receiveMessage, reloadAfter } from './channel'

/** Milliseconds between two attempts. */
const pause = 1000

let socket: WebSocket | undefined

const openSocket = () => new WebSocket(location.origin.replace('http', 'ws') + liveSocketAddress)

const isBack = () =>
  new Promise<boolean>((resolve) => {
    const attempt = openSocket()
    attempt.onopen = () => resolve(true)
    attempt.onerror = () => resolve(false)
  })

/** Waits first: browsers close the sockets of a page that they leave. */
async function reloadWhenBack(): Promise<void> {
  do await sleep(pause)
  while (!(await isBack()))
  await reloadAfter('disconnect')
}

function connect(): WebSocket {
  if (socket) return socket
  socket = openSocket()
  socket.addEventListener('message', ({ data: text }) => {
    const { name, data } = JSON.parse(text)
    if (name === reloadMessage) void reloadAfter('reload')
    else receiveMessage(name, data)
  })
  socket.addEventListener('close', () => void reloadWhenBack())
  return socket
}

/** Sends to the preview, whose messages then go to the live channel. */
export function sendMessage(name: string, data: object): void {
  const connected = connect()
  const send = () => connected.send(JSON.stringify({ name, data }))
  if (connected.readyState === WebSocket.CONNECTING) connected.addEventListener('open', send, { once: true })
  else send()
}

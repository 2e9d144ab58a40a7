type Listener = (data: never) => unknown
type Wait = () => Promise<void>

const listeners = new Map<string, Set<Listener>>()
const waits: Record<'reload' | 'disconnect', Wait[]> = { reload: [], disconnect: [] }

/** Calls back for each message with this name. Returns how to stop. */
export function onMessage<Data>(name: string, listener: (data: Data) => unknown): () => void {
  const all = listeners.get(name) ?? new Set()
  listeners.set(name, all.add(listener))
  return () => void all.delete(listener)
}

export function receiveMessage(name: string, data: object): void {
  for (const listener of listeners.get(name) ?? []) listener(data as never)
}

/** Holds up a reload until the promise resolves. */
export const beforeReload = (wait: Wait): void => void waits.reload.push(wait)

/** Holds up the reload that follows a lost connection. */
export const afterDisconnect = (wait: Wait): void => void waits.disconnect.push(wait)

export async function reloadAfter(cause: keyof typeof waits): Promise<void> {
  await Promise.all(waits[cause].map((wait) => wait()))
  location.reload()
}

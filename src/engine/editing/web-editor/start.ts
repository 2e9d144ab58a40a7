import { createPolicy } from '../../base/dom/trusted-types'
import type { EditorAttributes } from '../../base/shared-types/web-editor/code-addresses'

function ownScript(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address
  throw new TypeError('The editor starts its own scripts only.')
}

const policy = createPolicy('web-editor', { createScriptURL: ownScript })
const scriptAt = (address: string) => policy.createScriptURL(address) as string

const { worker: address } = document.documentElement.dataset as unknown as EditorAttributes

/** A script of its own, which runs while that of the window is still on its way: the worker loads beside it. */
export const worker = new Worker(scriptAt(address), { type: 'module' })

/** Serves files that are newer than the editor. Some private windows have none. */
export const startServiceWorker = (): void =>
  void navigator.serviceWorker?.register(scriptAt('/service-worker.js')).catch(() => undefined)

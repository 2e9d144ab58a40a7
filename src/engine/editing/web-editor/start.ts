import { proxy, wrap } from 'comlink'
import { createPolicy } from '../../base/dom/trusted-types'
import type { EditorAttributes } from '../../base/shared-types/web-editor/code-addresses'
import { type EditorWindow, findFramedSite } from './frame/framed-site'
import { ClosedScreen, type ClosedSite } from './home/closed-screen'
import { hasKeptSite } from './kept-site'
import type { WebSite } from './web-site'
import { readWindowAddress } from './window-address'

function ownScript(address: string): string {
  if (new URL(address, location.href).origin === location.origin) return address
  throw new TypeError('The editor starts its own scripts only.')
}

const policy = createPolicy('web-editor', { createScriptURL: ownScript })
const scriptAt = (address: string) => policy.createScriptURL(address) as string

const { worker: address, name, host } = document.documentElement.dataset as unknown as EditorAttributes

/**
 * Serves files that are newer than the editor, and keeps the whole editor. Some private windows have no service worker.
 */
async function startServiceWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  await workers.register(scriptAt('/service-worker.js'))
  const { active } = await workers.ready
  active?.postMessage('keep')
}

/** The worker needs seconds to say that there is nothing else to show. */
async function showWhileClosed(site: WebSite, editor: HTMLElement, isShownBranch: boolean): Promise<void> {
  const atHost: Omit<ClosedSite, 'site' | 'name'> = JSON.parse(host ?? '{}')
  const screen = new ClosedScreen(editor, { site, name, ...atHost })
  let isKnown = false
  void site.onState(
    proxy((state) => {
      if (state.kind === 'opening') return
      isKnown = true
      if (state.kind === 'closed') screen.show(state)
      else screen.hide()
    }),
  )
  if (host !== undefined && !isShownBranch && !(await hasKeptSite()) && !isKnown) screen.show()
}

/** Runs while the script of the window is still on its way: the worker loads beside it. */
async function start(editor: HTMLElement): Promise<void> {
  const worker = new Worker(scriptAt(address), { type: 'module' })
  const here: EditorWindow = window
  const site = wrap<WebSite>(worker) as unknown as WebSite
  // The window holds it: the worker stops listening when a proxy of comlink is collected as garbage.
  here.started = { worker, site, startServiceWorker }
  const { branch } = readWindowAddress(location.hash)
  void showWhileClosed(site, editor, branch !== undefined)
  await site.open({ origin: location.origin, ...(branch !== undefined && { branch }) })
  void navigator.storage?.persist?.()
}

const editor = document.getElementById('editor')
if (editor && !findFramedSite('now')) void start(editor)

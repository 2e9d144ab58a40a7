import '../editor-ui/style/index.css'
import './home/home.css'
import { wrap } from 'comlink'
import { createRoot } from 'react-dom/client'
import { request } from '../../base/dom/request'
import { whenIdle } from '../../base/dom/when-idle'
import { webEditorData } from '../../base/shared-types/web-editor/built-for'
import type { EditorAttributes } from '../../base/shared-types/web-editor/code-addresses'
import { keepUnkept } from '../editor-ui/connection/keep-unkept'
import { type EditorWindow, findFramedSite, frameAddress } from './frame/framed-site'
import { Home } from './home/Home'
import { watchWebSite } from './home/site-watch'
import { webSurroundings } from './surroundings'
import type { WebSite } from './web-site'

const cannotStart =
  'The editor could not be loaded whole. Check your connection to the internet, and load this page again.'

async function read<Value>(address: string): Promise<Value> {
  const response = await request(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

async function start(root: HTMLElement): Promise<void> {
  const here: EditorWindow = window
  if (!here.started) throw new Error('The first script of the editor has not run.')
  const { worker, startServiceWorker } = here.started
  const site = wrap<WebSite>(worker) as unknown as WebSite
  const watch = watchWebSite(site)
  const surroundings = webSurroundings(site)
  const { name } = document.documentElement.dataset as unknown as EditorAttributes
  const schemas = await read<Record<string, object>>(webEditorData.schemas)
  createRoot(root).render(
    <Home
      {...{ site, watch, name, schemas }}
      surroundings={{ ...surroundings, store: keepUnkept(surroundings.store) }}
    />,
  )
  await surroundings.shown
  whenIdle(() => {
    void site.noteShown()
    // Fetches the whole editor, to keep it.
    void startServiceWorker().catch(() => undefined)
  })
}

const root = document.getElementById('editor')
if (!root) throw new Error('The document of the editor has no element for it.')
// In a frame, or in a window that an editor has opened, the page at this address was loaded again.
if (findFramedSite('now')) location.replace(frameAddress('/'))
else
  start(root).catch((error: unknown) => {
    console.error(error)
    root.textContent = cannotStart
  })

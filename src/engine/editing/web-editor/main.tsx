import '../editor-ui/style/index.css'
import './home/home.css'
import { wrap } from 'comlink'
import { createRoot } from 'react-dom/client'
import { request } from '../../base/dom/request'
import { whenIdle } from '../../base/dom/when-idle'
import { type BuiltFor, webEditorData } from '../../base/shared-types/web-editor/built-for'
import { keepUnkept } from '../editor-ui/connection/keep-unkept'
import { findFramedSite, frameAddress } from './frame/framed-site'
import { Home } from './home/Home'
import { watchWebSite } from './home/site-watch'
import { startServiceWorker, worker } from './start'
import { webSurroundings } from './surroundings'
import type { WebSite } from './web-site'
import { readWindowAddress } from './window-address'

const cannotStart =
  'The editor could not be loaded whole. Check your connection to the internet, and load this page again.'

async function read<Value>(address: string): Promise<Value> {
  const response = await request(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}

async function start(root: HTMLElement): Promise<void> {
  const site = wrap<WebSite>(worker) as unknown as WebSite
  const watch = watchWebSite(site)
  const { shown, ...surroundings } = webSurroundings(site)
  const { branch } = readWindowAddress(location.hash)
  const opening = site.open({ origin: location.origin, ...(branch !== undefined && { branch }) })
  const [{ name }, schemas] = await Promise.all([
    read<BuiltFor>(webEditorData.site),
    read<Record<string, object>>(webEditorData.schemas),
  ])
  document.title = `Editor of ${name}`
  createRoot(root).render(
    <Home
      {...{ site, watch, name, schemas }}
      surroundings={{ ...surroundings, store: keepUnkept(surroundings.store) }}
    />,
  )
  // It fetches the whole editor, to keep it: the first page comes first.
  void shown.then(() => whenIdle(startServiceWorker))
  await opening
  void navigator.storage?.persist?.()
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

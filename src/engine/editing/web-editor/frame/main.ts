import '@studio/theme/global.scss'
import { addStyles } from '../../../base/dom/add-styles'
import { leaveWithoutOpener } from '../../../base/dom/leave-without-opener'
import { make } from '../../../base/dom/make'
import { receiveMessage } from '../../../base/dom/preview-channel/channel'
import { type EditorFrame, findHost } from '../../editor-ui/canvas/host'
import { followSite } from '../../editor-ui/page-additions/follow-site'
import { keepStill } from '../../editor-ui/page-additions/keep-still'
import {
  editorAddressOf,
  type FramedSite,
  findFramedSite,
  frameAddress,
  pagesOfOpener,
  readFrameAddress,
  type ShownState,
} from './framed-site'
import { showPage } from './show-page'

const reportStyle = `pre { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere }`

function report(error: Error): void {
  console.error(error)
  addStyles(document, reportStyle)
  document.getElementById('root')?.replaceChildren(make('pre', { role: 'alert' }, error.message))
}

async function open(site: FramedSite, state: ShownState): Promise<void> {
  const frame = window.frameElement as EditorFrame | null
  const host = findHost()
  const canvas = host && import('../../editor-ui/canvas/canvas')
  // Its own address is not a file.
  const reload = () => location.replace(frameAddress(location.pathname + location.hash, state))
  followSite({ showNow: site.showNow, reload })
  addEventListener('pagehide', site.onMessage(receiveMessage))
  if (frame && !host && !frame.isBrowsed) keepStill(frame)
  if (!frame) leaveWithoutOpener()
  const pages = frame ? site.pages : pagesOfOpener(site.pages, () => window.opener)
  const elsewhere = await showPage(pages).catch(report)
  if (elsewhere) return location.replace(frameAddress(elsewhere, state))
  frame?.onStyled?.()
  if (host && canvas) new (await canvas).Canvas(host)
  site.noteShown()
  void import('../../../pages/page-scripts/custom-elements')
}

const { path, state } = readFrameAddress(location)
const site = findFramedSite(state)
if (site) {
  // The app reads the address of its page.
  history.replaceState(history.state, '', path)
  void open(site, state)
} else location.replace(editorAddressOf(path))

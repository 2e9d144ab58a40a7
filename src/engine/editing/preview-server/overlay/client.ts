import { addStyles } from '../../../base/dom/add-styles'
import { whenNoFieldIsOpen } from '../../../base/dom/open-field'
import { onMessage } from '../../../base/dom/preview-channel/channel'
import { sendMessage } from '../../../base/dom/preview-channel/socket'
import { formerAddress, withoutTrailingSlash } from '../../../base/shared-types/addresses'
import { type EditorFrame, findHost } from '../../editor-ui/canvas/host'
import { holdPageReloads } from '../../editor-ui/connection/hold-reloads'
import { liveChannel } from '../../editor-ui/connection/live-channel'
import { showAtTime } from '../../editor-ui/connection/show-at-time'
import { followSite } from '../../editor-ui/page-additions/follow-site'
import { keepStill } from '../../editor-ui/page-additions/keep-still'
import type { EditedPage } from '../../site-preview/edit-history'
import type { ProblemList } from '../../site-preview/problem-list'
import { openBlocksInEditor, openPlace } from './block-picker'
import { watchMismatches } from './mismatches'
import { notShownStyle } from './not-shown-style'
import { watchRefusals } from './policy-refusals'
import { PreviewStrip } from './preview-strip'

/** Bundled styles are linked, and loaded before this script runs. Others come with the code of the blocks. */
function tellStyled(frame: EditorFrame): void {
  const tell = () => frame.onStyled?.()
  if (document.querySelector('link[rel="stylesheet"]')) tell()
  else addEventListener('block-hydrated', tell, { once: true })
}

// Vite's client has read the nonce by now. No other code may write styles with it.
document.querySelector('meta[property="csp-nonce"]')?.remove()

/** A page as it was published last: it hears of no change, and the app reads its address. */
const isFormer = location.pathname.startsWith(`${formerAddress}/`)
if (isFormer) history.replaceState(history.state, '', location.pathname.slice(formerAddress.length))

// In its frame, the editor shows the problems.
const host = findHost()
const frame = window.frameElement as EditorFrame | null
if (host) holdPageReloads(host.session, liveChannel)
if (frame) tellStyled(frame)
if (document.querySelector('[data-not-shown]')) addStyles(document, notShownStyle)
// The page is shown beside another state of itself. The frame of an example has no `onStyled`.
if (frame?.onStyled && !host) keepStill(frame)
if (host) void import('../../editor-ui/canvas/canvas').then(({ Canvas }) => new Canvas(host))

customElements.define('preview-strip', PreviewStrip)

const reload = () => location.reload()
if (!isFormer) followSite({ showNow: () => void showAtTime(), reload })

const strip = new PreviewStrip()
strip.openPlace = (line, column) => openPlace(line, column, (place) => strip.showUnopened(place))
if (!frame) {
  document.body.append(strip)
  openBlocksInEditor((place) => strip.showUnopened(place))
}

watchRefusals((sentence) => strip.addFault(sentence))
watchMismatches((sentence) => strip.addFault(sentence))
for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="preview-refused"]'))
  strip.addFault(content)

onMessage('site:problems', (list: ProblemList) => strip.show(list))

// A document keeps the policy that it was loaded with.
onMessage('site:policy', () => whenNoFieldIsOpen(reload))

onMessage('site:changed', ({ edited }: { edited?: EditedPage[] }) => {
  const here = withoutTrailingSlash(decodeURI(location.pathname))
  if (edited) strip.showEdited(edited.some(({ path }) => path === here) ? [] : edited)
})

const state = document.querySelector<HTMLMetaElement>('meta[name="preview-state"]')?.content
if (!isFormer) sendMessage('site:listening', { state })

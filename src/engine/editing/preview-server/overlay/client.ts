import { onMessage } from '../../../base/dom/live/channel'
import { sendMessage } from '../../../base/dom/live/socket'
import { whenNoFieldIsOpen } from '../../../base/dom/open-field'
import { withoutTrailingSlash } from '../../../base/shared-types/addresses'
import type { ShownTimes } from '../../edited-site/shown-times'
import { type EditorFrame, findHost } from '../../editor-ui/canvas/host'
import { holdPageReloads } from '../../editor-ui/connection/hold-reloads'
import { liveChannel } from '../../editor-ui/connection/live-channel'
import { showAsOn } from '../../editor-ui/connection/show-as-on'
import { followSite } from '../../editor-ui/marks/follow-site'
import type { ProblemList } from '../../site-preview/problem-list'
import type { EditedPage } from '../../site-preview/site-edits'
import { AsOnControl } from './as-on-control'
import { openBlocksInEditor, openPlace } from './block-picker'
import { watchMismatches } from './mismatches'
import { ProblemPanel } from './problem-panel'
import { watchRefusals } from './refusals'

/** Bundled styles are linked, and loaded before this script runs. Others come with the code of the blocks. */
function tellStyled(): void {
  const tell = () => (window.frameElement as EditorFrame).onStyled?.()
  if (document.querySelector('link[rel="stylesheet"]')) tell()
  else addEventListener('block-hydrated', tell, { once: true })
}

// Vite's client has read it by now. No other code may write styles with it.
document.querySelector('meta[property="csp-nonce"]')?.remove()

// In its frame, the editor shows the problems.
const host = findHost()
if (host) holdPageReloads(host.session, liveChannel)
if (host) tellStyled()
if (host) void import('../../editor-ui/canvas/canvas').then(({ Canvas }) => new Canvas(host))

customElements.define('problem-panel', ProblemPanel)
customElements.define('as-on-control', AsOnControl)

const reload = () => location.reload()
followSite({ showNow: () => void showAsOn(), reload })

const panel = new ProblemPanel()
const isFramed = window.frameElement !== null
const asOn = new AsOnControl()
if (!isFramed) document.body.append(panel)
if (!isFramed) panel.addBar(asOn)
panel.openPlace = (line, column) => openPlace(line, column, (place) => panel.showUnopened(place))
if (!isFramed) openBlocksInEditor((place) => panel.showUnopened(place))

watchRefusals((sentence) => panel.addFault(sentence))
watchMismatches((sentence) => panel.addFault(sentence))
for (const { content } of document.querySelectorAll<HTMLMetaElement>('meta[name="preview-refused"]'))
  panel.addFault(content)

onMessage('site:problems', (list: ProblemList) => panel.show(list))

onMessage('site:times', (times: ShownTimes) => {
  if (!isFramed) asOn.take(times)
})

// A document keeps the policy that it was loaded with.
onMessage('site:policy', () => whenNoFieldIsOpen(reload))

onMessage('site:edited', ({ pages }: { pages: EditedPage[] }) => {
  const here = withoutTrailingSlash(decodeURI(location.pathname))
  panel.showEdited(pages.some(({ path }) => path === here) ? [] : pages)
})

const state = document.querySelector<HTMLMetaElement>('meta[name="preview-state"]')?.content
sendMessage('site:listening', { state })

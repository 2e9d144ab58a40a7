import { onMessage } from '../../../base/dom/preview-channel/channel'
import type { ShownTimes } from '../../edited-site/shown-times'
import { cutPictures } from './cut-pictures'
import { markHiddenBlocks } from './hidden-blocks'
import { PageRibbon } from './page-ribbon'
import { showReplacedFiles } from './replaced-files'

interface Actions {
  showNow: () => void
  reload: () => void
}

/** Marks on the page what visitors do not see. */
export function followSite({ showNow, reload }: Actions): void {
  customElements.define('page-ribbon', PageRibbon)
  const ribbon = new PageRibbon(showNow)
  document.body.append(ribbon)
  markHiddenBlocks()
  cutPictures()
  onMessage('site:times', (times: ShownTimes) => ribbon.take(times))
  // A page that does not handle the change opens again: it began with problems, or is not hydrated yet.
  onMessage('site:changed', (change: { isTaken?: true }) => {
    setTimeout(() => {
      if (!change.isTaken) reload()
    })
  })
  onMessage('site:files', ({ addresses }: { addresses: string[] }) => showReplacedFiles(addresses, reload))
}

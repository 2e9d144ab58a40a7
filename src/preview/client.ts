import { openBlocksInEditor, openPlace } from './block-picker'
import type { ProblemList } from './problem-list'
import { ProblemPanel } from './problem-panel'

customElements.define('problem-panel', ProblemPanel)

const panel = new ProblemPanel()
document.body.append(panel)
panel.openPlace = openPlace
openBlocksInEditor()

import.meta.hot?.on('site:problems', (list: ProblemList) => panel.show(list))

// A page that cannot take the change over starts anew: one that began with problems, or that React has not come to yet.
import.meta.hot?.on('site:changed', (change: { isTaken?: true }) => {
  setTimeout(() => {
    if (!change.isTaken) location.reload()
  })
})

const state = document.querySelector<HTMLMetaElement>('meta[name="preview-state"]')?.content
import.meta.hot?.send('site:listening', { state })

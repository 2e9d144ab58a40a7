import type { Node } from 'prosemirror-model'
import type { NodeView } from 'prosemirror-view'
import { safeNodes } from '../safe-nodes'

export class LockedView implements NodeView {
  readonly dom = document.createElement('div')

  constructor({ attrs }: Node) {
    const why = document.createElement('p')
    why.dataset.why = ''
    why.textContent = String(attrs.why)
    this.dom.dataset.locked = ''
    this.dom.setAttribute('role', 'group')
    this.dom.setAttribute('aria-label', why.textContent)
    this.dom.append(...safeNodes(String(attrs.html)), why)
  }

  ignoreMutation = () => true
}

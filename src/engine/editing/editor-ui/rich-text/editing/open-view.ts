import type { Node } from 'prosemirror-model'
import { type Command, EditorState, type Plugin, type Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { LockedView } from './locked-view'
import { markWords } from './marked-words'
import { pluginsFor } from './plugins'

interface ViewOptions {
  label: string
  plugins: Plugin[]
  openBar: () => void
  openLink: () => void
  isLinking: () => boolean
  onChange: (tr: Transaction) => void
}

const always =
  (act: () => void): Command =>
  () => {
    act()
    return true
  }

export function openView(element: HTMLElement, doc: Node, options: ViewOptions): EditorView {
  const { label, plugins, openBar, openLink, isLinking, onChange } = options
  const keys = { 'Alt-F10': always(openBar), 'Mod-k': always(openLink) }
  return new EditorView(
    { mount: element },
    {
      state: EditorState.create({ doc, plugins: [...plugins, ...pluginsFor(doc, keys)] }),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        translate: 'no',
        dir: 'auto',
        'aria-label': label,
        'aria-description': 'Alt+F10 goes to the text style.',
      },
      decorations: (state) => (isLinking() ? markWords(state) : null),
      nodeViews: { locked: (node) => new LockedView(node) },
      dispatchTransaction: onChange,
    },
  )
}

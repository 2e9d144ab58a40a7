import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { InputRule, inputRules, undoInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, Plugin } from 'prosemirror-state'
import { nodeType } from '../schema'
import { leaveEmptyItem, wrapInList } from './lists'
import { styles } from './styles'

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType('br').create()).scrollIntoView())
  return true
}

/** Turns "- " or "1. " at the start of a paragraph into a list. */
const listRule = (begin: RegExp, tag: string) =>
  new InputRule(begin, (state, _, start, end) => {
    if (state.doc.resolve(start).parent.type.name !== 'p') return null
    const tr = state.tr.delete(start, end)
    return wrapInList(tr, nodeType(tag)) ? tr : null
  })

/** Words that have left a list become a paragraph. */
const wordsAsParagraphs = new Plugin({
  appendTransaction(_, __, { doc, tr }) {
    doc.forEach((node, at) => {
      if (node.type.name === 'words') tr.setNodeMarkup(at, nodeType('p'))
    })
    return tr.docChanged ? tr : null
  },
})

const styleKeys = Object.fromEntries(
  styles.flatMap(({ key, command }) => (key && command ? [[`Mod-${key}`, command]] : [])),
)

/** `own` are further keys. */
export function pluginsFor(doc: Node, own: Record<string, Command>): Plugin[] {
  const item = nodeType('li')
  const hasLooseWords = doc.children.some(({ type }) => type.name === 'words')
  return [
    history(),
    inputRules({ rules: [listRule(/^\s*[-*]\s$/, 'ul'), listRule(/^\s*1[.)]\s$/, 'ol')] }),
    keymap({
      ...own,
      ...styleKeys,
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      Enter: chainCommands(splitListItem(item), leaveEmptyItem),
      'Shift-Enter': breakLine,
      Backspace: undoInputRule,
      'Mod-]': sinkListItem(item),
      'Mod-[': liftListItem(item),
    }),
    keymap(baseKeymap),
    ...(hasLooseWords ? [] : [wordsAsParagraphs]),
  ]
}

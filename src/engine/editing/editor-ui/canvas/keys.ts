import { move, paste, readCopied } from '../model/commands/block-commands'
import { blockText } from '../model/edits/block-edits'
import { whatCanBeDone } from '../model/edits/fixed-places'
import type { Session } from '../model/session/session'

/** The field may be in the frame's document, where `instanceof` fails. */
const isTyping = (target: EventTarget | null) =>
  target !== null &&
  'isContentEditable' in target &&
  (target as HTMLElement).matches('input, textarea, select, [contenteditable]')

const chosenBlock = ({ state: { page, keys, chosen } }: Session) =>
  chosen === undefined ? undefined : page?.blocks[keys.indexOf(chosen)]

/** "find" where Ctrl+K makes no link. */
type KeyDialog = 'find' | 'keys'

function dialogFor({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): KeyDialog | undefined {
  const isCommand = (ctrlKey || metaKey) && !altKey && !shiftKey
  if (isCommand && key.toLowerCase() === 'k') return 'find'
  return key === '?' && !ctrlKey && !metaKey && !isTyping(target) ? 'keys' : undefined
}

function onKeyDown(session: Session, event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event
  const isCommand = (ctrlKey || metaKey) && !altKey
  const block = chosenBlock(session)
  const { page } = session.state
  if (isCommand && key.toLowerCase() === 'z' && !shiftKey) void session.history.undo()
  else if (isCommand && (key.toLowerCase() === 'y' || key.toLowerCase() === 'z')) void session.history.redo()
  else if (altKey && shiftKey && block && page && (key === 'ArrowUp' || key === 'ArrowDown')) {
    const can = whatCanBeDone(page, block)
    const isPossible = key === 'ArrowUp' ? can.moveUp : can.moveDown
    if (isPossible) void move(session, block, block.at + (key === 'ArrowUp' ? -1 : 1))
    else if (can.why) session.announce(can.why)
  } else if (key === 'Escape' && block?.list.holder) session.choose(block.list.holder.index)
  else return
  event.preventDefault()
}

export interface KeysHost {
  session: Session
  /** Whether a dialog is open: then the keys of the editor do nothing. */
  hasDialog: () => boolean
  openDialog: (name: KeyDialog) => void
}

/** Returns how to stop. */
export function listenToKeys({ session, hasDialog, openDialog }: KeysHost, view: Window): () => void {
  const stop = new AbortController()
  const { signal } = stop
  view.addEventListener(
    'keydown',
    (event) => {
      // A text has taken Ctrl+K for a link.
      const dialog = event.defaultPrevented || hasDialog() ? undefined : dialogFor(event)
      if (dialog) {
        event.preventDefault()
        openDialog(dialog)
      } else if (!isTyping(event.target)) onKeyDown(session, event)
    },
    { signal },
  )
  view.addEventListener(
    'copy',
    (event) => {
      const { page } = session.state
      const block = chosenBlock(session)
      if (isTyping(event.target) || !page || !block || !view.getSelection()?.isCollapsed) return
      event.clipboardData?.setData('text/plain', blockText(page, block))
      event.preventDefault()
      session.announce(`${block.title} is copied`)
    },
    { signal },
  )
  view.addEventListener(
    'paste',
    (event) => {
      if (isTyping(event.target)) return
      const json = readCopied(session, event.clipboardData?.getData('text/plain') ?? '')
      if (json === undefined) return
      event.preventDefault()
      void paste(session, json, chosenBlock(session))
    },
    { signal },
  )
  return () => stop.abort()
}

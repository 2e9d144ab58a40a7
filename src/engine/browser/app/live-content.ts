import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { carryKeys } from '../../dom/carry-keys'
import { whenNoFieldIsOpen } from '../../dom/open-field'
import type { BrowserSettings, ReadyPage } from '../../model/page'

/** The preview starts the page anew when nobody takes a change over. */
interface Change {
  isTaken?: true
}

/** Calls back when the preview says that the content has changed. Nothing in a built site. Returns how to stop. */
export function onContentChange(listener: () => void): () => void {
  const take = (change: Change) => {
    change.isTaken = true
    listener()
  }
  import.meta.hot?.on('site:changed', take)
  return () => import.meta.hot?.off('site:changed', take)
}

/** Calls back with the settings of the site when an edit has changed them. Nothing in a built site. Returns how to stop. */
export function onSettingsChange(listener: (settings: BrowserSettings) => void): () => void {
  import.meta.hot?.on('site:settings', listener)
  return () => import.meta.hot?.off('site:settings', listener)
}

/**
 * Changes what is shown, in a transition. The preview waits until no text of the page is being edited, and then changes
 * it at once: no text can be opened while React is at work.
 */
export function changeShown(change: () => void): void {
  if (import.meta.hot) whenNoFieldIsOpen(() => flushSync(change))
  else startTransition(change)
}

/** Lets the blocks of an edited page keep their elements, wherever they are moved. Nothing in a built site. */
export function keepBlocks(before: ReadyPage, after: ReadyPage): ReadyPage {
  if (!import.meta.hot || before.path !== after.path) return after
  const textsOf = ({ blocks }: ReadyPage) => blocks.map((block) => JSON.stringify(block))
  const keys = before.keys ?? before.blocks.map((_, index) => String(index))
  return { ...after, keys: carryKeys(textsOf(before), keys, textsOf(after)) }
}

/** Whether an address to which there is no page stays as it was typed: the page may come back while it is written. */
export const keepsUnknownAddress = import.meta.hot !== undefined

/** Whether so much of an element can be seen that a change of it is noticed. */
function isSeen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(height, 80)
}

/** Brings the block that an edit has changed into view, if it is not there. Nothing in a built site. */
export function showEdit(before: ReadyPage, after: ReadyPage): void {
  if (!import.meta.hot || before.path !== after.path) return
  const isEdited = (index: number) => JSON.stringify(before.blocks[index]) !== JSON.stringify(after.blocks[index])
  const longest = Math.max(before.blocks.length, after.blocks.length)
  const edited = Array.from({ length: longest }, (_, index) => index).find(isEdited)
  if (edited === undefined) return
  const frames = document.querySelectorAll('[data-block]')
  // Where the last block was taken away, the one before it is the nearest.
  const frame = frames[Math.min(edited, frames.length - 1)]
  if (!frame || isSeen(frame)) return
  const isTall = frame.getBoundingClientRect().height > innerHeight * 0.8
  frame.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' })
}

import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { whenNoFieldIsOpen } from '../../../base/dom/open-field'
import { onMessage } from '../../../base/dom/preview-channel/channel'
import { type BrowserSettings, type ReadyPage, topFrames } from '../../../base/shared-types/page'
import { carryKeys } from '../../../base/shared-types/react-keys/carry-keys'

/** A build-time constant: a site's code has nothing of the preview. */
export const isPreview = import.meta.env.MODE === 'preview'

/** Whether the preview's server could render the page; never without a server. */
export const isUnrendered = (): boolean => !document.getElementById('root')?.hasChildNodes()

export const showAtOnce = (show: () => void): void => flushSync(show)

/** The preview reloads the page if no listener takes the change. */
export function onContentChange(listener: () => void): () => void {
  const take = (change: { isTaken?: true }) => {
    change.isTaken = true
    listener()
  }
  return isPreview ? onMessage('site:changed', take) : () => undefined
}

/**
 * The preview waits until no text is edited, and changes the page synchronously: none can be opened during a render.
 */
export function changeShown(change: () => void): void {
  if (isPreview) whenNoFieldIsOpen(() => flushSync(change))
  else startTransition(change)
}

export function onSettingsChange(listener: (settings: BrowserSettings) => void): () => void {
  const take = ({ all }: { all: BrowserSettings[] }) => {
    const own = all.find(({ language }) => language === document.documentElement.lang) ?? all[0]
    if (own) changeShown(() => listener(own))
  }
  return isPreview ? onMessage('site:settings', take) : () => undefined
}

export function keepBlocks(before: ReadyPage, after: ReadyPage): ReadyPage {
  if (!isPreview || before.path !== after.path) return after
  const textsOf = ({ blocks }: ReadyPage) => blocks.map((block) => JSON.stringify(block))
  const keys = before.keys ?? before.blocks.map((_, index) => String(index))
  return { ...after, keys: carryKeys(textsOf(before), keys, textsOf(after)) }
}

function isSeen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(height, 80)
}

export function scrollToEdit(before: ReadyPage, after: ReadyPage): void {
  if (!isPreview || before.path !== after.path) return
  const isEdited = (index: number) => JSON.stringify(before.blocks[index]) !== JSON.stringify(after.blocks[index])
  const longest = Math.max(before.blocks.length, after.blocks.length)
  const edited = Array.from({ length: longest }, (_, index) => index).find(isEdited)
  if (edited === undefined) return
  const frames = document.querySelectorAll(topFrames)
  const frame = frames[Math.min(edited, frames.length - 1)]
  if (!frame || isSeen(frame)) return
  const isTall = frame.getBoundingClientRect().height > innerHeight * 0.8
  frame.scrollIntoView({ block: isTall ? 'start' : 'center', behavior: 'instant' })
}

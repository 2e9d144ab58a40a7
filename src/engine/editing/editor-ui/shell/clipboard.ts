import { paste, quoteBlock, readCopied } from '../model/commands/block-commands'
import { blockText } from '../model/edits/block-edits'
import type { OpenBlock } from '../model/page/open-blocks'
import type { Session } from '../model/session/session'

export async function copyText(session: Session, text: string, announcement: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    session.announce(announcement)
  } catch {
    session.announce('The browser does not let the editor copy. Press Ctrl+C instead.')
  }
}

export async function copyBlock(session: Session, block: OpenBlock): Promise<void> {
  const { page } = session.state
  if (!page) return
  const asOwn = block.shared ? ', as a block of its own' : ''
  await copyText(session, blockText(page, block), `${quoteBlock(block)} is copied${asOwn}`)
}

export async function pasteBlock(session: Session, after: OpenBlock | undefined): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => undefined)
  const json = readCopied(session, text ?? '')
  if (json !== undefined) await paste(session, json, after)
  else if (text === undefined) session.announce('The browser does not let the editor paste. Press Ctrl+V instead.')
  else session.announce('No block has been copied. Copy one first.')
}

import { quoteBlock } from '../model/commands/block-commands'
import { blockText } from '../model/edits/block-edits'
import type { OpenBlock } from '../model/page/open-page'
import type { Session } from '../model/session/session'

/** Copies a text and announces that, or that the browser has refused. */
export async function copyText(session: Session, text: string, announcement: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    session.announce(announcement)
  } catch {
    session.announce('The browser does not let the editor copy. Press Ctrl+C instead.')
  }
}

/** Copies a block as JSON, which can be pasted on any page and in any text editor. */
export async function copyBlock(session: Session, block: OpenBlock): Promise<void> {
  const { page } = session.state
  if (!page) return
  const asOwn = block.shared ? ', as a block of its own' : ''
  await copyText(session, blockText(page, block), `${quoteBlock(block)} is copied${asOwn}`)
}

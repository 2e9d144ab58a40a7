import type { Session } from '../session/session'

/** Puts a text on the clipboard, and says so: `said` is read aloud. Browsers may refuse it; then that is said. */
export async function copyText(session: Session, text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    session.announce(said)
  } catch {
    session.announce('The browser does not let the editor copy. Press Ctrl+C instead.')
  }
}

import { readUrl } from '../../../base/text/read-url'
import type { WebSite } from '../web-site'

/** See signed-in.ts. */
const channelName = 'signed-in'

const size = 'popup,width=640,height=760'

const blocked =
  'The browser has not opened the window for signing in. Allow this site to open windows, or sign in with a token.'

const stateOf = (address: string) => readUrl(address)?.searchParams.get('state')

/**
 * Resolves with the address that the window came back to; undefined if it was closed before. `begun` is the address of the
 * host. Any site can open signed-in.html, so answers of another state are ignored.
 */
function waitForAnswer(opened: Window, begun: string): Promise<string | undefined> {
  const channel = new BroadcastChannel(channelName)
  return new Promise<string | undefined>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (stateOf(data) === stateOf(begun)) resolve(data)
    }
    // A window that another site has closed does not say so.
    const timer = setInterval(() => {
      if (!opened.closed) return
      clearInterval(timer)
      // Its answer may still be on its way.
      setTimeout(() => resolve(undefined), 1000)
    }, 500)
  }).finally(() => channel.close())
}

/** The host is in a window of its own, so that half-typed words stay in this one. Call it in a click. */
export async function signInByWindow(site: WebSite): Promise<{ problem?: string }> {
  // Browsers open windows only at once after a click.
  const opened = open('', channelName, size)
  if (!opened) return { problem: blocked }
  // The host's pages must not reach this window.
  opened.opener = null
  try {
    const begun = await site.signInAddress()
    const answer = waitForAnswer(opened, begun)
    opened.location.href = begun
    const cameBackTo = await answer
    return cameBackTo === undefined ? {} : await site.finishSignIn(cameBackTo)
  } catch (error) {
    opened.close()
    return { problem: (error as Error).message }
  }
}

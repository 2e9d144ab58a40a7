import { useEffect } from 'react'
import { findNamed } from '../../edited-site/find-page'
import { useSession, useSessionState, useSurroundings } from '../views/use-editor'

/** Keeps the window's address at the open page, and opens the page that the browser goes back or forward to. */
export function useWindowAddress(address: string): void {
  const session = useSession()
  const { addressOf, pageOf } = useSurroundings()
  const { overview } = useSessionState()
  const pages = overview?.pages

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list alone leaves the address
  useEffect(() => {
    const before = pages && findNamed(pages, pageOf(location))
    // A page that was moved or deleted leaves no entry, nor does a redirect: Back would end here again.
    const isEntry = before !== undefined && before.redirect === undefined && before.address !== address
    history[isEntry ? 'pushState' : 'replaceState'](null, '', addressOf(address))
  }, [addressOf, pageOf, address])

  useEffect(() => {
    const follow = () => {
      const page = pageOf(location)
      const { name, overview: now } = session.state
      if (findNamed(now?.pages ?? [], page)?.name !== name) void session.open(page)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [session, pageOf])
}

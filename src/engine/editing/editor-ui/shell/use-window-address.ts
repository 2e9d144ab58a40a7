import { useEffect, useRef } from 'react'
import { fieldParameter } from '../../../base/shared-types/addresses'
import { isAtOrBelow } from '../../../base/shared-types/json'
import { findNamed } from '../../edited-site/find-page'
import { addressOfShown } from '../model/collections/collections'
import { useSession, useSessionState, useSurroundings } from '../views/use-editor'
import { showField, showPlace } from './show-field'

/** Keeps the window's address at the open page, and opens the page that the browser goes back or forward to. */
export function useWindowAddress(address: string): void {
  const session = useSession()
  const { addressOf, pageOf } = useSurroundings()
  const { overview } = useSessionState('overview')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list alone leaves the address
  useEffect(() => {
    const before = overview && findNamed(overview, pageOf(location))
    // A page that was moved or deleted leaves no entry, nor does a redirect: Back would end here again.
    const isEntry = before !== undefined && before.redirect === undefined && before.address !== address
    history[isEntry ? 'pushState' : 'replaceState'](null, '', addressOf(address))
  }, [addressOf, pageOf, address])

  useEffect(() => {
    const follow = () => {
      const page = pageOf(location)
      if (page !== addressOfShown(session.state)) void session.open(page)
    }
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [session, pageOf])
}

/** Opens the field that the window's address names, once the site is read. */
export function useLinkedField(): void {
  const session = useSession()
  const { overview } = useSessionState('overview')
  const linked = useRef(new URLSearchParams(location.search).get(fieldParameter))
  useEffect(() => {
    const pointer = linked.current
    if (!overview || pointer === null) return
    linked.current = null
    const isIn = (one: { pointer: string }) => isAtOrBelow(pointer, one.pointer)
    const name = overview.shared.find(isIn)?.pages[0]
    if (name === undefined) void showPlace(session, { pointer })
    else void session.open(name).then(() => showField(session, pointer))
  }, [session, overview])
}

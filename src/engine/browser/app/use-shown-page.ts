import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import type { BrowserSettings, ReadyPage } from '../../model/page'
import { hydrateBlocks } from '../../render/nearness'
import type { Hydration } from '../../render/RenderBlocks'
import { hideFailure, showFailure } from '../loader/failure-notice'
import { changePage } from './growing-picture'
import { changeShown, keepBlocks, keepsUnknownAddress, onContentChange, showEdit } from './live-content'
import { onAddressChange, siteHistory } from './navigation'
import { normalizePath } from './normalize-path'
import { fallbackFor, forgetPages, type LoadedPage, loadPage } from './page-loader'

/** A page that has not been found after so many redirects is given up, as browsers do. */
const mostRedirects = 20

/** An address and how it was reached. */
interface Address {
  location: Location
  navigationType: NavigationType
}

/** The page on screen and the address that it was shown for. Until a new page is there, both stay the last one's. */
interface ShownPage extends Address {
  page: ReadyPage
  /** The first page's html is the server's: its blocks are hydrated one by one. Later pages are rendered here. */
  hydration: Hydration
}

const currentAddress = (): Address => ({ location: siteHistory.location, navigationType: siteHistory.action })

/** Loads the page of an address. In the preview, what stands in for a missing page is shown under the address as it is. */
async function loadHere(path: string, { fallbacks }: BrowserSettings): Promise<LoadedPage> {
  const loaded = await loadPage(path)
  const isMissing = 'failure' in loaded && loaded.failure === 'missing'
  return isMissing && keepsUnknownAddress ? loadPage(fallbackFor(path, fallbacks)) : loaded
}

/** Returns the address in the browser's address bar, and renders again when it changes. */
function useAddress(): Address {
  const [address, setAddress] = useState(currentAddress)
  useLayoutEffect(() => {
    // It may have changed between the first render and now.
    setAddress((last) => (last.location.key === siteHistory.location.key ? last : currentAddress()))
    return onAddressChange(() => setAddress(currentAddress()))
  }, [])
  return address
}

/** Counts how often a page was loaded again: for a visitor after a failure, or because its content has changed. */
function useAttempt() {
  const [attempt, setAttempt] = useState(0)
  const loadAgain = useCallback(() => {
    forgetPages()
    setAttempt((last) => last + 1)
  }, [])

  useEffect(
    () =>
      onContentChange(() => {
        hydrateBlocks()
        loadAgain()
      }),
    [loadAgain],
  )

  return { attempt, loadAgain }
}

/**
 * Follows the address: fetches its page, and returns what to show meanwhile. Redirects and unknown paths lead on
 * (requirements R5, R6, R9).
 */
export function useShownPage(firstPage: ReadyPage, settings: BrowserSettings): ShownPage {
  const address = useAddress()
  const { attempt, loadAgain } = useAttempt()
  const [shown, setShown] = useState<ShownPage>(() => ({ page: firstPage, hydration: 'near', ...address }))
  /** The paths that have led on, one to the next, since a page was found. */
  const trail = useRef(new Set<string>())
  const onShown = useRef<() => void>(undefined)

  // Every change that is awaited ends here: when its page is on the screen, or when another has come between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: called for every new page
  useLayoutEffect(() => onShown.current?.(), [shown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows the address, not the other way round
  useEffect(() => {
    const path = normalizePath(address.location.pathname)
    const isSamePage = path === shown.page.path
    hideFailure()
    if (isSamePage && attempt === 0) {
      if (address.location === shown.location) return
      hydrateBlocks()
      startTransition(() => setShown({ ...shown, ...address }))
      return
    }
    if (address.navigationType !== 'REPLACE') trail.current.clear()
    const retry = () => {
      trail.current.clear()
      loadAgain()
    }
    /** Goes where a path leads, unless that is in a circle or without end. */
    const leadOn = (to: string) => {
      trail.current.add(path)
      if (trail.current.has(normalizePath(to)) || trail.current.size > mostRedirects) showFailure(retry)
      else siteHistory.replace(to)
    }
    let isCurrent = true
    loadHere(path, settings).then((loaded) => {
      if (!isCurrent) return
      if ('page' in loaded) {
        trail.current.clear()
        changePage(shown.page, loaded.page, async () => {
          if (!isCurrent) return
          const isOver = new Promise<void>((resolve) => {
            onShown.current = resolve
          })
          changeShown(() => {
            if (isCurrent) setShown({ page: keepBlocks(shown.page, loaded.page), hydration: 'now', ...address })
          })
          await isOver
          if (!isCurrent) return
          showEdit(shown.page, loaded.page)
        })
      } else if ('redirect' in loaded) leadOn(loaded.redirect)
      else if (loaded.failure === 'missing') leadOn(fallbackFor(path, settings.fallbacks))
      else showFailure(retry)
    })
    return () => {
      isCurrent = false
      onShown.current?.()
    }
  }, [address, attempt, settings])

  return shown
}

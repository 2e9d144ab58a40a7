import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import type { BrowserSettings, ReadyPage } from '../model/page'
import { wakeBlocks } from '../render/nearness'
import type { Hydration } from '../render/RenderBlocks'
import { hideFailure, showFailure } from './failure-notice'
import { changePage } from './growing-picture'
import { onContentChange, showEdit } from './live-content'
import { onAddressChange, siteHistory } from './navigation'
import { normalizePath } from './normalize-path'
import { fallbackFor, forgetPages, loadPage } from './page-loader'

/** An address and how it was reached. */
interface Address {
  location: Location
  navigationType: NavigationType
}

/** The page on screen and the address that it was shown for. Until a new page is there, both stay the last one's. */
interface ShownPage extends Address {
  page: ReadyPage
  /** The first page's html is the server's: its blocks are woken one by one. Later pages are rendered here. */
  hydration: Hydration
}

const currentAddress = (): Address => ({ location: siteHistory.location, navigationType: siteHistory.action })

/**
 * Follows the address: fetches its page and answers what to show meanwhile. Redirects and unknown paths lead on
 * (requirements R5, R6, R9).
 */
export function useShownPage(firstPage: ReadyPage, settings: BrowserSettings): ShownPage {
  const [address, setAddress] = useState(currentAddress)
  const [shown, setShown] = useState<ShownPage>(() => ({ page: firstPage, hydration: 'near', ...address }))
  const [attempt, setAttempt] = useState(0)
  const tellShown = useRef<() => void>(undefined)

  // Every change that is awaited ends here: when its page is on the screen, or when another has come between.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of every new page
  useLayoutEffect(() => tellShown.current?.(), [shown])

  useLayoutEffect(() => onAddressChange(() => setAddress(currentAddress())), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows the address, not the other way round
  useEffect(() => {
    const path = normalizePath(address.location.pathname)
    const isSamePage = path === shown.page.path
    hideFailure()
    if (isSamePage && attempt === 0) {
      if (address.location === shown.location) return
      wakeBlocks()
      startTransition(() => setShown({ ...shown, ...address }))
      return
    }
    let isCurrent = true
    loadPage(path).then((loaded) => {
      if (!isCurrent) return
      if ('page' in loaded) {
        changePage(shown.page, loaded.page, async () => {
          if (!isCurrent) return
          startTransition(() => setShown({ page: loaded.page, hydration: 'now', ...address }))
          await new Promise<void>((resolve) => {
            tellShown.current = resolve
          })
          showEdit(shown.page, loaded.page)
        })
      } else if ('redirect' in loaded) siteHistory.replace(loaded.redirect)
      else if (loaded.failure === 'missing') siteHistory.replace(fallbackFor(path, settings.fallbacks))
      else showFailure(() => setAttempt((last) => last + 1))
    })
    return () => {
      isCurrent = false
      tellShown.current?.()
    }
  }, [address, attempt, settings])

  useEffect(
    () =>
      onContentChange(() => {
        forgetPages()
        wakeBlocks()
        setAttempt((last) => last + 1)
      }),
    [],
  )

  return shown
}

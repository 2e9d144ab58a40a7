import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Location, NavigationType } from 'react-router-dom'
import type { BrowserSettings, ReadyPage } from '../../../base/shared-types/page'
import { hydrateBlocks } from '../../render/nearness'
import type { Hydration } from '../../render/RenderBlocks'
import { hideFailure, showFailure } from '../loader/failure-notice'
import { changeShown, isPreview, isUnrendered, keepBlocks, onContentChange, scrollToEdit } from './live-content'
import { onAddressChange, siteHistory } from './navigation'
import { normalizePath } from './normalize-path'
import { fallbackFor, forgetPages, type LoadedPage, loadPage } from './page-loader'
import { changePage } from './page-transition'

const maxRedirects = 20

interface Address {
  location: Location
  navigationType: NavigationType
}

/** These stay the last page's until the new page is ready. */
interface ShownPage extends Address {
  page: ReadyPage
  /** The html of the first page hydrates block by block. */
  hydration: Hydration
}

const currentAddress = (): Address => ({ location: siteHistory.location, navigationType: siteHistory.action })

/** In the preview an unknown path keeps its address: the next edit may make its page. */
async function loadHere(path: string, { fallbacks }: BrowserSettings): Promise<LoadedPage> {
  const loaded = await loadPage(path)
  const isMissing = 'failure' in loaded && loaded.failure === 'missing'
  return isMissing && isPreview ? loadPage(fallbackFor(path, fallbacks)) : loaded
}

function useAddress(): Address {
  const [address, setAddress] = useState(currentAddress)
  useLayoutEffect(() => {
    setAddress((last) => (last.location.key === siteHistory.location.key ? last : currentAddress()))
    return onAddressChange(() => setAddress(currentAddress()))
  }, [])
  return address
}

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

/** Follows redirects and fallbacks (R5, R6, R9). */
export function useShownPage(firstPage: ReadyPage, settings: BrowserSettings): ShownPage {
  const address = useAddress()
  const { attempt, loadAgain } = useAttempt()
  const [shown, setShown] = useState<ShownPage>(() => ({
    page: firstPage,
    hydration: isPreview && isUnrendered() ? 'now' : 'near',
    ...address,
  }))
  /** The paths that redirected since a page was last found. */
  const redirects = useRef(new Set<string>())
  const onShown = useRef<() => void>(undefined)

  // Resolves a waiting page change: its page is shown, or another one came first.
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
    if (address.navigationType !== 'REPLACE') redirects.current.clear()
    const retry = () => {
      redirects.current.clear()
      loadAgain()
    }
    const redirectTo = (to: string) => {
      redirects.current.add(path)
      if (redirects.current.has(normalizePath(to)) || redirects.current.size > maxRedirects) showFailure(retry)
      else siteHistory.replace(to)
    }
    let isCurrent = true
    loadHere(path, settings).then((loaded) => {
      if (!isCurrent) return
      if ('page' in loaded) {
        redirects.current.clear()
        changePage(shown.page, loaded.page, async () => {
          if (!isCurrent) return
          const isShown = new Promise<void>((resolve) => {
            onShown.current = resolve
          })
          changeShown(() => {
            if (isCurrent) setShown({ page: keepBlocks(shown.page, loaded.page), hydration: 'now', ...address })
          })
          await isShown
          if (!isCurrent) return
          scrollToEdit(shown.page, loaded.page)
        })
      } else if ('elsewhere' in loaded) location.reload()
      else if ('redirect' in loaded) redirectTo(loaded.redirect)
      else if (loaded.failure === 'missing') redirectTo(fallbackFor(path, settings.fallbacks))
      else showFailure(retry)
    })
    return () => {
      isCurrent = false
      onShown.current?.()
    }
  }, [address, attempt, settings])

  return shown
}

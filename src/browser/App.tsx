import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { BrowserSettings, ReadyPage } from '../model/page'
import { Page } from '../render/Page'
import type { Hydration } from '../render/RenderBlocks'
import { createPageViews } from './analytics'
import { announce, focusContent } from './announce'
import { describePage } from './head'
import { followLinks } from './links'
import { onContentChange } from './live-content'
import { LoadFailureNotice } from './LoadFailureNotice'
import { fallbackFor, forgetPages, loadPage, normalizePath } from './page-loader'
import { registry } from './registry'
import { keepScrollPositions, placeScroll } from './scroll'

interface AppProps {
  firstPage: ReadyPage
  settings: BrowserSettings
}

/** Fetches the page of the current address and shows the last one until it is there. */
function usePageOfLocation(firstPage: ReadyPage, settings: BrowserSettings) {
  const path = normalizePath(useLocation().pathname)
  const navigate = useNavigate()
  // The first page's html is the server's: its blocks are woken one by one. Later pages are rendered here.
  const [shown, setShown] = useState<{ page: ReadyPage; hydration: Hydration }>({ page: firstPage, hydration: 'near' })
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt is what "Try again" changes
  useEffect(() => {
    let isCurrent = true
    setFailed(false)
    loadPage(path).then((loaded) => {
      if (!isCurrent) return
      if ('page' in loaded) {
        startTransition(() => setShown((last) => (last.page === loaded.page ? last : { page: loaded.page, hydration: 'now' })))
      } else if ('redirect' in loaded) navigate(loaded.redirect, { replace: true })
      else if (loaded.failure === 'missing') navigate(fallbackFor(path, settings.fallbacks), { replace: true })
      else setFailed(true)
    })
    return () => {
      isCurrent = false
    }
  }, [path, attempt, navigate, settings])

  useEffect(
    () =>
      onContentChange(() => {
        forgetPages()
        setAttempt((last) => last + 1)
      }),
    [],
  )

  return { ...shown, hasFailed, retry: () => setAttempt(attempt + 1) }
}

/** The site in the browser: one page at a time, and what a visitor and the statistics are told of each (R7, R8). */
export function App({ firstPage, settings }: AppProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const navigationType = useNavigationType()
  const { page, hydration, hasFailed, retry } = usePageOfLocation(firstPage, settings)
  const [pageViews] = useState(() => createPageViews(settings.analytics))
  const arrivals = useRef(0)

  useEffect(() => followLinks((address) => navigate(address)), [navigate])
  useEffect(keepScrollPositions, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new page counts as an arrival
  useLayoutEffect(() => {
    const isFirst = arrivals.current++ === 0
    describePage(page, settings)
    if (!isFirst) {
      placeScroll(location.key, location.hash, navigationType === 'POP')
      if (!location.hash) focusContent()
      announce(document.title)
    }
    pageViews.send({ page_title: document.title, page_location: window.location.href })
  }, [page])

  return (
    <>
      <Page page={page} settings={settings} registry={registry} hydration={hydration} />
      {hasFailed && <LoadFailureNotice onRetry={retry} />}
    </>
  )
}

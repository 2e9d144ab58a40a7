import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Router } from 'react-router-dom'
import type { BrowserSettings, ReadyPage } from '../../../base/shared-types/page'
import { readRootAttributes } from '../../../base/shared-types/root-attributes'
import { PageTree } from '../../render/PageTree'
import { watchArrivals } from '../loader/arrivals'
import { defineElements } from '../loader/define-elements'
import { loadStatistics } from '../statistics/load-statistics'
import { currentView } from '../statistics/page-view'
import { announce, focusContent } from './announce'
import { updateHead } from './head'
import { lazyRegistry } from './lazy-registry'
import { handleLinks } from './links'
import { onSettingsChange } from './live-content'
import { siteHistory, visit } from './navigation'
import { normalizePath } from './normalize-path'
import { followEntry, keepScrollPositions, restoreScroll } from './scroll'
import { useShownPage } from './use-shown-page'

interface AppProps {
  firstPage: ReadyPage
  settings: BrowserSettings
  isFirstCounted: boolean
  onHydrated: () => void
}

export function App({ firstPage, settings: firstSettings, isFirstCounted, onHydrated }: AppProps) {
  const [settings, setSettings] = useState(firstSettings)
  const shown = useShownPage(firstPage, settings)
  const { page, hydration, location, navigationType } = shown
  const arrivals = useRef(0)
  const isHere = normalizePath(location.pathname) === page.path

  // Runs before the first paint: no click comes in between. Tests read the attribute.
  useLayoutEffect(() => {
    const stop = handleLinks(visit)
    document.documentElement.dataset.hydrated = ''
    onHydrated()
    return stop
  }, [onHydrated])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the first page
  useEffect(() => keepScrollPositions(isHere), [])
  useEffect(() => onSettingsChange(setSettings), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own blocks
  useEffect(watchArrivals, [page.path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own elements
  useEffect(() => defineElements(readRootAttributes().elements), [page.path])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path counts as an arrival
  useLayoutEffect(() => {
    const isFirst = arrivals.current++ === 0
    updateHead(page, settings)
    if (!isFirst) {
      restoreScroll(location.key, location.hash, navigationType === 'POP')
      if (!location.hash) focusContent()
      announce(document.title)
    }
  }, [page.path])

  // Must follow the effect above, which scrolls a new page.
  useLayoutEffect(() => {
    if (isHere) followEntry(location.key, location.hash, navigationType === 'POP')
  }, [isHere, location, navigationType])

  // biome-ignore lint/correctness/useExhaustiveDependencies: neither a filter nor an #anchor makes another page view
  useLayoutEffect(() => {
    const { analytics } = settings
    // Views of guarded pages are private.
    const { statistics } = readRootAttributes()
    if (!analytics || !statistics || page.guard || (isFirstCounted && arrivals.current === 1)) return
    const view = currentView()
    void loadStatistics(statistics).then(({ countView }) => countView(analytics, view))
  }, [page.path])

  // Sets address and page together: a context change would hydrate every dehydrated Suspense boundary.
  // https://github.com/facebook/react/issues/22692
  return (
    <Router location={location} navigationType={navigationType} navigator={siteHistory}>
      <PageTree page={page} settings={settings} registry={lazyRegistry} hydration={hydration} />
    </Router>
  )
}

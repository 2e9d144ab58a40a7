import '@studio/theme/global.scss'
import { readRootAttributes } from '../../model/root-attributes'
import type { PageLock } from '../../model/sealing'
import { normalizePath } from '../app/normalize-path'
import type * as Opener from '../guard/opener'
import { takeAccessKey } from '../guard/visitor-key'
import { defineElements } from './define-elements'
import { announceButtons, keepEarlyClicks } from './early-clicks'
import { stayWhileOffline } from './offline-links'
import { reloadIfOld } from './reload-if-old'
import { startPage } from './start-page'
import { openConsentOnClick } from './statistics'
import { idleDelay, isOpenedByAddress } from './watch-need'

/**
 * The loader: the one script that every page comes with. A page can be read, and its links followed, without it. It waits
 * for the visitor's first event, watches for what needs the app, and then loads that.
 */
// The script is async: it may run before the rest of the page has been parsed.
if (document.readyState === 'loading') await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))

const root = readRootAttributes()
/** False where a host has answered an unknown address with the 404 page. */
const isOwnAddress = normalizePath(location.pathname) === root.page

// The key leaves the address before anything reads that. A guarded page takes it to open itself (see sealed-page.ts).
if (root.guard === undefined) takeAccessKey()

const dropEarlyClicks = keepEarlyClicks()
stayWhileOffline()

/** Handles code that could not be loaded: clicks are no longer kept, so links lead as they are written. */
const giveUp = (file: string) => (error: unknown) => {
  console.warn(error)
  dropEarlyClicks()
  return reloadIfOld(file, fetch('', { cache: 'no-cache' }))
}

if (root.statistics) openConsentOnClick(root.statistics, giveUp(root.statistics))

/** Starts the page at the visitor's first event, or when none comes for a while. */
function startOnFirstEvent(lock?: PageLock): void {
  announceButtons()
  defineElements(root.elements)
  let handle: ((event: Event) => void) | undefined
  const start = () => {
    handle ??= startPage({ root, isOwnAddress, lock, giveUp })
    return handle
  }
  // In the capture phase: a click on a block that is not hydrated is stopped there (see early-clicks.ts).
  for (const type of ['pointerover', 'keydown', 'click', 'scroll', 'popstate'])
    addEventListener(type, (event) => start()(event), true)
  setTimeout(start, idleDelay)
  if (lock || root.analytics || !isOwnAddress || isOpenedByAddress() || import.meta.hot) start()
}

const { opener } = root
if (opener) {
  const module: Promise<typeof Opener> = import(/* @vite-ignore */ opener)
  module
    .then(({ openPage }) => openPage(root))
    // Without the right key the browser is leaving for another page.
    .then((lock) => lock && startOnFirstEvent(lock))
    .catch(giveUp(opener))
} else startOnFirstEvent()

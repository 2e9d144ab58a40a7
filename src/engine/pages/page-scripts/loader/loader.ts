import '@studio/theme/global.scss'
import type { PageLock } from '../../../base/shared-types/guarded-pages/sealing'
import { readRootAttributes } from '../../../base/shared-types/root-attributes'
import { normalizePath } from '../app/normalize-path'
import type * as Opener from '../guarded-pages/opener'
import { takeAccessKey } from '../guarded-pages/visitor-key'
import { defineElements } from './define-elements'
import { announceButtons, keepEarlyClicks } from './early-clicks'
import { filterByAddress } from './filter-by-address'
import { stayWhileOffline } from './offline-links'
import { reloadIfOld } from './reload-if-old'
import { startPage } from './start-page'
import { openConsentOnClick } from './start-statistics'
import { idleDelay, isOpenedByAddress } from './when-app-is-needed'

// The script of every page is async: it may run before the page is parsed.
if (document.readyState === 'loading') await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))

const root = readRootAttributes()
/** False where a host answered an unknown address with the 404 page. */
const isOwnAddress = normalizePath(location.pathname) === root.page

// Before anything reads the address. Guarded pages take the key in sealed-page.ts.
if (root.guard === undefined) takeAccessKey()

filterByAddress()
const dropEarlyClicks = keepEarlyClicks()
stayWhileOffline()

const giveUp = (file: string) => (error: unknown) => {
  console.warn(error)
  dropEarlyClicks()
  return reloadIfOld(file, fetch('', { cache: 'no-cache' }))
}

if (root.statistics) openConsentOnClick(root.statistics, giveUp(root.statistics))

function startOnFirstEvent(lock?: PageLock): void {
  announceButtons()
  defineElements(root.elements)
  let handle: ((event: Event) => void) | undefined
  const start = () => {
    handle ??= startPage({ root, isOwnAddress, lock, giveUp })
    return handle
  }
  // early-clicks.ts stops clicks on blocks that are not hydrated.
  for (const type of 'pointerover keydown click scroll popstate input change toggle submit'.split(' '))
    addEventListener(type, (event) => start()(event), true)
  setTimeout(start, idleDelay)
  if (lock || root.analytics || !isOwnAddress || isOpenedByAddress() || import.meta.env.MODE === 'preview') start()
}

const { opener } = root
if (opener) {
  const module: Promise<typeof Opener> = import(/* @vite-ignore */ opener)
  module
    .then(({ showGuardedPage }) => showGuardedPage(root))
    // Without the right key the browser is leaving the page.
    .then((lock) => lock && startOnFirstEvent(lock))
    .catch(giveUp(opener))
} else startOnFirstEvent()

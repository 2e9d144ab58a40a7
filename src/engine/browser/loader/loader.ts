import '@studio/theme/global.scss'
import { normalizePath } from '../app/normalize-path'
import { takeAccessKey } from './access-key'
import type * as Begin from './begin'
import type * as BeginGuarded from './begin-guarded'
import { keepEarlyClicks } from './early-clicks'
import { renewIfOld } from './renew'
import { rest } from './rest'

/**
 * The loader: all the script that a page comes with. A page can be read, and its links followed, without more. What it
 * does beyond that begins with its visitor's first move, and is fetched then (see begin.ts).
 */
// It may be there before the rest of the page.
if (document.readyState === 'loading') await new Promise((go) => addEventListener('DOMContentLoaded', go))

const { page = '/', begin = '', app = '', guard, analytics } = (document.getElementById('root') as HTMLElement).dataset

// Before anybody reads the address. A guarded page takes the key to open itself (see guarded-page.ts).
if (guard === undefined) takeAccessKey()

const forgetClicks = keepEarlyClicks()

/** Code did not come. Links lead as they are written. */
const giveUp = (code: string) => (error: unknown) => {
  console.warn(error)
  forgetClicks()
  return renewIfOld(code, fetch('', { cache: 'no-cache' }))
}

const heard: Event[] = []
let hear = (event: Event): void => void heard.push(event)
let isAsked = false

function ask(): void {
  if (isAsked) return
  isAsked = true
  // The html says where code is, so that the loader stays the same when the code changes.
  const code: Promise<typeof Begin | typeof BeginGuarded> = import(/* @vite-ignore */ begin)
  code
    .then((module) => module.begin(giveUp(app)))
    .then((begun) => {
      hear = begun
      heard.forEach(hear)
    })
    .catch(giveUp(begin))
}

for (const kind of ['pointerover', 'keydown', 'click', 'scroll']) {
  const tell = (event: Event) => {
    ask()
    hear(event)
  }
  // Caught on their way in: a click on a block that sleeps goes no further (see early-clicks.ts).
  addEventListener(kind, tell, true)
}
setTimeout(ask, rest)
// What waits for no move. At another address than its own the page is a host's answer to an unknown one.
const isSettled = normalizePath(location.pathname) === page
if (guard || analytics || !isSettled || import.meta.hot) ask()

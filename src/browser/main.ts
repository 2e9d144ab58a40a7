import '../elements/theme/global.scss'
import { keepAccessKey } from './access-key'
import { keepEarlyClicks } from './early-clicks'

/** What tells that a visitor is about to do something: then the page comes to life at once. */
const signsOfIntent = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin'] as const

const guard = document.getElementById('root')?.dataset.guard
if (guard) keepAccessKey(guard)
keepEarlyClicks()

let isStarted = false

/** Loads the part that brings the page to life. The page is readable and navigable without it. */
function start(): void {
  if (isStarted) return
  isStarted = true
  for (const sign of signsOfIntent) removeEventListener(sign, start)
  import('./hydrate')
    .then(({ hydrate }) => hydrate())
    .catch((error) => console.warn('The page stays plain html:', error))
}

for (const sign of signsOfIntent) addEventListener(sign, start, { passive: true })

if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 })
else setTimeout(start, 200)

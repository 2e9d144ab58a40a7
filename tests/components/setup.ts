import { setPaused } from '@engine/dom/pause'
import { afterEach, beforeAll } from 'vitest'

/** Begins each file with an empty document at the address of the site, because the files of a process share one. */
beforeAll(() => {
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

/** Forgets that a test has paused what moves by itself. */
afterEach(() => {
  setPaused(false)
})

import { cleanup, configure } from '@testing-library/react'
import { setPaused } from 'schema-pages/dom/pause'
import { afterEach, beforeAll } from 'vitest'

// As patient as the polls of vite.config.ts.
configure({ asyncUtilTimeout: 10_000 })

/** Begins each file with an empty document at the address of the site, because the files of a process share one. */
beforeAll(() => {
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
  document.head.replaceChildren()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

/** Removes what a test has rendered, and forgets that it has paused what moves by itself. */
afterEach(() => {
  cleanup()
  setPaused(false)
})

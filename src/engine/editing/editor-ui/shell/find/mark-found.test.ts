import { expect, test, vi } from 'vitest'
import { markFound } from './mark-found'

test('searched words are marked without their accents, and help that has them is shown', () => {
  const highlights = new Map<string, Range[]>()
  vi.stubGlobal('CSS', { highlights })
  vi.stubGlobal('Highlight', Array)
  document.body.innerHTML =
    '<label>Öffnungszeiten</label><p class="help" hidden>Wann offen ist</p><p class="help">Straße</p>'
  const stop = markFound(document.body, 'off')
  const marked = [...highlights.values()].flat().map(String)
  const shown = () => document.querySelectorAll('[data-found]').length
  expect([marked, shown()]).toEqual([['Öff', 'off'], 1])
  stop()
  expect([highlights.size, shown()]).toEqual([0, 0])
})

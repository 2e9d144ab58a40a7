import { expect, test, vi } from 'vitest'
import { loadStatistics } from '../statistics/load-statistics'
import { openConsentOnClick } from './start-statistics'

vi.mock('../statistics/load-statistics', () => ({ loadStatistics: vi.fn(() => new Promise(() => {})) }))

test('only the button for statistics loads their code', () => {
  document.body.innerHTML = `<div id="root" data-statistics="/assets/statistics.js">
    <p>Words</p>
    <button data-statistics="{}"><span>Statistics</span></button>
  </div>`
  openConsentOnClick('/assets/statistics.js', () => {})
  document.querySelector('p')?.click()
  expect(loadStatistics).not.toHaveBeenCalled()
  document.querySelector('span')?.click()
  expect(loadStatistics).toHaveBeenCalledWith('/assets/statistics.js')
})

import type { Page } from 'playwright-core'

/** Notes in the page when the status says thank you, and when the form is gone: [ms of each thank you, ms of the end]. */
export const noteTimes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const times: { thanks: number[]; end?: number } = { thanks: [] }
    Object.assign(window, { times })
    const place = document.querySelector('[data-block="form"]') as HTMLElement
    let isThanking = false
    new MutationObserver(() => {
      const status = place.querySelector('form [role="status"]')
      const wasThanking = isThanking
      isThanking = status?.textContent === 'Thank you!'
      if (isThanking && !wasThanking) times.thanks.push(performance.now())
      if (!status) times.end ??= performance.now()
    }).observe(place, { childList: true, subtree: true, characterData: true })
  })

/** How long the last thank you stood, in milliseconds, and how many there were. */
export const readTimes = (page: Page): Promise<{ thanks: number; stood: number }> =>
  page.evaluate(() => {
    const { times } = window as unknown as { times: { thanks: number[]; end: number } }
    return { thanks: times.thanks.length, stood: times.end - (times.thanks.at(-1) ?? 0) }
  })

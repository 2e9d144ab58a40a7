import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import type { Opened } from '../../shared/edited-site'

const runs = 20

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function medianOf(measure: (run: number) => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let run = 0; run < runs; run++) values.push(await measure(run))
  return median(values)
}

/** Starts a measurement in the browser, acts, and returns the milliseconds. */
async function watch(
  element: Locator,
  begin: (element: Element) => { time: Promise<number> },
  act: () => Promise<void>,
): Promise<number> {
  const begun = await element.evaluateHandle(begin)
  await act()
  return begun.evaluate(({ time }) => time)
}

// tsx adds code to named functions that browsers do not have.
const heading = ({ frame }: Opened) => frame.locator('h1[data-field]').first()

/** From pressing the mouse on a text to its caret. */
export const clickToCaret = (opened: Opened): Promise<number> =>
  medianOf(async () => {
    const time = await watch(
      heading(opened),
      () => ({
        time: new Promise((resolve) => {
          addEventListener(
            'mousedown',
            ({ timeStamp }) => {
              const timer = setInterval(() => {
                const { activeElement } = document
                if (!(activeElement instanceof HTMLElement && activeElement.isContentEditable)) return
                clearInterval(timer)
                resolve(performance.now() - timeStamp)
              }, 1)
            },
            { once: true, capture: true },
          )
        }),
      }),
      () => heading(opened).click(),
    )
    await opened.page.keyboard.press('Escape')
    return time
  })

/** From the button to the first drawn example in the list of blocks that can be added. */
export async function addToExample({ page }: Opened): Promise<number> {
  const prepared = page.locator('.prepared-examples')
  for (const state of ['attached', 'detached'] as const) await prepared.waitFor({ state })
  return medianOf(async () => {
    const time = await watch(
      page.locator('.outline .add'),
      () => ({
        time: new Promise((resolve) => {
          const begin = performance.now()
          const timer = setInterval(() => {
            const frame = document.querySelector<HTMLIFrameElement>('.miniature iframe')
            if (!frame?.contentDocument?.querySelector('[data-example-of]')) return
            clearInterval(timer)
            resolve(performance.now() - begin)
          }, 1)
        }),
      }),
      () => page.locator('.outline .add').click(),
    )
    await page.keyboard.press('Escape')
    return time
  })
}

/** From Enter in a changed text to "Saved". */
export const leaveToSaved = (opened: Opened): Promise<number> =>
  medianOf(async (run) => {
    const { page } = opened
    await heading(opened).click()
    await page.keyboard.press('Control+End')
    // Alternately, so that the text stays within its limit.
    await page.keyboard.press(run % 2 ? 'Backspace' : 'x')
    return watch(
      page.locator('.save-state'),
      (state) => ({
        time: new Promise((resolve) => {
          const begin = performance.now()
          const observer = new MutationObserver(() => {
            if (!state.textContent?.startsWith('Saved')) return
            observer.disconnect()
            resolve(performance.now() - begin)
          })
          observer.observe(state, { childList: true, characterData: true, subtree: true })
        }),
      }),
      () => page.keyboard.press('Enter'),
    )
  })

/** From Enter in a field of the form to the page. */
export const leaveToPage = (opened: Opened): Promise<number> =>
  medianOf(async (run) => {
    const { page } = opened
    await page.locator('.row-words').first().click()
    const field = page.getByRole('form').getByRole('textbox').first()
    await field.press('Control+End')
    // Alternately, so that the text stays within its limit.
    await field.press(run % 2 ? 'Backspace' : 'x')
    return watch(
      heading(opened),
      (element) => ({
        time: new Promise((resolve) => {
          const begin = performance.now()
          const observer = new MutationObserver(() => {
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)))
          })
          observer.observe(element, { childList: true, characterData: true, subtree: true })
        }),
      }),
      () => field.press('Enter'),
    )
  })

/** From a save by another program to the page. */
export const outsideToPage = (opened: Opened): Promise<number> =>
  medianOf(async (run) => {
    const file = join(opened.site, 'pages.json')
    const shown = (await heading(opened).textContent()) ?? ''
    const words = `Saved elsewhere ${run}`
    const text = readFileSync(file, 'utf8').replace(JSON.stringify(shown), JSON.stringify(words))
    return watch(
      heading(opened),
      (element) => ({
        time: new Promise((resolve) => {
          const begin = performance.now()
          const before = element.textContent
          const timer = setInterval(() => {
            if (element.textContent === before) return
            clearInterval(timer)
            resolve(performance.now() - begin)
          }, 1)
        }),
      }),
      async () => writeFileSync(file, text),
    )
  })

/** From a key to the paint of its letter. */
export async function keyToPaint(opened: Opened): Promise<number> {
  const text = heading(opened)
  await text.click()
  const time = await medianOf(() =>
    watch(
      text,
      () => ({
        time: new Promise((resolve) => {
          addEventListener(
            'keydown',
            ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
            { once: true, capture: true },
          )
        }),
      }),
      () => opened.page.keyboard.press('x'),
    ),
  )
  await opened.page.keyboard.press('Escape')
  return time
}

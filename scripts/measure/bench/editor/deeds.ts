import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'

/** Of how many runs a figure is the median. */
const runs = 20

/** A page that is open in the editor, and its site. */
export interface Opened {
  page: Page
  frame: FrameLocator
  site: string
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function medianOf(measure: (run: number) => Promise<number>): Promise<number> {
  const values: number[] = []
  for (let run = 0; run < runs; run++) values.push(await measure(run))
  return median(values)
}

// Functions with a name cannot be sent to a browser: tsx marks them.
const heading = ({ frame }: Opened) => frame.locator('[data-field]').first()

/** From the press on a text to the caret in it, in milliseconds. */
export const clickToCaret = (opened: Opened): Promise<number> =>
  medianOf(async () => {
    const text = heading(opened)
    const measured = text.evaluate(
      () =>
        new Promise<number>((resolve) => {
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
    )
    await text.click()
    const time = await measured
    await opened.page.keyboard.press('Escape')
    return time
  })

/** From Enter in a text that has changed until the bar says that it is saved, in milliseconds. */
export const leaveToSaved = (opened: Opened): Promise<number> =>
  medianOf(async (run) => {
    const { page } = opened
    await heading(opened).click()
    await page.keyboard.press('End')
    await page.keyboard.type(run % 2 ? 'x' : 'y')
    const measured = page.locator('.save-state').evaluate(
      (state) =>
        new Promise<number>((resolve) => {
          const begin = performance.now()
          let hasBegun = state.textContent !== 'Saved'
          const observer = new MutationObserver(() => {
            if (state.textContent !== 'Saved') hasBegun = true
            else if (hasBegun) {
              observer.disconnect()
              resolve(performance.now() - begin)
            }
          })
          observer.observe(state, { childList: true, characterData: true, subtree: true })
        }),
    )
    await page.keyboard.press('Enter')
    return measured
  })

/** From a save by another program until the page shows it, in milliseconds. */
export const outsideToPage = (opened: Opened): Promise<number> =>
  medianOf(async (run) => {
    const file = join(opened.site, 'pages.json')
    const text = readFileSync(file, 'utf8')
    const words = `Saved elsewhere ${run}`
    const measured = heading(opened).evaluate(
      (_, expected) =>
        new Promise<number>((resolve) => {
          const timer = setInterval(() => {
            if (!document.body.textContent?.includes(expected)) return
            clearInterval(timer)
            resolve(Date.now())
          }, 1)
        }),
      words,
    )
    const begin = Date.now()
    writeFileSync(file, text.replace(/("heading": ?)"(?:[^"\\]|\\.)*"/, `$1${JSON.stringify(words)}`))
    return (await measured) - begin
  })

/** From a key to the paint of its letter, in milliseconds. */
export async function keyToPaint(opened: Opened): Promise<number> {
  const text = heading(opened)
  await text.click()
  const time = await medianOf(async () => {
    const measured = text.evaluate(
      () =>
        new Promise<number>((resolve) => {
          addEventListener(
            'keydown',
            ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
            { once: true, capture: true },
          )
        }),
    )
    await opened.page.keyboard.press('x')
    return measured
  })
  await opened.page.keyboard.press('Escape')
  return time
}

import type { Page } from 'playwright-core'
import { hydrateAll, waitForHydration, waitForPictures } from '../../../base/chromium/stillness'
import { type BlockFault, inPage } from './measures'

/** In milliseconds. */
const timeout = 20_000

/** Remembers what the server has rendered. */
const noteServer = `
  for (const frame of frames) {
    frame.served = frame.textContent
    if (frame.firstElementChild) frame.firstElementChild.isServed = true
  }
`

/** Blocks that React rendered again: they differ from the server's. */
const findRendered = `
  return frames.flatMap((frame, block) => {
    if (!frame.firstElementChild || frame.firstElementChild.isServed) return []
    const [was, is] = [frame.served ?? '', frame.textContent]
    let at = 0
    while (at < was.length && was[at] === is[at]) at++
    const part = (text) => quote(text.slice(Math.max(0, at - 10)))
    const difference = was === is ? 'its elements or attributes differ' : 'the page has ' + part(was) + ', the browser makes ' + part(is)
    return [{ block, message: 'it is not hydrated as it was rendered: ' + difference + '. Read the time, the window and random values in an effect only.' }]
  })
`

export const findBroken = `
  return frames.flatMap((frame, block) => frame.querySelector('[data-notice="block"]') ? [{ block, message: 'its component throws an error in the browser: see the console.' }] : [])
`

export const isMismatch = ({ message }: BlockFault) => message.includes('Hydration did not match')

/** A block that has failed shows a notice. */
const areBlocksHydrated = () =>
  [...document.querySelectorAll('[data-block]:not([data-hydrated])')].every(
    (frame) => frame.querySelector('[data-notice="block"]') !== null,
  )

/** A page of samples is long: a high window shows it in few steps. */
const highWindow = { width: 1280, height: 4000 }

/** Shows all pictures, too. Returns what went wrong. */
export async function hydratePage(page: Page, complaints: BlockFault[]): Promise<BlockFault[]> {
  await inPage(page, noteServer)
  const isHydrated = await waitForHydration(page, timeout).then(
    () => true,
    () => false,
  )
  if (!isHydrated) return [{ block: -1, message: `the page is not hydrated after ${timeout / 1000} s.` }]
  await page.setViewportSize(highWindow)
  await hydrateAll(page)
  // A block that is not displayed is not hydrated.
  await page.waitForFunction(areBlocksHydrated, undefined, { polling: 50, timeout: 5000 }).catch(() => undefined)
  await inPage(page, 'for (const details of document.querySelectorAll("details")) details.open = true')
  await waitForPictures(page)
  const broken: BlockFault[] = await inPage(page, findBroken)
  if (!complaints.some(isMismatch)) return broken
  const rendered: BlockFault[] = await inPage(page, findRendered)
  if (rendered.length > 0) complaints.splice(0, complaints.length, ...complaints.filter((found) => !isMismatch(found)))
  return [...broken, ...rendered]
}

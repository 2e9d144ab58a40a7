import type { Page } from 'playwright-core'
import { comparePixels, decode } from '../compare/pixels'
import type { Box } from '../model'

/** A picture of a page. */
export interface Taken {
  png: Buffer
  /** What was different in each of the last two pictures: it never came to rest. */
  restless: Box[]
}

/** So often a picture is taken again until two in a row are equal. */
const mostTries = 6

/** What moves by itself is given so much time between two pictures, in milliseconds. */
const pause = 150

/** Takes a picture with css animations at their end, or at their beginning where they have none. */
const take = (page: Page, clip?: Box) =>
  page.screenshot({ fullPage: true, animations: 'disabled', ...(clip && { clip }) })

/** Takes pictures of a page, whole or clipped, until two in a row are equal. Says what never came to rest. */
export async function takeSettled(page: Page, clip?: Box): Promise<Taken> {
  let [last, png] = [await take(page, clip), await take(page, clip)]
  for (let tries = 2; !last.equals(png) && tries < mostTries; tries++) {
    await page.waitForTimeout(pause)
    ;[last, png] = [png, await take(page, clip)]
  }
  if (last.equals(png)) return { png, restless: [] }
  return { png, restless: comparePixels(await decode(last), await decode(png)).marks }
}

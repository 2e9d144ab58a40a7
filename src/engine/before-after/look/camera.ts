import type { CDPSession, Page } from 'playwright-core'
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

/** Takes pictures of a page, of all of it or of a box. */
export class Camera {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static open = async (page: Page): Promise<Camera> => new Camera(page, await page.context().newCDPSession(page))

  /** Takes pictures until two in a row are equal. Says what never came to rest. */
  async take(box?: Box): Promise<Taken> {
    let [last, png] = [await this.press(box), await this.press(box)]
    for (let tries = 2; !last.equals(png) && tries < mostTries; tries++) {
      await this.page.waitForTimeout(pause)
      ;[last, png] = [png, await this.press(box)]
    }
    if (last.equals(png)) return { png, restless: [] }
    return { png, restless: comparePixels(await decode(last), await decode(png)).marks }
  }

  /** Takes one picture. What is packed less tightly comes three times as quickly: https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-captureScreenshot */
  private async press(box?: Box): Promise<Buffer> {
    const whole = await this.holdStill()
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: { ...(box ?? whole), scale: 1 },
    })
    return Buffer.from(data, 'base64')
  }

  /** Brings css animations to their end, endless ones to their beginning. Returns the size of the page. */
  private holdStill(): Promise<Box> {
    return this.page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
        if (isEndless || animation.playbackRate === 0) animation.cancel()
        else animation.finish()
      }
      for (const film of document.querySelectorAll<HTMLMediaElement>('video, audio')) film.pause()
      const { scrollWidth, scrollHeight } = document.documentElement
      return { x: 0, y: 0, width: scrollWidth, height: Math.max(scrollHeight, window.innerHeight) }
    })
  }
}

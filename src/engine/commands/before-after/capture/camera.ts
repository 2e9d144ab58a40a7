import type { CDPSession, Page } from 'playwright-core'
import { comparePixels, decode } from '../compare/pixels'
import type { Box } from '../visible-change'

export interface Screenshot {
  png: Buffer
  /** Where the last two attempts differ: the page never came to rest. */
  unstable: Box[]
}

const maxTries = 6

/** Milliseconds. */
const pause = 150

export class Camera {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static open = async (page: Page): Promise<Camera> => new Camera(page, await page.context().newCDPSession(page))

  /** Repeats until two screenshots in a row are equal. */
  async take(box?: Box): Promise<Screenshot> {
    let [last, png] = [await this.takeOnce(box), await this.takeOnce(box)]
    for (let tries = 2; !last.equals(png) && tries < maxTries; tries++) {
      await this.page.waitForTimeout(pause)
      ;[last, png] = [png, await this.takeOnce(box)]
    }
    if (last.equals(png)) return { png, unstable: [] }
    return { png, unstable: comparePixels(await decode(last), await decode(png)).marks }
  }

  /** Lighter compression is three times as fast: https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-captureScreenshot */
  private async takeOnce(box?: Box): Promise<Buffer> {
    const whole = await this.freeze()
    const { data } = await this.session.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: { ...(box ?? whole), scale: 1 },
    })
    return Buffer.from(data, 'base64')
  }

  private freeze(): Promise<Box> {
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

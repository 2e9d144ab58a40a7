import type { Page } from 'playwright-core'
import { type Box, type Screen, screens } from '../model'
import { Camera, type Taken } from './camera'
import { readBlocks, readWords, snapBlocks, withBlockAlone, withFrameAlone } from './places'
import type { Side } from './side'
import { waitForPictures } from './stillness'

/** A page as it looks on a screen. */
export interface Look extends Taken {
  /** Where its blocks are. */
  blocks: Box[]
}

/** A page that is open in one of the two states. */
export class Visit {
  private constructor(
    private readonly page: Page,
    private readonly camera: Camera,
  ) {}

  static async open(side: Side, path: string): Promise<Visit> {
    const page = await side.visit(path)
    return new Visit(page, await Camera.open(page))
  }

  /** Shows the page on a screen and takes its picture. */
  async look({ width, height }: Screen): Promise<Look> {
    const { page } = this
    if (width !== screens[0]?.width) await page.setViewportSize({ width, height })
    await waitForPictures(page)
    await snapBlocks(page)
    return { ...(await this.camera.take()), blocks: await readBlocks(page) }
  }

  /** Takes a picture of the frame of the page: its blocks are folded away. */
  frame = (): Promise<Taken> => withFrameAlone(this.page, () => this.camera.take())

  /** Returns the words of one block. */
  words = (index: number): Promise<string | null | undefined> => readWords(this.page, index)

  /** Takes a picture of one block without what lies over and under it. */
  alone = (index: number, box: Box): Promise<Taken> => withBlockAlone(this.page, index, () => this.camera.take(box))

  close = (): Promise<void> => this.page.close()
}

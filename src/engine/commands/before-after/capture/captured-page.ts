import type { Page } from 'playwright-core'
import { waitForPictures } from '../../../base/chromium/stillness'
import { type Box, type ScreenSize, screens } from '../visible-change'
import { Camera, type Screenshot } from './camera'
import { isolateBlock, isolateFrame, readBlocks, readBlockText, snapBlocks } from './places'
import type { Side } from './side'

export interface Capture extends Screenshot {
  blocks: Box[]
}

export class CapturedPage {
  private constructor(
    private readonly page: Page,
    private readonly camera: Camera,
  ) {}

  static async open(side: Side, path: string): Promise<CapturedPage> {
    const page = await side.visit(path)
    return new CapturedPage(page, await Camera.open(page))
  }

  async capture({ width, height }: ScreenSize): Promise<Capture> {
    const { page } = this
    if (width !== screens[0]?.width) await page.setViewportSize({ width, height })
    await waitForPictures(page)
    await snapBlocks(page)
    return { ...(await this.camera.take()), blocks: await readBlocks(page) }
  }

  captureFrame = (): Promise<Screenshot> => isolateFrame(this.page, () => this.camera.take())

  readBlockText = (index: number): Promise<string | null | undefined> => readBlockText(this.page, index)

  captureBlock = (index: number, box: Box): Promise<Screenshot> =>
    isolateBlock(this.page, index, () => this.camera.take(box))

  close = (): Promise<void> => this.page.close()
}

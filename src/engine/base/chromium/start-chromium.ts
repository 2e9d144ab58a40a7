import { type Browser, chromium } from 'playwright-core'
import { Failure } from '../shared-types/failure'
import { chromiumArguments } from './find-chromium'

/** Paints no page without its pictures. */
const waitForDecodedPictures = '--disable-checker-imaging'

export async function startChromium(path: string): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath: path, args: [...chromiumArguments, waitForDecodedPictures] })
  } catch (error) {
    const [reason = ''] = String((error as Error).message).split('\n')
    throw new Failure(
      `Chromium could not be started from ${path}: ${reason} Install it (on Debian: apt-get install -y chromium-headless-shell), or name another one in CHROMIUM_PATH.`,
    )
  }
}

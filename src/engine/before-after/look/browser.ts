import { type Browser, chromium } from 'playwright-core'
import { Failure } from '../../model/failure'
import { chromiumArguments } from './chromium'

/** Pictures are painted when they are decoded, not left out of the page until then. */
const wholePictures = '--disable-checker-imaging'

/** Starts the Chromium at a path. Throws a Failure where that is none, or cannot be started. */
export async function startChromium(path: string): Promise<Browser> {
  try {
    return await chromium.launch({ executablePath: path, args: [...chromiumArguments, wholePictures] })
  } catch (error) {
    const [reason = ''] = String((error as Error).message).split('\n')
    throw new Failure(
      `Chromium could not be started from ${path}: ${reason} Install it (on Debian: apt-get install -y chromium-headless-shell), or name another one in CHROMIUM_PATH.`,
    )
  }
}

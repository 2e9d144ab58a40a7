import type { Browser } from 'playwright-core'
import { ensureChromium } from '../scripts/testing/chromium'
import { startChromium } from '../src/engine/base/chromium/start-chromium'

/** Starts the Chromium that the product's tests use. */
export const startBrowser = (): Promise<Browser> => startChromium(ensureChromium())

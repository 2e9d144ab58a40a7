import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium without what makes windows: pages are the same in it, and it takes half as long for them. */
export const headlessShell = 'chromium-headless-shell'

const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Returns the path of the first of these programs that is on the PATH. */
export const findProgram = (wanted: string[]): string | undefined =>
  wanted
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable)

/** Returns the path of a Chromium: the one that CHROMIUM_PATH names, else any that is installed. */
export const findChromium = (): string | undefined => process.env.CHROMIUM_PATH || findProgram(names)

/** How Chromium is started: without a window, and without calling home. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // It ends what paints when that is slow, and on a busy machine it is.
  '--disable-gpu-watchdog',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Renders the same pages as Chromium in half the time, but cannot open a window. */
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

export const findProgram = (wanted: string[]): string | undefined =>
  wanted
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable)

/** CHROMIUM_PATH takes precedence over PATH. */
export const findChromium = (): string | undefined => process.env.CHROMIUM_PATH || findProgram(names)

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  // The watchdog kills a renderer that paints late, as on a busy machine.
  '--disable-gpu-watchdog',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

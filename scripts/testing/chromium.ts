import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from '../../src/engine/model/failure'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The path of an installed Chromium: the one that CHROMIUM_PATH names, or one on the PATH. */
function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  return PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(isExecutable)
}

function installChromium(): void {
  console.log('No Chromium is installed. Installing it with apt-get …')
  execFileSync('apt-get', ['update'], { stdio: 'ignore' })
  execFileSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' })
}

/** The path of a Chromium, installed first where that is possible. Throws a Failure that says what to do otherwise. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  try {
    installChromium()
  } catch {
    // Not Debian, not root, or no network: the message below says what a person can do.
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Failure(
    'The browser tests need Chromium, and none could be found or installed. Install it (on Debian: apt-get install -y chromium), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  )
}

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

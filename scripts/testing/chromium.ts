import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure } from '../../src/engine/model/failure'

/** Chromium without what makes windows: pages are the same in it, and it takes half as long for them. */
const headlessShell = 'chromium-headless-shell'

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
const findProgram = (wanted: string[]): string | undefined =>
  wanted
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(isExecutable)

const aptGet = (...args: string[]) =>
  execFileSync('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 180_000,
  })

/** Installs a package of Debian. Returns whether it could. */
function install(name: string): boolean {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false
  console.log(`Installing ${name} with apt-get …`)
  const args = ['install', '-y', '--no-remove', '--no-install-recommends', name]
  try {
    aptGet(...args)
  } catch {
    try {
      // The list of packages may be missing, or older than what can be fetched.
      aptGet('update')
      aptGet(...args)
    } catch {
      return false
    }
  }
  return true
}

/**
 * Returns the path of a Chromium: the one that CHROMIUM_PATH names, else the headless shell, which is installed first
 * where that is possible, else any other. Throws a Failure that says what to do where there is none.
 */
export function ensureChromium(): string {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  if (!findProgram([headlessShell])) install(headlessShell)
  const found = findProgram(names)
  if (found && !found.endsWith(headlessShell))
    console.log(`Pages are opened in ${found}. They are quicker in ${headlessShell}, which is a package of Debian.`)
  if (found) return found
  const installed = install('chromium') ? findProgram(names) : undefined
  if (installed) return installed
  throw new Failure(
    `The browser tests need Chromium, and none could be found or installed. Install it (on Debian: apt-get install -y ${headlessShell}), or name one: CHROMIUM_PATH=/path/to/chromium npm test`,
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

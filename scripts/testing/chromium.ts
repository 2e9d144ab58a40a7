import { execFileSync } from 'node:child_process'
import { findChromium, findProgram, headlessShell } from '../../src/engine/base/chromium/find-chromium'
import { Failure } from '../../src/engine/base/shared-types/failure'

export { chromiumArguments } from '../../src/engine/base/chromium/find-chromium'

const aptGet = (...args: string[]) =>
  execFileSync('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 180_000,
  })

/** Returns whether the packages of Debian could be installed. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false
  console.log(`Installing ${names.join(', ')} with apt-get …`)
  const args = ['install', '-y', '--no-remove', '--no-install-recommends', ...names]
  try {
    aptGet(...args)
  } catch {
    try {
      // The list of packages may be missing or outdated.
      aptGet('update')
      aptGet(...args)
    } catch {
      return false
    }
  }
  return true
}

/** Returns CHROMIUM_PATH, else the headless shell, which is installed if possible, else another Chromium. */
export function ensureChromium(): string {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  if (!findProgram([headlessShell])) installPackages(headlessShell)
  const found = findChromium()
  if (found && !found.endsWith(headlessShell))
    console.log(`Pages are opened in ${found}. They are quicker in ${headlessShell}, which is a package of Debian.`)
  if (found) return found
  const installed = installPackages('chromium') ? findChromium() : undefined
  if (installed) return installed
  throw new Failure(
    `Pages are opened in Chromium, and none could be found or installed. Install it (on Debian: apt-get install -y ${headlessShell}), or name one: CHROMIUM_PATH=/path/to/chromium`,
  )
}

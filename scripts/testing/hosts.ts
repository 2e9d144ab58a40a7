import { delimiter } from 'node:path'
import { findProgram } from '../../src/engine/base/chromium/find-chromium'
import { hostCommands } from '../shared/host-commands'
import { installPackages } from './chromium'

export const isInstalled = (program: string): boolean => findProgram([program]) !== undefined

/** Installs missing hosts if possible: each is a package of Debian. Returns a sentence about each that is still missing. */
export function ensureHosts(): string[] {
  // Debian installs nginx in /usr/sbin, which only the administrator has in PATH.
  process.env.PATH = [process.env.PATH, '/usr/sbin'].join(delimiter)
  const missing = () => Object.keys(hostCommands).filter((name) => !isInstalled(name))
  const packages = missing()
  if (packages.length > 0) installPackages(...packages)
  return missing().map(
    (name) =>
      `The configuration of ${name}, read by ${name}: it could not be installed here (on Debian, as root: apt-get install -y ${name})`,
  )
}

import { spawn } from 'node:child_process'

/** The command that opens an address in a person's browser. An editor on a distant machine names its own in BROWSER. */
function opener(): [string, ...string[]] {
  const { BROWSER } = process.env
  if (BROWSER) return [BROWSER]
  if (process.platform === 'darwin') return ['open']
  return process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
}

/** Opens an address in the browser. Where there is none nothing happens: the address is printed, too. */
export function openBrowser(address: string): void {
  const [command, ...options] = opener()
  const browser = spawn(command, [...options, address], { stdio: 'ignore', detached: true })
  browser.on('error', () => undefined)
  browser.unref()
}

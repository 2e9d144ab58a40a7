import { spawn } from 'node:child_process'

/** Remote editors set BROWSER. */
function opener(): [string, ...string[]] {
  const { BROWSER } = process.env
  if (BROWSER) return [BROWSER]
  if (process.platform === 'darwin') return ['open']
  return process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
}

/** Does nothing without a browser: the address is printed, too. */
export function openBrowser(address: string): void {
  const [command, ...options] = opener()
  const browser = spawn(command, [...options, address], { stdio: 'ignore', detached: true })
  browser.on('error', () => undefined)
  browser.unref()
}

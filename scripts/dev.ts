import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { editorAddress } from '../src/engine/model/addresses'
import { createPreview } from '../src/engine/preview/server'
import { readWords } from '../src/engine/project/read-words'
import { timeOf } from '../src/engine/schedule/time-of'
import { createFormService } from '../src/engine/serve/form-service'
import { createSignUps } from '../src/engine/serve/sign-ups'
import { readContentText } from '../src/engine/site/read-text'
import { readOptions, run } from './shared/command'
import { hostFor, startListening, usualPorts } from './shared/listening'

process.env.NODE_ENV = 'development'

/** Remote editors set BROWSER. */
function opener(): [string, ...string[]] {
  const { BROWSER } = process.env
  if (BROWSER) return [BROWSER]
  if (process.platform === 'darwin') return ['open']
  return process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
}

/** Does nothing without a browser: the address is printed, too. */
function openBrowser(address: string): void {
  const [command, ...options] = opener()
  const browser = spawn(command, [...options, address], { stdio: 'ignore', detached: true })
  browser.on('error', () => undefined)
  browser.unref()
}

run(async () => {
  const usage = 'npm run dev -- [--site DIR] [--at TIME] [--open] [--live]'
  const { site, at, open, live } = readOptions(usage, { site: '.', at: '', open: false, live: false })
  // The preview explains a file that cannot be read, and shows the site once it can be read.
  if (at) timeOf(at, await readContentText(join(site, 'pages.json')).catch(() => ''))
  const words = await readWords(process.cwd(), site)
  const formService = createFormService(createSignUps(join(site, 'sign-ups.jsonl')), words)
  const preview = await createPreview(process.cwd(), site, formService, {
    host: hostFor(usualPorts.dev),
    at: at || undefined,
    isLive: live,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, preview.stop)
  const address = await startListening(preview.http, usualPorts.dev)
  console.log(
    `The preview is at ${address}, the editor at ${address}${editorAddress}. Both show what changes in pages.json; Alt-click in the preview opens a block in your code editor (stop with Ctrl+C).`,
  )
  if (open) openBrowser(address + editorAddress)
  return 0
})

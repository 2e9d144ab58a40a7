import { join } from 'node:path'
import { editorAddress } from '../src/engine/model/addresses'
import { createPreview } from '../src/engine/preview/server'
import { readWords } from '../src/engine/project/read-words'
import { createFormService } from '../src/engine/serve/form-service'
import { createSignUps } from '../src/engine/serve/sign-ups'
import { readOptions, run } from './shared/command'
import { hostFor, startListening, usualPorts } from './shared/listening'
import { openBrowser } from './shared/open-browser'

process.env.NODE_ENV = 'development'

run(async () => {
  const { site, open } = readOptions('npm run dev -- [--site DIR] [--open]', { site: '.', open: false })
  const words = await readWords(process.cwd(), site)
  const formService = createFormService(createSignUps(join(site, 'sign-ups.jsonl')), words)
  const preview = await createPreview(process.cwd(), site, formService, hostFor(usualPorts.dev))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, preview.stop)
  const address = await startListening(preview.http, usualPorts.dev)
  console.log(
    `The preview is at ${address}, the editor at ${address}${editorAddress}. Both show what changes in pages.json; Alt-click in the preview opens a block in your code editor (stop with Ctrl+C).`,
  )
  if (open) openBrowser(address + editorAddress)
  return 0
})

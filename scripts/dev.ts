import { join } from 'node:path'
import { createPreview } from '../src/engine/preview/server'
import { readWords } from '../src/engine/project/read-words'
import { createFormService } from '../src/engine/serve/form-service'
import { createSignUps } from '../src/engine/serve/sign-ups'
import { readOptions, run } from './shared/command'
import { host, startListening } from './shared/listening'

process.env.NODE_ENV = 'development'

run(async () => {
  const { site } = readOptions('npm run dev -- [--site DIR]', { site: '.' })
  const words = await readWords(process.cwd(), site)
  const formService = createFormService(createSignUps(join(site, 'sign-ups.jsonl')), words)
  const preview = await createPreview(process.cwd(), site, formService, host)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, preview.stop)
  const address = await startListening(preview.http, 5173)
  console.log(
    `The preview is at ${address}. Edit pages.json and watch the page; Alt-click opens a block in your editor (stop with Ctrl+C).`,
  )
  return 0
})

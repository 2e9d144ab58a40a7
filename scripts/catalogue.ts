import { join } from 'node:path'
import { catalogueAddress } from '../src/engine/preview/catalogue'
import { createPreview } from '../src/engine/preview/server'
import { readWords } from '../src/engine/project/read-words'
import { createFormService } from '../src/engine/serve/form-service'
import { createSignUps } from '../src/engine/serve/sign-ups'
import { readOptions, run } from './shared/command'
import { hostFor, startListening, usualPorts } from './shared/listening'

process.env.NODE_ENV = 'development'

run(async () => {
  const { site } = readOptions('npm run catalogue -- [--site DIR]', { site: '.' })
  const words = await readWords(process.cwd(), site)
  const formService = createFormService(createSignUps(join(site, 'sign-ups.jsonl')), words)
  const preview = await createPreview(process.cwd(), site, formService, { host: hostFor(usualPorts.catalogue) })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, preview.stop)
  const address = await startListening(preview.http, usualPorts.catalogue)
  console.log(`Every block, with examples to copy, is at ${address}${catalogueAddress} (stop with Ctrl+C).`)
  return 0
})

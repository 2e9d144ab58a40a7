import { join } from 'node:path'
import { catalogueAddress } from '../src/engine/preview/catalogue'
import { createPreview } from '../src/engine/preview/server'
import { findStudio } from '../src/engine/project/find-studio'
import { createFormService } from '../src/engine/serve/form-service'
import { createSignUps } from '../src/engine/serve/sign-ups'
import { readWords } from '../src/engine/site/read-words'
import { readOptions, run } from './shared/command'
import { host, startListening } from './shared/listening'

process.env.NODE_ENV = 'development'

run(async () => {
  const { site } = readOptions('npm run catalogue -- [--site DIR]', { site: '.' })
  const words = await readWords(join(await findStudio(process.cwd(), site), 'src/studio'))
  const formService = createFormService(createSignUps(join(site, 'sign-ups.jsonl')), words)
  const preview = await createPreview(process.cwd(), site, formService, host)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, preview.stop)
  // A port of its own: "npm run dev" may be at work.
  const address = await startListening(preview.http, 5174)
  console.log(`Every block, with examples to copy, is at ${address}${catalogueAddress} (stop with Ctrl+C).`)
  return 0
})

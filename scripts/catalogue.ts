import { join } from 'node:path'
import { catalogueAddress } from '../src/preview/catalogue'
import { createPreview } from '../src/preview/server'
import { createFormService } from '../src/serve/form-service'
import { createSignUps } from '../src/serve/sign-ups'
import { listen } from '../src/serve/static-server'
import { readOptions, run } from './command'

process.env.NODE_ENV = 'development'

run(async () => {
  const { site } = readOptions('npm run catalogue -- [--site DIR]', { site: '.' })
  const formService = createFormService(createSignUps(join(site, 'sign-ups.jsonl')))
  const preview = await createPreview(process.cwd(), site, formService)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, preview.stop)
  // A port of its own: "npm run dev" may be at work.
  const address = await listen(preview.http, Number(process.env.PORT ?? 5174))
  console.log(`Every block, with examples to copy, is at ${address}${catalogueAddress} (stop with Ctrl+C).`)
  return 0
})

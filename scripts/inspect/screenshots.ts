import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startChromium } from '../../src/engine/base/chromium/start-chromium'
import { accessKeyNames } from '../../src/engine/base/shared-types/access-key-names'
import { findAccessKey } from '../../src/engine/building/site-build/guarded-pages/access-key'
import { listen } from '../../src/engine/building/static-server/http-server'
import { createStaticServer } from '../../src/engine/building/static-server/static-server'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { readOptions, run } from '../shared/command'
import { createReporter } from '../shared/progress'
import { ensureChromium } from '../testing/chromium'
import { takeScreenshots } from './screenshots/index'
import { findRoutes } from './screenshots/routes'

const usage = 'npm run inspect -- screenshots [--dist DIR] [--out DIR] [--only PATH]'

run(async () => {
  const { dist, out, only } = readOptions(usage, { dist: 'dist', out: 'screenshots', only: '' })
  const routes = findRoutes(dist, only)
  mkdirSync(out, { recursive: true })
  const isGuarded = routes.some(({ html }) => html.includes('data-guard='))
  const accessKey = isGuarded ? findAccessKey(process.cwd(), accessKeyNames(await readSchemas('.')), console.log) : ''
  const server = createStaticServer(dist)
  const browser = await startChromium(ensureChromium())
  const { progress } = createReporter()
  try {
    const address = await listen(server, 0)
    const { count, failed } = await takeScreenshots({
      browser,
      address,
      routes,
      out,
      accessKey,
      progress: (done, all) => progress('Looked at', done, all),
    })
    console.log(`Took ${count} screenshots of ${routes.length} pages. All of them: ${join(out, 'contact-sheet.png')}`)
    for (const { shot, reason } of failed) console.error(`Not taken: ${shot.title}: ${reason}`)
    return failed.length > 0 ? 1 : 0
  } finally {
    await browser.close()
    server.close()
  }
})

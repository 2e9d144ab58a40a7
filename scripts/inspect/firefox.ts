import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Failure } from '../../src/engine/base/shared-types/failure'
import { listen } from '../../src/engine/building/static-server/http-server'
import { createStaticServer } from '../../src/engine/building/static-server/static-server'
import { run } from '../shared/command'
import { startPreview } from '../shared/edited-site'
import { editPage, visitSite } from './firefox/round'
import { startFirefox } from './firefox/start-firefox'

/** Visits the built site in `dist` and edits the second studio's in Firefox. */
async function tryFirefox(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'firefox-'))
  const site = join(folder, 'site')
  await cp('tests/second-studio', site, { recursive: true })
  await symlink(resolve('node_modules'), join(site, 'node_modules'))
  const server = createStaticServer('dist')
  const [browser, preview, address] = await Promise.all([startFirefox(), startPreview(site), listen(server, 0)])
  try {
    await visitSite(browser, address)
    await editPage(browser, preview.address, join(site, 'pages.json'))
    console.log(`The site and the editor work in ${browser.name}.`)
  } catch (error) {
    throw new Failure(`In ${browser.name}: ${(error as Error).message}`)
  } finally {
    await browser.close()
    preview.stop()
    server.close()
    await rm(folder, { recursive: true, force: true })
  }
}

run(async () => {
  await tryFirefox()
  return 0
})

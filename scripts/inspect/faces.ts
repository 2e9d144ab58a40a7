import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { startChromium } from '../../src/engine/base/chromium/start-chromium'
import { accessKeyNames } from '../../src/engine/base/shared-types/access-key-names'
import { findAccessKey } from '../../src/engine/building/site-build/guarded-pages/access-key'
import { listen } from '../../src/engine/building/static-server/http-server'
import { createStaticServer } from '../../src/engine/building/static-server/static-server'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { readOptions, run } from '../shared/command'
import { ensureChromium } from '../testing/chromium'
import { type FaceBox, findHurtFaces } from './hurt-faces'
import { findRoutes, type Route } from './screenshots/routes'

const root = join(import.meta.dirname, '../..')
const widths = [360, 600, 768, 1024, 1280, 1920]

/** Written by artwork/ when it draws the pictures. */
const faces: Record<string, FaceBox[]> = JSON.parse(readFileSync(join(import.meta.dirname, 'faces.json'), 'utf8'))
const boxesOf = (address: string): FaceBox[] => faces[address.replace(/^\/images\/|\.svg$/g, '')] ?? []

/** Returns a line for each hurt face and width. */
async function inspectPage(page: Page, address: string, { path }: Route): Promise<string[]> {
  await page.goto(address)
  const lines: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const hurt = await findHurtFaces(page, boxesOf)
    lines.push(...hurt.map((face) => `${path}, ${width} px wide: ${face}`))
  }
  return lines
}

run(async () => {
  const { dist } = readOptions('npm run inspect -- faces [--dist DIR]', { dist: 'dist' })
  const routes = findRoutes(dist, '')
  const key = findAccessKey(root, accessKeyNames(await readSchemas(root)), console.error)
  const server = createStaticServer(dist)
  const browser = await startChromium(ensureChromium())
  try {
    const address = await listen(server, 0)
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    const hurt: string[] = []
    for (const route of routes) {
      const query = route.html.includes('data-guard=') ? `?key=${key}` : ''
      hurt.push(...(await inspectPage(page, address + route.path + query, route)))
    }
    if (hurt.length === 0) console.log(`No face in a banner of ${routes.length} pages is cut or covered.`)
    else console.log(`Faces that are cut or covered in banners. Give the banner another focus:\n${hurt.join('\n')}`)
    return hurt.length === 0 ? 0 : 1
  } finally {
    await browser.close()
    server.close()
  }
})

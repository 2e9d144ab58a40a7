import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareClassNames } from './class-names'

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'class-names-'))
  const write = (name: string, text: string) => writeFileSync(join(root, name), text)
  write('card.module.scss', '.title { color: red }')
  write('server.module.scss', '.line { color: red }')
  write('broken.module.scss', '.title {')
  write('browser.js', "import style from './card.module.scss'\nconsole.log(style.title)")
  write('broken.js', "import style from './broken.module.scss'\nconsole.log(style.title)")
  write(
    'node.js',
    "import card from './card.module.scss'\nimport server from './server.module.scss'\nexport const names = [card.title, server.line]",
  )
})

afterAll(() => rmSync(root, { recursive: true }))

/** The code that a build of one file makes. */
async function bundle(input: string, plugins: Plugin[], ssr: boolean): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    css: { modules: { generateScopedName: `${ssr ? 'own' : 'told'}-[local]` } },
    build: { ssr, write: false, rollupOptions: { input: join(root, input) } },
  })
  const chunks = [result].flat().flatMap((built) => ('output' in built ? built.output : []))
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n')
}

test('a build for Node takes class names from that for browsers, and compiles only what that does not have', async () => {
  const { teller, taker } = shareClassNames()
  const [, code] = await Promise.all([bundle('browser.js', [teller], false), bundle('node.js', [taker], true)])
  expect(code).toContain('told-title')
  expect(code).not.toContain('own-title')
  expect(code).toContain('own-line')
})

test('it does not wait for ever for one that fails', async () => {
  const { teller, taker } = shareClassNames()
  const [inBrowsers, inNode] = await Promise.allSettled([
    bundle('broken.js', [teller], false),
    bundle('node.js', [taker], true),
  ])
  expect(inBrowsers.status).toBe('rejected')
  expect(inNode).toMatchObject({ status: 'fulfilled', value: expect.stringContaining('own-title') })
})

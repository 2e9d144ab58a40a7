import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger, createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { lateWords } from './late-words'

test('the search for packages to bundle reads late words', async () => {
  const root = mkdtempSync(join(tmpdir(), 'late-words-'))
  writeFileSync(join(root, 'words.json'), '{"close": "Close"}')
  writeFileSync(join(root, 'main.ts'), `import { close } from './words.json?late'\nconsole.log(close)\n`)
  const errors: string[] = []
  const logger = createLogger('silent')
  logger.error = (message) => errors.push(message)
  const server = await createServer({
    root,
    configFile: false,
    customLogger: logger,
    plugins: [lateWords],
    optimizeDeps: { entries: ['main.ts'] },
    server: { middlewareMode: true, ws: false },
  })
  onTestFinished(async () => {
    await server.close()
    rmSync(root, { recursive: true })
  })
  await server.environments.client.depsOptimizer?.scanProcessing
  expect(errors).toEqual([])
})

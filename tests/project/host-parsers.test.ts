import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { hostCommands } from '../../scripts/shared/host-commands'
import { isInstalled } from '../../scripts/testing/hosts'
import { findUnfitSign, toPassedOn } from '../../src/engine/base/text/host-signs'
import { hostFiles } from '../../src/engine/building/host-config/host-files'
import type { HostedSite } from '../../src/engine/building/host-config/hosted-site'
import { hostileTexts } from '../sites/hostile-texts'

const folder = mkdtempSync(join(tmpdir(), 'host-parsers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Folders that the check accepts. */
const folderNames = hostileTexts
  .map((text) => text.replaceAll('/', ''))
  .filter((name) => name.trim() !== '' && !/[:*?<>|]/.test(name) && findUnfitSign(name) === undefined)

const targets = fc.sample(hostileTexts, 150).map((text) => `/about?x=${text}`)
const site: HostedSite = {
  ...{
    settings: {},
    services: [],
    hasGuards: false,
    hasSearch: false,
    feeds: [{ path: '/news/feed.xml', type: 'application/rss+xml' }],
    fileFolders: [],
  },
  redirects: targets.map((to, at) => ({ path: `/r${at}`, to })),
  notFound: [],
  fallbacks: targets.slice(0, 9).map((to, at) => ({ prefix: `/f${at}/`, to })),
  hidden: ['/club/:key/*'],
  sharedFolders: fc.sample(folderNames, 100).map((name) => `/${name}/*`),
}
const files = hostFiles(site)
const wanted = targets.map(toPassedOn)

/** Every value of "Location" in Caddy's own form of a configuration, in the order of the file. */
function locationsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => (name === 'Location' ? part : locationsIn(part)))
}

const readers: Record<string, (file: string) => Promise<string[]>> = {
  async caddy(file) {
    const { command, env } = hostCommands.caddy?.('localhost', { dist: folder, folder, file }) ?? { command: '' }
    const args = ['adapt', '--config', file, '--adapter', 'caddyfile']
    const { stdout } = await promisify(execFile)(command, args, { env: { ...process.env, ...env } })
    const all = locationsIn(JSON.parse(stdout)).filter((address) => address.startsWith('/about'))
    return all.slice(0, targets.length)
  },
  async nginx(file) {
    const socketPath = join(folder, 'socket')
    const { command, args = [] } = hostCommands.nginx?.(`unix:${socketPath}`, { dist: folder, folder, file }) ?? {
      command: '',
    }
    await promisify(execFile)(command, [...args, '-t'])
    const host = spawn(command, args, { stdio: 'ignore' })
    const locationOf = (path: string) =>
      new Promise<string>((resolve, reject) => {
        request({ socketPath, path }, (answer) => resolve(String(answer.resume().headers.location)))
          .on('error', reject)
          .end()
      })
    try {
      for (let tries = 0; tries < 100 && (await locationOf('/').catch(() => 'not yet')) === 'not yet'; tries++)
        await wait(50)
      return await Promise.all(targets.map((_, at) => locationOf(`/r${at}`)))
    } finally {
      host.kill()
    }
  },
}
const configurations: Record<string, string> = { caddy: 'deploy/Caddyfile', nginx: 'deploy/nginx.conf' }

test('each host that is compared with "npm start" has a reader here', () => {
  expect(Object.keys(readers).sort()).toEqual(Object.keys(hostCommands).sort())
})

// "npm test" installs them, or says that they are missing.
test.each(Object.keys(readers).filter(isInstalled))('%s reads its file as it was meant', async (name) => {
  const file = join(folder, name)
  writeFileSync(file, files[configurations[name] ?? ''] ?? '')
  expect(await readers[name]?.(file)).toEqual(wanted)
})

import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '../../src/engine/base/shared-types/failure'
import { listen } from '../../src/engine/building/static-server/http-server'
import { createStaticServer } from '../../src/engine/building/static-server/static-server'
import { readOptions, run } from '../shared/command'
import { compareHosts } from '../shared/compare-hosts'
import { type HostCommand, hostCommands } from '../shared/host-commands'

const findPort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts a host, waits until it responds, and returns how to stop it. Throws a Failure with its output. */
async function startHost({ command, args, env }: HostCommand, address: string): Promise<() => Promise<void>> {
  const host = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] })
  let words = ''
  host.stderr.on('data', (text) => {
    words += text
  })
  const ended = new Promise<void>((resolve) => {
    host.once('error', () => resolve())
    host.once('exit', () => resolve())
  })
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  for (let tries = 0; tries < 200; tries++) {
    if (hasEnded) break
    if (await fetch(address).catch(() => undefined))
      return () => Promise.all([host.kill(), ended]).then(() => undefined)
    await wait(100)
  }
  host.kill()
  throw new Failure(`${command} cannot be started here. It says:\n${words.trim()}`)
}

run(async () => {
  const { host, dist } = readOptions('npm run inspect -- try-host --host nginx|caddy [--dist DIR]', {
    host: '',
    dist: 'dist',
  })
  const start = hostCommands[host]
  if (!start) throw new Failure(`Name a host with --host: ${Object.keys(hostCommands).join(' or ')}.`)
  const folder = mkdtempSync(join(tmpdir(), `site-on-${host}-`))
  const server = createStaticServer(dist)
  try {
    mkdirSync(join(folder, 'logs'))
    const port = await findPort()
    const [one, other] = [await listen(server, 0), `http://127.0.0.1:${port}`]
    const stop = await startHost(start(`127.0.0.1:${port}`, { dist: resolve(dist), folder }), other)
    const { asked, differences } = await compareHosts(dist, one, other).finally(stop)
    for (const line of differences) console.error(line)
    console.log(`${asked} addresses asked of ${host} and of "npm start", ${differences.length} differences.`)
    return differences.length > 0 ? 1 : 0
  } finally {
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

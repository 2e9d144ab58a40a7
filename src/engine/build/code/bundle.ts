import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../model/failure'
import type { ClientManifest } from './client-manifest'

/** The code of the site, built: it depends on src/ alone, never on content, so every site shares it. */
export interface Bundle {
  /** The folder whose files browsers load. */
  client: string
  manifest: ClientManifest
  /** The module that compiles and renders, for import(). */
  server: string
  /** Stands for the code: another source has another one. */
  id: string
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** A name for everything that the bundles are made of. Many small files are read sooner one after the other. */
function sourceHash(root: string): string {
  const hash = createHash('sha256').update(process.version)
  const paths = [join(root, 'vite.config.ts'), join(root, 'package-lock.json'), ...sourceFiles(join(root, 'src'))]
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

/** The manifests of the builds of the browser part. */
export const manifests = {
  loader: 'loader.json',
  opener: 'opener.json',
  statistics: 'statistics.json',
  app: 'app.json',
}

async function readManifest(client: string): Promise<ClientManifest | undefined> {
  try {
    const texts = await Promise.all(Object.values(manifests).map((name) => readFile(join(client, name), 'utf8')))
    return Object.assign({}, ...texts.map((text) => JSON.parse(text)))
  } catch {
    return undefined
  }
}

const cacheOf = (root: string) => join(root, 'node_modules/.cache/site-bundle')

async function readBundle(root: string, id: string): Promise<Bundle | undefined> {
  const folder = join(cacheOf(root), id)
  const client = join(folder, 'client')
  const manifest = await readManifest(client)
  return manifest && { client, manifest, server: join(folder, 'server/server-entry.cjs'), id }
}

/** Runs build-code.ts: in a process of its own, so that its memory and time are not taken from the one that builds the site. */
function runProgram(root: string, folder: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.js'), 'code', root, folder], {
      cwd: root,
      // Vite and React look here; a bundle is for visitors, whoever asks for it.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
      signal,
    })
    let failure: Error = new Failure('The code in src/ could not be built: see above. The last site is as it was.')
    child.once('error', (error) => {
      failure = error
      if (child.pid === undefined) reject(error)
    })
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(failure)
    })
  })
}

async function makeBundle(root: string, id: string, signal: AbortSignal): Promise<Bundle> {
  const cache = cacheOf(root)
  const folder = join(cache, id)
  const unfinished = `${folder}.${process.pid}`
  await mkdir(cache, { recursive: true })
  try {
    await runProgram(root, unfinished, signal)
    // Another build may just have made the same.
    await rename(unfinished, folder).catch(() => undefined)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  await removeOld(cache, folder)
  return (await readBundle(root, id)) as Bundle
}

/** The code of a site, for one build. */
export interface Code {
  /** The code as it is, when an earlier build has made it. */
  standing?: Bundle
  /** Returns it when it is there. Throws a Failure when it cannot be built. */
  get(): Promise<Bundle>
  /** Ends what nobody waits for any more. */
  close(): Promise<void>
}

/**
 * Takes the code that stands. Without any its browser part and its server part are built, which takes a few seconds and
 * does not hold up what is done meanwhile; `notify` is told of it.
 */
export async function openCode(root: string, notify: (line: string) => void): Promise<Code> {
  const id = sourceHash(root)
  const standing = await readBundle(root, id)
  if (standing) return { standing, get: async () => standing, close: async () => undefined }
  notify('Building the code of the site …')
  const stop = new AbortController()
  const building = makeBundle(root, id, stop.signal)
  const ended = building.catch(() => undefined)
  return {
    get: () => building,
    async close() {
      stop.abort()
      await ended
    },
  }
}

/** How long a bundle that is no longer needed stays, in milliseconds: another build may be using it. */
const keptFor = 24 * 60 * 60 * 1000

/** Keeps the cache from growing: bundles of older sources go after a day. */
async function removeOld(cache: string, current: string): Promise<void> {
  const others = (await readdir(cache)).map((name) => join(cache, name)).filter((path) => path !== current)
  for (const path of others) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > keptFor) await rm(path, { recursive: true, force: true })
  }
}

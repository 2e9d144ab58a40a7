import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Failure } from '../../model/failure'
import { removeOld } from '../../site/cache-file'
import type { ClientManifest } from './client-manifest'

/** The built code of a studio. It depends on sources, not on content. */
export interface Code {
  /** The folder of the files for browsers. */
  client: string
  manifest: ClientManifest
  /** The modules server-entry.ts and render-worker.ts. */
  server: string
  worker: string
  /** A hash of the sources. */
  id: string
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** Reading many small files one after another is faster than in parallel. */
function hashSources(root: string, studio: string): string {
  const hash = createHash('sha256').update(process.version)
  const files = ['vite.config.ts', 'package-lock.json'].map((name) => join(root, name))
  const folders = [join(root, 'src/engine'), join(studio, 'src/studio')]
  for (const path of [...files, ...folders.flatMap(sourceFiles)])
    hash.update(relative(root, path)).update(readFileSync(path))
  return hash.digest('hex').slice(0, 16)
}

/** The names of Vite's manifests. */
export const manifests = {
  loader: 'loader.json',
  opener: 'opener.json',
  statistics: 'statistics.json',
  elements: 'elements.json',
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

/** In milliseconds. Another build may be using older code. */
const maxAge = 24 * 60 * 60 * 1000

const cacheOf = (root: string) => join(root, 'node_modules/.cache/site-code')

async function readCode(root: string, id: string): Promise<Code | undefined> {
  const folder = join(cacheOf(root), id)
  const client = join(folder, 'client')
  const manifest = await readManifest(client)
  const server = join(folder, 'server')
  return (
    manifest && {
      client,
      manifest,
      server: join(server, 'server-entry.mjs'),
      worker: join(server, 'render-worker.mjs'),
      id,
    }
  )
}

/** Runs build-code.ts in a child process, which works while the site is read and checked. Rejects with a Failure. */
function runBuildCode(root: string, studio: string, folder: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.js'), 'code', root, studio, folder], {
      cwd: root,
      // For Vite and React.
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

async function makeCode(root: string, studio: string, id: string, signal: AbortSignal): Promise<Code> {
  const cache = cacheOf(root)
  const folder = join(cache, id)
  const unfinished = `${folder}.${process.pid}`
  await mkdir(cache, { recursive: true })
  try {
    await runBuildCode(root, studio, unfinished, signal)
    // Another build may have made the same.
    await rename(unfinished, folder).catch(() => undefined)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  removeOld(cache, new Set([id]), maxAge)
  return (await readCode(root, id)) as Code
}

export interface PendingCode {
  /** Rejects with a Failure. */
  ready: Promise<Code>
  /** Cancels the build of the code. */
  stop(): Promise<void>
}

/** Returns the cached code of a studio, or starts to build it. */
export async function startCode(root: string, studio: string, notify: (line: string) => void): Promise<PendingCode> {
  const id = hashSources(root, studio)
  const cached = await readCode(root, id)
  if (cached) return { ready: Promise.resolve(cached), stop: async () => undefined }
  notify('Building the code of the site …')
  const abort = new AbortController()
  const ready = makeCode(root, studio, id, abort.signal)
  const ended = ready.catch(() => undefined)
  return {
    ready,
    async stop() {
      abort.abort()
      await ended
    },
  }
}

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Failure } from '../../../base/shared-types/failure'
import { removeOld } from '../../../folders/site-folder/cache-file'
import { cacheFolder } from '../../../folders/studio-folder/cache-folder'
import type { ClientManifest } from './client-manifest'
import { manifestIn, type ScriptFolders } from './languages/split-by-language'

interface LanguageCode {
  manifest: ClientManifest
  /** The editor on the web has no server-entry.ts and no render-worker.ts. */
  server: string
}

/** Depends on sources, not on content. */
export interface Code {
  client: string
  worker: string
  id: string
  /** Without a language, or with one that the code does not have, the site's own. */
  in(language?: string): LanguageCode
}

export interface CodeInput {
  root: string
  studio: string
  kind: CodeKind
  /** Of the site, its own first. One makes the code of a site in one language. */
  languages: string[]
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock']

/** The lock file of the project may be in a folder above. */
function findLockFile(folder: string): string[] {
  const existing = lockFiles.map((name) => join(folder, name)).filter(existsSync)
  return existing.length > 0 || dirname(folder) === folder ? existing : findLockFile(dirname(folder))
}

/** Studios with the same sources share their code. Reading small files one after another is faster than in parallel. */
function hashSources({ root, studio, languages }: CodeInput): string {
  const hash = createHash('sha256').update(process.version)
  const add = (folder: string, paths: string[]) => {
    for (const path of paths) hash.update(relative(folder, path)).update(readFileSync(path))
  }
  add(root, [join(root, 'package.json'), ...findLockFile(root)])
  add(root, sourceFiles(join(root, 'src/engine')))
  add(studio, sourceFiles(join(studio, 'src/studio')))
  add(studio, findLockFile(studio))
  if (languages.length > 1) hash.update(languages.join())
  return hash.digest('hex').slice(0, 16)
}

/** Whether a studio imports an element. The code of pages of all other studios has nothing of it. */
export const usesElement = (studio: string, name: 'Blocks' | 'search/Search' | 'today/\\w+'): boolean =>
  sourceFiles(join(studio, 'src/studio'))
    .filter((file) => /\.[jt]sx?$/.test(file))
    .some((file) => new RegExp(`/elements/${name}['"]`).test(readFileSync(file, 'utf8')))

export const manifests = {
  site: {
    loader: 'loader.json',
    opener: 'opener.json',
    statistics: 'statistics.json',
    elements: 'elements.json',
    app: 'app.json',
  },
  preview: { pages: 'pages.json', catalogue: 'catalogue.json' },
  editor: {
    start: 'start.json',
    windows: 'windows.json',
    catalogue: 'catalogue.json',
    worker: 'worker.json',
    serviceWorker: 'service-worker.json',
  },
}

export const licencesFolder = 'licences'

/** Missing where the code is of one language. */
export const scriptFoldersFile = 'languages.json'

/** In `Code.client`: the typefaces that pages begin with. */
export const typefacesFile = 'typefaces.json'

export type CodeKind = keyof typeof manifests

export async function readClientManifest(client: string, kind: CodeKind): Promise<ClientManifest | undefined> {
  try {
    const texts = await Promise.all(Object.values(manifests[kind]).map((name) => readFile(join(client, name), 'utf8')))
    return Object.assign({}, ...texts.map((text) => JSON.parse(text)))
  } catch {
    return undefined
  }
}

/** In milliseconds. Another build may be using older code. */
const maxAge = 24 * 60 * 60 * 1000

const cacheOf = (root: string, kind: CodeKind) => join(cacheFolder(root), `${kind}-code`)

async function readScriptFolders(folder: string): Promise<ScriptFolders> {
  const file = join(folder, scriptFoldersFile)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
}

async function readCode(root: string, id: string, kind: CodeKind): Promise<Code | undefined> {
  const folder = join(cacheOf(root, kind), id)
  const client = join(folder, 'client')
  const manifest = await readClientManifest(client, kind)
  if (!manifest) return undefined
  const folders = await readScriptFolders(folder)
  const [own = ''] = Object.values(folders)
  const folderOf = (language = '') => folders[language] ?? own
  const server = join(folder, 'server')
  return {
    client,
    worker: join(server, 'render-worker.mjs'),
    id,
    in(language) {
      const scripts = folderOf(language)
      return {
        manifest: scripts && kind === 'site' ? manifestIn(scripts, manifest) : manifest,
        server: join(server, scripts, 'server-entry.mjs'),
      }
    },
  }
}

/** Runs in a child process, while the site is read and checked. Rejects with a Failure. */
function runBuildCode(input: CodeInput, folder: string, signal: AbortSignal): Promise<void> {
  const { root, studio, kind, languages } = input
  return new Promise((resolve, reject) => {
    const args = ['code', root, studio, folder, kind, languages.join()]
    const child = spawn(process.execPath, [join(root, 'scripts/run.js'), ...args], {
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

async function makeCode(input: CodeInput, id: string, signal: AbortSignal): Promise<Code> {
  const { root, kind } = input
  const cache = cacheOf(root, kind)
  const folder = join(cache, id)
  const unfinished = `${folder}.${process.pid}`
  await mkdir(cache, { recursive: true })
  try {
    await runBuildCode(input, unfinished, signal)
    // Another build may have made the same.
    await rename(unfinished, folder).catch(() => undefined)
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
  removeOld(cache, new Set([id]), maxAge)
  return (await readCode(root, id, kind)) as Code
}

export interface PendingCode {
  /** Rejects with a Failure. */
  ready: Promise<Code>
  stop(): Promise<void>
}

export async function startCode(input: CodeInput, notify: (line: string) => void): Promise<PendingCode> {
  const { root, kind } = input
  const id = hashSources(input)
  const cached = await readCode(root, id, kind)
  if (cached) return { ready: Promise.resolve(cached), stop: async () => undefined }
  notify(`Building the code of the ${kind} …`)
  const abort = new AbortController()
  const ready = makeCode(input, id, abort.signal)
  const ended = ready.catch(() => undefined)
  return {
    ready,
    async stop() {
      abort.abort()
      await ended
    },
  }
}

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { InlineConfig } from 'vite'
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

async function sourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** A name for everything that the bundles are made of. */
async function sourceHash(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const paths = [
    join(root, 'vite.config.ts'),
    join(root, 'package-lock.json'),
    ...(await sourceFiles(join(root, 'src'))),
  ]
  for (const path of paths) hash.update(path.slice(root.length)).update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}

/** A block's files have the name of its folder, not of its source: all blocks' sources are called component.tsx. */
const blockOf = (source?: string | null) => source?.match(/src\/blocks\/([^/]+)\//)?.[1]

const output = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) =>
    `assets/${blockOf(facadeModuleId) ?? name}-[hash].js`,
  assetFileNames: ({ originalFileNames }: { originalFileNames: string[] }) =>
    `assets/${blockOf(originalFileNames[0]) ?? '[name]'}-[hash][extname]`,
}

/** The app and all that it imports come in one file: few large files compress better than many small ones. */
const app = [{ name: 'app', test: /src\/browser\/hydrate\.tsx/ }]

/** The manifests of the two builds of the browser part. */
const loaderManifest = 'loader.json'
const appManifest = 'app.json'

async function readManifest(client: string): Promise<ClientManifest | undefined> {
  try {
    const texts = await Promise.all([loaderManifest, appManifest].map((name) => readFile(join(client, name), 'utf8')))
    return Object.assign({}, ...texts.map((text) => JSON.parse(text)))
  } catch {
    return undefined
  }
}

/** How long Vite's own parts take is not for the people who build a site. */
const checks = { pluginTimings: false }

function configs(root: string, folder: string): InlineConfig[] {
  const common: InlineConfig = { root, logLevel: 'warn', mode: 'production' }
  return [
    {
      ...common,
      // In a build of its own, so that it shares no file with the app: a page begins with one small script.
      build: {
        outDir: join(folder, 'client'),
        manifest: loaderManifest,
        modulePreload: { polyfill: false },
        rollupOptions: { input: join(root, 'src/browser/loader.ts'), output, checks },
      },
    },
    {
      ...common,
      build: {
        outDir: join(folder, 'client'),
        emptyOutDir: false,
        manifest: appManifest,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: ['hydrate.tsx', 'analytics.ts'].map((name) => join(root, 'src/browser', name)),
          preserveEntrySignatures: 'exports-only',
          output: { ...output, codeSplitting: { groups: app } },
          checks,
        },
      },
    },
    {
      ...common,
      build: {
        ssr: true,
        outDir: join(folder, 'server'),
        rollupOptions: {
          input: ['server-entry', 'render-worker'].map((name) => join(root, `src/prerender/${name}.ts`)),
          output: { entryFileNames: '[name].js' },
          checks,
        },
      },
      // React chooses its production build by this, whatever the environment says.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      // Bundled whole, so that packages in either module format meet; jsdom is a program of its own.
      ssr: { noExternal: true, external: ['jsdom', 'dompurify', 'image-size'] },
    },
  ]
}

const cacheOf = (root: string) => join(root, 'node_modules/.cache/site-bundle')

async function readBundle(root: string, id: string): Promise<Bundle | undefined> {
  const folder = join(cacheOf(root), id)
  const client = join(folder, 'client')
  const manifest = await readManifest(client)
  return manifest && { client, manifest, server: join(folder, 'server/server-entry.js'), id }
}

async function makeBundle(root: string, id: string, notify: (line: string) => void): Promise<Bundle> {
  notify('Building the code of the site …')
  // Vite and React look here; a bundle is for visitors, whoever asks for it.
  process.env.NODE_ENV = 'production'
  const cache = cacheOf(root)
  const folder = join(cache, id)
  const unfinished = `${folder}.${process.pid}`
  await mkdir(cache, { recursive: true })
  // Only a build whose code has changed waits for Vite to load.
  const { build } = await import('vite')
  for (const config of configs(root, unfinished)) await build(config)
  await rename(unfinished, folder).catch(async () => rm(unfinished, { recursive: true, force: true }))
  await removeOld(cache, folder)
  return (await readBundle(root, id)) as Bundle
}

/** The browser part and the server part of the code as it is, when an earlier build has made them. */
export const findBundle = async (root: string): Promise<Bundle | undefined> => readBundle(root, await sourceHash(root))

/**
 * Builds the browser part and the server part, or takes them from the cache when src/ has not changed.
 * `notify` is told before a build that takes a few seconds.
 */
export async function ensureBundle(root: string, notify: (line: string) => void): Promise<Bundle> {
  const id = await sourceHash(root)
  return (await readBundle(root, id)) ?? makeBundle(root, id, notify)
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

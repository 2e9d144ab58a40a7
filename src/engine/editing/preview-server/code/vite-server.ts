import { createHash } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import { join } from 'node:path'
import {
  createRunnableDevEnvironment,
  createServer,
  type InlineConfig,
  mergeConfig,
  type Plugin,
  type ResolvedConfig,
  type ViteDevServer,
} from 'vite'
import { packageFolders } from '../../../building/site-build/code/find-packages'
import {
  choosingModule,
  languageOf,
  plainModule,
  readWordsIn,
  wordsInLanguages,
} from '../../../building/site-build/code/languages/words-plugin'
import { lateTypefaces } from '../../../building/site-build/code/late-typefaces'
import { viteConfig } from '../../../building/site-build/code/vite-config'
import { cacheFolder } from '../../../folders/studio-folder/cache-folder'
import { enginePackage, studioTsconfig } from '../../../folders/studio-folder/engine-package'
import { languagesWithWords } from '../../../folders/studio-folder/words-files'
import { noncePlaceholder } from './document-head'

/** Each studio has its own folder: two previews do not clear each other's. */
function bundledPackages(root: string, studio: string): string {
  const name = createHash('sha256').update(studio).digest('hex').slice(0, 8)
  return join(cacheFolder(root), 'vite', name)
}

/** Vite allows no "-" in the name of an environment. */
export const environmentFor = (language: string): string => `words_${language.replaceAll('-', '_')}`

/** Vite would print a line for each language. */
const quiet = { runnerOptions: { hmr: { logger: false as const } } }

/** A module exists once in an environment, so each language has an environment of its own on the server. */
function createEnvironments(languages: string[]): InlineConfig['environments'] {
  const environment = {
    resolve: { noExternal: [enginePackage] },
    dev: {
      createEnvironment: (name: string, config: ResolvedConfig) => createRunnableDevEnvironment(name, config, quiet),
    },
  }
  return Object.fromEntries(languages.map((language) => [environmentFor(language), environment]))
}

function followWords(studio: string, languages: string[]): Plugin {
  const ofEnvironment = new Map(languages.map((language) => [environmentFor(language), language]))
  return wordsInLanguages(studio, (environment) => {
    const all = readWordsIn(studio, ['', ...languages])
    return environment === 'client'
      ? choosingModule(all, languageOf.preview)
      : plainModule(all.get(ofEnvironment.get(environment) ?? '') ?? {})
  })
}

/** The preview's server has checked the sender of each request. `upgrades` emits the requests for Vite's web socket. */
export async function openVite(root: string, studio: string, upgrades: EventEmitter): Promise<ViteDevServer> {
  const languages = languagesWithWords(studio)
  const config: InlineConfig = {
    mode: 'preview',
    cacheDir: bundledPackages(root, studio),
    plugins: [lateTypefaces, ...(languages.length > 0 ? [followWords(studio, languages)] : [])],
    environments: createEnvironments(languages),
    html: { cspNonce: noncePlaceholder },
    server: {
      middlewareMode: true,
      hmr: { server: upgrades as Server },
      cors: false,
      allowedHosts: true,
      fs: { allow: [root, studio, ...packageFolders(studio), ...packageFolders(root)] },
      // A built site, its pictures and the journal of edits are not code of the page.
      watch: { ignored: ['**/dist*/**', '**/.cache/**', '**/.editor/**'] },
    },
    // Bundle packages before the first visit. One that is found later would reload the author's page.
    optimizeDeps: {
      entries: [
        'src/engine/pages/page-scripts/{loader/loader,app/hydrate,custom-elements}.{ts,tsx}',
        'src/engine/{base/dom,pages/elements}/**/*.{ts,tsx}',
        'src/engine/editing/editor-ui/{main.tsx,rich-text/open-rich-text.ts}',
        join(studio, 'src/studio/{blocks,layouts}/*/*.tsx'),
        '!**/*.test.{ts,tsx}',
      ],
      exclude: [enginePackage],
      rolldownOptions: { tsconfig: studioTsconfig(root) },
    },
  }
  const vite = await createServer(mergeConfig(viteConfig(root, studio), config))
  // Vite watches the engine's folder.
  vite.watcher.add(join(studio, 'src/studio'))
  return vite
}

/** Vite's error overlay opens a source file. Links and other sites may not. */
export const isOverlay = ({ headers }: IncomingMessage): boolean =>
  headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'empty'

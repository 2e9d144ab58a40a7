import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite'
import { Failure } from '../../../base/shared-types/failure'
import { languagesWithWords } from '../../../folders/studio-folder/words-files'
import { readFirstTypefaces } from '../typefaces/text-styles'
import {
  type CodeInput,
  type CodeKind,
  licencesFolder,
  manifests,
  readClientManifest,
  scriptFoldersFile,
  typefacesFile,
  usesElement,
} from './cached-code'
import { createFileFinder } from './client-manifest'
import { collectLost } from './collect-lost'
import { englishAria } from './english-aria'
import { splitByLanguage } from './languages/split-by-language'
import {
  choosingModule,
  languageOf,
  markedModule,
  readWordsIn,
  type WordsByLanguage,
  wordsInLanguages,
} from './languages/words-plugin'
import { lateTypefaces } from './late-typefaces'
import { outputNames } from './output-names'
import { plainImports } from './plain-imports'
import { viteConfig } from './vite-config'

type Groups = { name: string; test?: RegExp | ((module: string) => boolean); minShareCount?: number }[]

/** One file compresses better than many small ones. */
const app: Groups = [{ name: 'app', test: /page-scripts\/app\/hydrate\.tsx/ }]

/** What the worker loads later is beside its file: the check, changes and references share most of theirs. */
const worker: Groups = [
  { name: 'worker', test: /editing\/web-editor\/worker\/main\.ts/ },
  { name: 'content', test: /engine\/content|parse5/, minShareCount: 2 },
]

/** React components of the editor, and what they are made of. */
const isControl = (module: string): boolean =>
  /react-aria|react-stately|@internationalized/.test(module) ||
  (module.includes('editor-ui/') && module.endsWith('.tsx'))

/** The styles of the studio are not for the editor, and its controls not for the page in the frame. */
const shared: Groups = [
  { name: 'studio', test: /src\/studio/, minShareCount: 2 },
  { name: 'shared', test: (module) => !isControl(module), minShareCount: 2 },
  { name: 'controls', minShareCount: 2 },
]

const serverOutput = { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } as const

const checks = { pluginTimings: false }

/** All in one build, with what blocks say to a programmer. */
const preview = {
  mode: 'preview',
  define: { 'import.meta.env.DEV': 'true' },
  plugins: [lateTypefaces, englishAria],
}

const previewScripts = [
  'pages/page-scripts/loader/loader.ts',
  'pages/page-scripts/guarded-pages/opener.ts',
  'pages/page-scripts/app/hydrate.tsx',
  'pages/page-scripts/custom-elements.ts',
  'editing/preview-server/overlay/client.ts',
  'editing/editor-ui/main.tsx',
]

const editorScripts = [
  'editing/web-editor/main.tsx',
  'editing/web-editor/frame/main.ts',
  'editing/web-editor/signed-in.ts',
]

interface WordsPlugins {
  ofBrowsers: Plugin[]
  ofNode: Plugin[]
}

function pluginsFor(studio: string, kind: CodeKind, words: WordsByLanguage): WordsPlugins {
  const marked = wordsInLanguages(studio, () => markedModule(words))
  if (kind === 'site') return { ofBrowsers: [marked], ofNode: [marked] }
  return { ofBrowsers: [wordsInLanguages(studio, () => choosingModule(words, languageOf[kind]))], ofNode: [marked] }
}

function configs(root: string, folder: string, kind: CodeKind, words: WordsPlugins): InlineConfig[] {
  const production: InlineConfig = { logLevel: 'warn', mode: 'production' }
  const common: InlineConfig = kind === 'site' ? production : { ...production, ...preview }
  const bundle = (manifest: string, names: string[], more: object, modulePreload: false | { polyfill: false }) => ({
    ...common,
    plugins: [...(common.plugins ?? []), ...words.ofBrowsers],
    build: {
      outDir: join(folder, 'client'),
      emptyOutDir: false,
      manifest,
      ...(kind === 'editor' && { license: { fileName: `${licencesFolder}/${manifest}` } }),
      modulePreload,
      // The policy allows no typefaces in data: addresses.
      assetsInlineLimit: (file: string) => (/\.woff2?$/.test(file) ? false : undefined),
      chunkSizeWarningLimit: 2000,
      rollupOptions: {
        input: names.map((name) => join(root, 'src/engine', name)),
        // The app's file exports what blocks import from it. Otherwise there would be a second file.
        preserveEntrySignatures: 'allow-extension' as const,
        output: { ...outputNames, ...more },
        checks,
      },
    },
  })
  const inBrowsers = (manifest: string, names: string[], groups?: Groups): InlineConfig =>
    bundle(manifest, names, groups ? { codeSplitting: { groups } } : {}, { polyfill: false })
  // Workers have no document to put links to modules into.
  const inWorkers = (manifest: string, name: string, more: object): InlineConfig =>
    bundle(manifest, [name], more, false)
  const ofSites = () => [
    // Separate builds share no file with the app.
    inBrowsers(manifests.site.loader, ['pages/page-scripts/loader/loader.ts']),
    inBrowsers(manifests.site.opener, ['pages/page-scripts/guarded-pages/opener.ts']),
    inBrowsers(manifests.site.statistics, ['pages/page-scripts/statistics/analytics.ts']),
    inBrowsers(manifests.site.elements, ['pages/page-scripts/custom-elements.ts']),
    inBrowsers(manifests.site.app, ['pages/page-scripts/app/hydrate.tsx'], app),
  ]
  const ofPreviews = () => [
    inBrowsers(manifests.preview.pages, previewScripts, shared),
    inBrowsers(manifests.preview.catalogue, ['pages/block-catalogue/main.ts'], app),
  ]
  const ofEditors = () => [
    // The first script waits for no other code.
    inBrowsers(manifests.editor.start, ['editing/web-editor/start.ts']),
    inBrowsers(manifests.editor.windows, editorScripts, shared),
    inBrowsers(manifests.editor.catalogue, ['editing/web-editor/frame/catalogue.ts'], app),
    inWorkers(manifests.editor.worker, 'editing/web-editor/worker/main.ts', { codeSplitting: { groups: worker } }),
    // Not every browser takes a module as a service worker.
    inWorkers(manifests.editor.serviceWorker, 'editing/web-editor/service-worker.ts', { format: 'iife' }),
  ]
  const inNode = () => ({
    ...common,
    plugins: [...(common.plugins ?? []), ...words.ofNode, plainImports(['react', 'react/jsx-runtime'], root)],
    build: {
      ssr: true,
      // Of errors in a studio's code: see thrown-at.ts.
      sourcemap: 'hidden' as const,
      outDir: join(folder, 'server'),
      rollupOptions: {
        input: ['code/server-entry', 'workers/render-worker'].map((name) =>
          join(root, `src/engine/building/site-build/${name}.ts`),
        ),
        output: serverOutput,
        checks,
      },
    },
    // Selects React's production build.
    define: { ...common.define, 'process.env.NODE_ENV': JSON.stringify('production') },
    // Bundled, because packages have different module formats.
    ssr: { noExternal: true as const, external: ['jsdom', 'dompurify'] },
  })
  if (kind === 'editor') return ofEditors()
  return [...(kind === 'site' ? ofSites() : ofPreviews()), inNode()]
}

/** Builds that only read this file do not load the parser of stylesheets. */
async function writeTypefaces(client: string): Promise<void> {
  const manifest = await readClientManifest(client, 'site')
  const { styles } = createFileFinder(manifest ?? {}, { isCounted: false })([])
  const stylesheet = styles.map((name) => readFileSync(join(client, name), 'utf8')).join('')
  writeFileSync(join(client, typefacesFile), JSON.stringify(readFirstTypefaces(stylesheet)))
}

/** Throws the errors of Vite, or a Failure. */
export async function buildCode({ root, studio, kind, languages }: CodeInput, folder: string): Promise<void> {
  const lost = new Set<string>()
  const customLogger = collectLost({ root, studio }, lost)
  // Previews and editors show the site as it is now.
  const spoken = kind === 'site' ? languages : ['', ...languagesWithWords(studio)]
  const words = readWordsIn(studio, spoken)
  const common = mergeConfig(viteConfig(root, studio), {
    define: {
      'import.meta.env.HOLDS': `${usesElement(studio, 'Blocks')}`,
      'import.meta.env.SEARCH': `${usesElement(studio, 'search/Search')}`,
      'import.meta.env.TODAY': `${usesElement(studio, 'today/\\w+')}`,
      'import.meta.env.LANGUAGES': `${kind !== 'site' || languages.length > 1}`,
    },
  })
  const withCommon = (config: InlineConfig): InlineConfig => mergeConfig(common, config)
  const plugins = spoken.length > 1 ? pluginsFor(studio, kind, words) : { ofBrowsers: [], ofNode: [] }
  await Promise.all(
    configs(root, folder, kind, plugins).map((config) => build({ ...withCommon(config), customLogger })),
  )
  if (lost.size > 0)
    throw new Failure([...lost].map((file) => `A stylesheet names "${file}", which is not there.`).join('\n'))
  if (kind === 'site') await writeTypefaces(join(folder, 'client'))
  if (spoken.length > 1 && kind !== 'editor')
    writeFileSync(join(folder, scriptFoldersFile), JSON.stringify(splitByLanguage(folder, words, kind === 'site')))
}

import { join } from 'node:path'
import { build, type InlineConfig, loadConfigFromFile, mergeConfig, type UserConfig } from 'vite'
import { manifests } from './cached-code'
import { plainImports } from './plain-imports'
import { studioAlias } from './studio-alias'

/** Names the files of a block by its folder: all sources are called component.tsx. */
const blockOf = (source?: string | null) => source?.match(/studio\/blocks\/([^/]+)\//)?.[1]

const output = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) =>
    `assets/${blockOf(facadeModuleId) ?? name}-[hash].js`,
  assetFileNames: ({ originalFileNames }: { originalFileNames: string[] }) =>
    `assets/${blockOf(originalFileNames[0]) ?? '[name]'}-[hash][extname]`,
}

/** One file with all that the app imports: it compresses better than many small ones. */
const app = [{ name: 'app', test: /engine\/browser\/app\/hydrate\.tsx/ }]

const serverOutput = { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } as const

const checks = { pluginTimings: false }

function configs(root: string, studio: string, folder: string): InlineConfig[] {
  const alias = studioAlias(studio)
  const common: InlineConfig = { root, configFile: false, logLevel: 'warn', mode: 'production', resolve: { alias } }
  const inBrowsers = (manifest: string, names: string[], groups?: typeof app): InlineConfig => ({
    ...common,
    build: {
      outDir: join(folder, 'client'),
      emptyOutDir: false,
      manifest,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: names.map((name) => join(root, 'src/engine/browser', name)),
        // The app's file exports what blocks import from it. Otherwise there would be a second file.
        preserveEntrySignatures: 'allow-extension',
        output: groups ? { ...output, codeSplitting: { groups } } : output,
        checks,
      },
    },
  })
  return [
    // Separate builds, which share no file with the app.
    inBrowsers(manifests.loader, ['loader/loader.ts']),
    inBrowsers(manifests.opener, ['guard/opener.ts']),
    inBrowsers(manifests.statistics, ['statistics/analytics.ts']),
    inBrowsers(manifests.elements, ['custom-elements.ts']),
    inBrowsers(manifests.app, ['app/hydrate.tsx'], app),
    {
      ...common,
      plugins: [plainImports(['react', 'react/jsx-runtime'], root)],
      build: {
        ssr: true,
        outDir: join(folder, 'server'),
        rollupOptions: {
          input: ['code/server-entry', 'workers/render-worker'].map((name) =>
            join(root, `src/engine/site-build/${name}.ts`),
          ),
          output: serverOutput,
          checks,
        },
      },
      // Selects React's production build.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      // Bundled, because packages have different module formats.
      ssr: { noExternal: true, external: ['jsdom', 'dompurify'] },
    },
  ]
}

/** Builds the code for browsers and for the build into a folder. Throws the errors of Vite. */
export async function buildCode(root: string, studio: string, folder: string): Promise<void> {
  const common = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, root)
  const withCommon = (config: InlineConfig): InlineConfig =>
    mergeConfig<UserConfig, InlineConfig>(common?.config ?? {}, config)
  await Promise.all(configs(root, studio, folder).map((config) => build(withCommon(config))))
}

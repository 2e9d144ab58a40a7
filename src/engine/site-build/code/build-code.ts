import { join } from 'node:path'
import { build, type InlineConfig, loadConfigFromFile, mergeConfig, type UserConfig } from 'vite'
import { manifests } from './cached-code'
import { plainImports } from './plain-imports'
import { studioAlias } from './studio-alias'

/** A block's files have the name of its folder, not of its source: all blocks' sources are called component.tsx. */
const blockOf = (source?: string | null) => source?.match(/studio\/blocks\/([^/]+)\//)?.[1]

const output = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) =>
    `assets/${blockOf(facadeModuleId) ?? name}-[hash].js`,
  assetFileNames: ({ originalFileNames }: { originalFileNames: string[] }) =>
    `assets/${blockOf(originalFileNames[0]) ?? '[name]'}-[hash][extname]`,
}

/** The app and all that it imports come in one file: few large files compress better than many small ones. */
const app = [{ name: 'app', test: /engine\/browser\/app\/hydrate\.tsx/ }]

/** Modules of Node, whatever package.json is above them. */
const serverOutput = { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } as const

/** How long Vite's own parts take is not for the people who build a site. */
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
        // What blocks import from the app is exported by its own file: otherwise it would be a second one.
        preserveEntrySignatures: 'allow-extension',
        output: groups ? { ...output, codeSplitting: { groups } } : output,
        checks,
      },
    },
  })
  return [
    // In builds of their own, so that they share no file with the app, and need none of it.
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
      // React chooses its production build by this, whatever the environment says.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      // Bundled whole, so that packages in either module format meet; jsdom is a program of its own.
      ssr: { noExternal: true, external: ['jsdom', 'dompurify'] },
    },
  ]
}

/**
 * Builds the code for browsers and the code for the build into a folder. `root` is the folder of this project, `studio`
 * that of the studio. Throws the errors of Vite.
 */
export async function buildCode(root: string, studio: string, folder: string): Promise<void> {
  const common = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, root)
  const withCommon = (config: InlineConfig): InlineConfig =>
    mergeConfig<UserConfig, InlineConfig>(common?.config ?? {}, config)
  await Promise.all(configs(root, studio, folder).map((config) => build(withCommon(config))))
}

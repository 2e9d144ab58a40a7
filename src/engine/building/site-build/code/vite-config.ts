// Vite asks for the endings of what its own configuration imports.
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { enginePackage, studioTsconfig } from '../../../folders/studio-folder/engine-package.ts'
import { findPackages, packageFolders } from './find-packages.ts'
import { lateWords } from './languages/late-words.ts'
import { scopedNames } from './scoped-name.ts'
import { studioAlias } from './studio-alias.ts'

export const viteConfig = (root: string, studio: string): InlineConfig => ({
  root,
  configFile: false,
  // A studio's own may extend one of a package that is not installed.
  tsconfig: studioTsconfig(root),
  plugins: [react(), findPackages(root), lateWords],
  // Only a build knows which of these a site needs: see build-code.ts.
  define: {
    'import.meta.env.HOLDS': 'true',
    'import.meta.env.SEARCH': 'true',
    'import.meta.env.TODAY': 'true',
    'import.meta.env.LANGUAGES': 'true',
  },
  resolve: {
    alias: studioAlias(root, studio),
    // A studio may have installed them, too.
    dedupe: ['react', 'react-dom', 'react-router-dom'],
  },
  // Node does not run the TypeScript of packages.
  ssr: { noExternal: [enginePackage] },
  appType: 'custom',
  publicDir: false,
  // Vite would read settings in the folders above the engine and the studio, which are other people's.
  envDir: false,
  css: {
    postcss: {},
    // "my-class" is both style['my-class'] and style.myClass.
    modules: { generateScopedName: scopedNames(root, studio), localsConvention: 'camelCase' },
    preprocessorOptions: {
      scss: {
        loadPaths: [...packageFolders(studio), ...packageFolders(root)],
        // Bootstrap's parts are written with @import and older functions; the warnings are about its files.
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
})

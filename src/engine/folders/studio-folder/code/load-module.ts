import { resolve } from 'node:path'
import { engineAlias, studioTsconfig } from '../engine-package'

/** Runs a TypeScript file of a studio. Rejects with what it has thrown. */
export async function loadModule(root: string, file: string): Promise<object> {
  // Vite takes a while to load.
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport<object>(file, {
    ...{ root: resolve(root), configFile: false, logLevel: 'error' },
    tsconfig: studioTsconfig(resolve(root)),
    resolve: { alias: engineAlias(resolve(root)) },
  })
  return module
}

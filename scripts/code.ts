import { buildCode } from '../src/engine/building/site-build/code/build-code'
import { type CodeKind, startCode } from '../src/engine/building/site-build/code/cached-code'
import { explainBuildError } from '../src/engine/building/site-build/code/explain-build-error'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'

/** Builds run it as a child process: see src/engine/building/site-build/code/cached-code.ts. Without arguments it fills the cache of the preview. */
const [root = engineRoot, studio = root, folder, kind, languages = ''] = process.argv.slice(2)

async function run(): Promise<void> {
  if (folder) return buildCode({ root, studio, kind: kind as CodeKind, languages: languages.split(',') }, folder)
  await (await startCode({ root, studio, kind: 'preview', languages: [] }, () => undefined)).ready
}

run().catch((error: unknown) => {
  console.error(explainBuildError(error, { root, studio }))
  process.exit(1)
})

import { buildCode } from '../src/engine/site-build/code/build-code'

// Builds run it as a child process: see src/engine/site-build/code/cached-code.ts.
const [root = '', studio = '', folder = ''] = process.argv.slice(2)
buildCode(root, studio, folder).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

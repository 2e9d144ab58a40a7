import { buildCode } from '../src/engine/site-build/code/build-code'

// A program of its own, which builds start when there is no code yet: see src/engine/site-build/code/cached-code.ts. Its
// arguments: the folder of this project, that of the studio, and the one to build into.
const [root = '', studio = '', folder = ''] = process.argv.slice(2)
buildCode(root, studio, folder).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})

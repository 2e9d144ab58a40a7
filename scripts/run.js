// Runs "check", "build" or "code" from a bundle of it, which is made anew when the sources have changed: to read
// TypeScript anew each time takes longer than to check a thousand pages. "prepare" makes the bundle alone, after an
// installation. Usage: node scripts/run.js NAME [OPTIONS]
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const commands = ['check', 'build', 'code']
const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/commands')

/** A name for the sources as they are. On one machine a file's size and the time of its last change stand for its content. */
function nameSources() {
  const hash = createHash('sha256').update(process.version)
  const note = (path) => {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  note(join(root, 'package-lock.json'))
  for (const folder of ['src', 'scripts']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && /\.[jt]sx?$/.test(entry.name)) note(join(entry.parentPath, entry.name))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** Bundles the commands into a folder, which appears when it is whole. Older bundles go. */
async function bundle(folder) {
  const { build } = await import('vite')
  const unfinished = `${folder}.${process.pid}`
  const bundleOf = (sources) =>
    build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      resolve: { alias: { '@engine': join(root, 'src/engine'), '@studio': join(root, 'src/studio') } },
      build: {
        ssr: true,
        outDir: unfinished,
        emptyOutDir: false,
        rollupOptions: {
          input: sources.map((source) => join(root, source)),
          output: {
            format: 'cjs',
            dynamicImportInCjs: false,
            entryFileNames: '[name].cjs',
            chunkFileNames: '[name]-[hash].cjs',
          },
        },
      },
      // One file is read sooner than a hundred of packages. What not every run needs stays outside.
      ssr: {
        noExternal: true,
        external: ['vite', 'sharp', 'jsdom', 'dompurify', '@zxcvbn-ts/language-common', '@zxcvbn-ts/language-en'],
      },
    })
  // The loader shares no file with what it loads.
  await Promise.all([
    bundleOf(commands.map((name) => `scripts/${name}.ts`)),
    bundleOf(['src/engine/build/code/bytecode.ts']),
  ])
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    if (join(cache, name) !== unfinished) rmSync(join(cache, name), { recursive: true, force: true })
  }
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another command has just made the same.
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const [name = '', ...options] = process.argv.slice(2)
if (![...commands, 'prepare'].includes(name)) {
  console.error(`node scripts/run.js can run ${commands.join(', ')}, not "${name}".`)
  process.exit(2)
}
const folder = join(cache, nameSources())
if (name === 'prepare') {
  // Where this cannot be done, the next command says why.
  if (!existsSync(folder)) await bundle(folder).catch(() => undefined)
} else {
  if (!existsSync(folder)) await bundle(folder)
  const file = join(folder, `${name}.cjs`)
  process.argv = [process.argv[0] ?? '', file, ...options]
  const { loadBuilt } = createRequire(file)('./bytecode.cjs')
  loadBuilt(file)
}

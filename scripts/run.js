// Usage: node scripts/run.js NAME [OPTIONS]
// Runs "check", "build", "dev" or "code" from a bundle, which is rebuilt when the sources have changed: compiling TypeScript
// each time takes longer than checking a thousand pages. "prepare" builds the bundle and the code of the preview, after an
// installation.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import module from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const commands = ['check', 'build', 'dev', 'code']
const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/commands')

/** A file with the same size and modification time is the same on one machine. */
function hashSources() {
  const hash = createHash('sha256').update(process.version)
  const add = (path) => {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  add(join(root, 'package-lock.json'))
  for (const folder of ['src', 'scripts']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && /\.[jt]sx?$/.test(entry.name)) add(join(entry.parentPath, entry.name))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** Modules find the files beside their sources. */
const sourceFolders = {
  name: 'source-folders',
  transform: (code, id) => code.replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
}

/** Bundles the commands into a folder atomically, and removes older bundles. */
async function bundle(folder) {
  const { build } = await import('vite')
  const unfinished = `${folder}.${process.pid}`
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [sourceFolders],
    build: {
      ssr: true,
      outDir: unfinished,
      emptyOutDir: false,
      rollupOptions: {
        input: commands.map((name) => join(root, `scripts/${name}.ts`)),
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
    // One file loads faster than a hundred. What not every command needs stays outside.
    ssr: {
      noExternal: true,
      external: ['vite', 'sharp', 'jsdom', 'dompurify', 'ws'],
    },
  })
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    if (join(cache, name) !== unfinished) rmSync(join(cache, name), { recursive: true, force: true })
  }
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another command has made the same.
    rmSync(unfinished, { recursive: true, force: true })
  }
}

const [name = '', ...options] = process.argv.slice(2)
if (![...commands, 'prepare'].includes(name)) {
  console.error(`node scripts/run.js can run ${commands.join(', ')}, not "${name}".`)
  process.exit(2)
}
const folder = join(cache, hashSources())
if (name === 'prepare') {
  // The next command reports a failure.
  if (!existsSync(folder)) await bundle(folder).catch(() => undefined)
  spawnSync(process.execPath, [join(folder, 'code.mjs')], { cwd: root, stdio: 'ignore' })
  // VS Code's view of the site is not committed.
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts', '--editor'], { cwd: root, stdio: 'ignore' })
} else {
  // Node 22 and later: https://nodejs.org/api/module.html#module-compile-cache
  module.enableCompileCache?.(join(root, 'node_modules/.cache/compile'))
  if (!existsSync(folder)) await bundle(folder)
  const file = join(folder, `${name}.mjs`)
  process.argv = [process.argv[0] ?? '', file, ...options]
  await import(pathToFileURL(file).href)
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

export const root = join(import.meta.dirname, '../..')
const cache = join(root, 'node_modules/.cache/commands')

const commands = Object.keys(JSON.parse(readFileSync(join(root, 'scripts/commands.json'), 'utf8')))

/** "code" is a child process of other commands. */
const inputs = [...commands, 'help', 'code'].map((name) => join(root, `scripts/${name}.ts`))

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
const sourceFolders = (bundle) => ({
  name: 'source-folders',
  transform(code, id) {
    const place = JSON.stringify(`/${relative(bundle, dirname(id)).split(sep).join('/')}`)
    return code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${place})`)
  },
})

/** Bundles the commands into a folder. */
export async function bundleCommands(folder) {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [sourceFolders(folder)],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: {
        input: inputs,
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
    // One file loads faster than a hundred. What not every command needs stays outside.
    ssr: {
      noExternal: true,
      external: [
        ...['vite', '@vitejs/plugin-react', 'sharp', 'jsdom', 'dompurify', 'ws'],
        ...['json-schema-to-typescript', 'pagefind', 'playwright-core'],
      ],
    },
  })
}

/** Returns the folder of the bundle. Makes it if the sources have changed, and removes older ones. */
export async function bundleOnce() {
  const folder = join(cache, hashSources())
  if (existsSync(folder)) return folder
  const unfinished = `${folder}.${process.pid}`
  await bundleCommands(unfinished)
  for (const name of readdirSync(cache)) {
    if (join(cache, name) !== unfinished) rmSync(join(cache, name), { recursive: true, force: true })
  }
  try {
    renameSync(unfinished, folder)
  } catch {
    // Another command has made the same.
    rmSync(unfinished, { recursive: true, force: true })
  }
  return folder
}

import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Links the packages of this project, each by itself: the caches in node_modules/.cache are the folder's own. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to)
  const entries = (await readdir(from, { withFileTypes: true })).filter(({ name }) => name !== '.cache')
  for (const entry of entries)
    await symlink(join(from, entry.name), join(to, entry.name), entry.isFile() ? 'file' : 'junction')
}

/** Installs the packages that a folder's own lock file names. Where that fails the build says what is missing. */
function installPackages(folder: string): Promise<void> {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32'
    const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      stdio: 'ignore',
      shell: isWindows,
      // What builds the code is among the packages for development.
      env: { ...process.env, NODE_ENV: 'development' },
    })
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
}

/** Gives the project in a folder its packages: those of the project at `root`, or its own where they are others. */
export async function preparePackages(root: string, folder: string, hasOthers: boolean): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  await (hasOthers ? installPackages(folder) : linkPackages(from, to))
  // To encode pictures takes longest, and the cache goes by what is in them. A copy: other code may treat it otherwise.
  await cp(join(from, '.cache/pictures'), join(to, '.cache/pictures'), { recursive: true }).catch(() => undefined)
}

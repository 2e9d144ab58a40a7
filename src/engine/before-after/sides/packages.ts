import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Links each package separately, so that the folder has its own node_modules/.cache. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to)
  const entries = (await readdir(from, { withFileTypes: true })).filter(({ name }) => name !== '.cache')
  for (const entry of entries)
    await symlink(join(from, entry.name), join(to, entry.name), entry.isFile() ? 'file' : 'junction')
}

/** If npm fails, the build reports what is missing. */
function installPackages(folder: string): Promise<void> {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32'
    const child = spawn('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      stdio: 'ignore',
      shell: isWindows,
      // The build needs development dependencies.
      env: { ...process.env, NODE_ENV: 'development' },
    })
    child.once('error', () => resolve())
    child.once('close', () => resolve())
  })
}

/** Links the packages of the project at `root`, or installs those of the folder's own lock file. */
export async function preparePackages(root: string, folder: string, hasOwn: boolean): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  await (hasOwn ? installPackages(folder) : linkPackages(from, to))
  // Encoding pictures is the slowest step. The cache is keyed by content; it is copied, because older code may change it.
  await cp(join(from, '.cache/pictures'), join(to, '.cache/pictures'), { recursive: true }).catch(() => undefined)
}

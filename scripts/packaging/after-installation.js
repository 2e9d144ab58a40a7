// Runs after an installation in the repository: builds the commands, the code of the preview, and VS Code's view of the site,
// for which it compiles the schemas and looks into the site's files.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { bundleOnce, root } from './bundle-commands.js'

try {
  const folder = await bundleOnce()
  for (const words of [['code.mjs'], ['generate.mjs', '--editor']]) {
    const [file = '', ...options] = words
    spawnSync(process.execPath, [join(folder, file), ...options], { cwd: root, stdio: 'ignore' })
  }
} catch {
  // The next command reports the failure.
}

// Bundles the commands of the package. "postpack" removes them again.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleCommands, root } from './bundle-commands.js'

const folder = join(root, 'commands')
rmSync(folder, { recursive: true, force: true })
await bundleCommands(folder)

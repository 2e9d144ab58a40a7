#!/usr/bin/env node
// Usage: schema-pages NAME [OPTIONS]
// Runs a command from a bundle: compiling TypeScript each time takes longer than checking a thousand pages. The package
// holds the bundle; in the repository it is rebuilt when the sources have changed.
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = join(import.meta.dirname, '..')
const packed = join(root, 'commands')
const isRepository = existsSync(join(root, 'scripts/packaging'))

const names = [...Object.keys(JSON.parse(readFileSync(join(root, 'scripts/commands.json'), 'utf8'))), 'code']
const [name = '', ...options] = process.argv.slice(2)
const isKnown = names.includes(name)
const unknown = ['', 'help', '--help'].includes(name) ? [] : [name]

// Node 22 and later: https://nodejs.org/api/module.html#module-compile-cache
module.enableCompileCache?.(join(root, 'node_modules/.cache/compile'))
const folder = isRepository ? await (await import('./packaging/bundle-commands.js')).bundleOnce() : packed
const file = join(folder, `${isKnown ? name : 'help'}.mjs`)
if (!existsSync(file)) {
  console.error(
    'The commands are missing in this copy of schema-pages. npm does not make them when it installs from git or copies a folder. Install the file that "npm pack" makes there.',
  )
  process.exit(2)
}
process.argv = [process.argv[0] ?? '', file, ...(isKnown ? options : unknown)]
await import(pathToFileURL(file).href).catch((error) => {
  const [, name] = String(error.message).match(/^Cannot find package '([^']+)'/) ?? []
  if (name === undefined) throw error
  console.error(`The package "${name}" is missing in node_modules. Run "npm install".`)
  process.exitCode = 2
})

import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { generate, staleFiles } from '../src/engine/generate'
import { refreshView, viewFile, viewWriterOf } from '../src/engine/generate/editor'
import { hostFilesOf } from '../src/engine/generate/host-files'
import { engineRoot } from '../src/engine/project/engine-root'
import { readSchemas } from '../src/engine/project/read-schemas'
import { sayFault } from '../src/engine/project/studio/fault'
import { findStudioFaults } from '../src/engine/project/studio/find-faults'
import { readSite } from '../src/engine/site/read-site'
import { decisionIndex } from './docs/decisions'
import { readRooms } from './docs/rooms'
import { drawRooms } from './docs/rooms-picture'
import { readOptions, run } from './shared/command'

const usage = 'npm run generate -- [--site DIR] [--check] [--editor]'

const documents = (root: string): Record<string, string> => ({
  'docs/decisions/README.md': decisionIndex(join(root, 'docs/decisions')),
  'docs/pictures/rooms.svg': drawRooms(readRooms(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))),
})

run(async () => {
  const root = process.cwd()
  const options = readOptions(usage, { site: '.', check: false, editor: false })
  const site = resolve(options.site)
  const [schemas, onDisk] = await Promise.all([readSchemas(root, site), readSite(site)])
  // Only the project's own site is published.
  const forHosts = site === root ? hostFilesOf(schemas, onDisk) : {}
  const files = site === root ? { ...forHosts, ...documents(root) } : {}
  if (options.check) {
    const outdated = await staleFiles(root, site, files)
    const stale = outdated.filter((path) => !(path in forHosts))
    for (const path of stale) console.error(`${path} is out of date. Run "npm run generate" and commit what it writes.`)
    // Authors change the content, from which the configuration of hosts follows, without this command.
    for (const path of outdated.filter((path) => path in forHosts))
      console.log(`${path} is older than pages.json. Before you publish with it, run "npm run generate" and commit it.`)
    if (stale.length === 0) console.log('Generated files are up to date.')
    return stale.length > 0 ? 1 : 0
  }
  const written = options.editor ? [] : await generate(root, site, files)
  if (await refreshView(await viewWriterOf(root, site), onDisk)) written.push(relative(root, viewFile(site)))
  console.log(written.length > 0 ? `Wrote ${written.join(', ')}.` : 'Generated files are up to date.')
  // What is still missing may be written with the new types.
  const faults = await findStudioFaults(engineRoot, site)
  if (faults.length > 0) console.error(faults.map(sayFault).join('\n\n'))
  return faults.length > 0 ? 1 : 0
})

import { relative, resolve } from 'node:path'
import { generate, staleFiles } from '../src/engine/generate'
import { createViewWriter, refreshView, viewFile } from '../src/engine/generate/editor'
import { hostFilesOf } from '../src/engine/generate/host-files'
import { readSchemas } from '../src/engine/project/read-schemas'
import { readSite } from '../src/engine/site/read-site'
import { readOptions, run } from './shared/command'

const usage = 'npm run generate -- [--site DIR] [--check] [--editor]'

run(async () => {
  const root = process.cwd()
  const options = readOptions(usage, { site: '.', check: false, editor: false })
  const site = resolve(options.site)
  const [schemas, onDisk] = await Promise.all([readSchemas(root, site), readSite(site)])
  // Only the project's own site is published from here.
  const forHosts = site === root ? hostFilesOf(schemas, onDisk) : {}
  if (options.check) {
    const stale = await staleFiles(root, site)
    for (const path of stale) console.error(`${path} is out of date. Run "npm run generate" and commit what it writes.`)
    // The configuration of hosts follows from the content, which its authors change without this command.
    const behind = (await staleFiles(root, site, forHosts)).filter((path) => path in forHosts)
    for (const path of behind)
      console.log(`${path} is behind pages.json. Before you publish with it: "npm run generate", and commit it.`)
    if (stale.length === 0) console.log('Generated files are up to date.')
    return stale.length > 0 ? 1 : 0
  }
  const written = options.editor ? [] : await generate(root, site, forHosts)
  if (await refreshView(createViewWriter(schemas), onDisk)) written.push(relative(root, viewFile(site)))
  console.log(written.length > 0 ? `Wrote ${written.join(', ')}.` : 'Generated files are up to date.')
  return 0
})

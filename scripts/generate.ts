import { resolve } from 'node:path'
import { generate, staleFiles } from '../src/engine/generate'
import { createViewWriter, refreshView, viewIsBehind } from '../src/engine/generate/editor'
import { hostFilesOf } from '../src/engine/generate/host-files'
import { editorViewFile, readSchemas } from '../src/engine/project/read-schemas'
import { readSite } from '../src/engine/site/read-site'
import { readOptions, run } from './command'

const usage = 'npm run generate -- [--site DIR] [--check]'
const view = `schemas/${editorViewFile}`

run(async () => {
  const root = process.cwd()
  const { site, check: isCheck } = readOptions(usage, { site: '.', check: false })
  const schemas = await readSchemas(root, site)
  const onDisk = await readSite(resolve(site))
  // Only the project's own site is published from here.
  const forHosts = resolve(site) === root ? hostFilesOf(schemas, onDisk) : {}
  const written = isCheck ? [] : await generate(root, resolve(site), forHosts)
  const stale = isCheck ? await staleFiles(root, resolve(site), forHosts) : []
  const writeView = createViewWriter(schemas)

  if (!isCheck) {
    if (await refreshView(writeView, onDisk)) written.push(view)
    console.log(written.length > 0 ? `Wrote ${written.join(', ')}.` : 'Generated files are up to date.')
    return 0
  }
  const behind = await viewIsBehind(writeView, onDisk)
  if (behind === 'schemas') stale.push(view)
  for (const path of stale) console.error(`${path} is out of date. Run "npm run generate" and commit what it writes.`)
  if (behind === 'names')
    console.log(
      `${view} does not know every page and file yet. VS Code may underline a new one: "npm run generate" tells it. This stops nothing.`,
    )
  if (stale.length === 0) console.log('Generated files are up to date.')
  return stale.length > 0 ? 1 : 0
})

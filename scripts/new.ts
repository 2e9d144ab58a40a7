import { updateView } from '../src/engine/commands/generate-command/vs-code'
import { createBlock } from '../src/engine/commands/new-command/new-block'
import { createField } from '../src/engine/commands/new-command/new-field'
import { createPage, reportPage } from '../src/engine/commands/new-command/new-page'
import { createSource } from '../src/engine/commands/new-command/new-source'
import { readSite } from '../src/engine/folders/site-folder/read-site'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { readOptions, refuseUsage, run } from './shared/command'

const usage = `npm run new -- page PATH [--template NAME] [--site DIR]
       npm run new -- block TYPE [--holds TYPE,TYPE] [--site DIR]
       npm run new -- field FORMAT [--site DIR]
       npm run new -- source NAME [--site DIR]`

run(async () => {
  const [kind, name, ...rest] = process.argv.slice(2)
  const { template, holds, site } = readOptions(usage, { template: '', holds: '', site: '.' }, rest)
  if (kind === 'page' && name) {
    const created = await createPage(engineRoot, site, name, template || undefined)
    await updateView(engineRoot, await readSite(site))
    console.log(reportPage(created))
  } else if (kind === 'block' && name) {
    const written = await createBlock(engineRoot, name, site, holds.split(',').filter(Boolean))
    console.log(
      `Wrote ${written.join(', ')}.\nDescribe the fields in the schema, run "npm run generate", and write the component.`,
    )
  } else if (kind === 'field' && name) {
    const written = await createField(engineRoot, name, site)
    console.log(
      `Wrote ${written.join(', ')}.\nWrite "format": "${name}" in the schema of a field, run "npm run generate", and write the component.`,
    )
  } else if (kind === 'source' && name) {
    const written = await createSource(engineRoot, name, site)
    console.log(
      `Wrote ${written.join(', ')}.\nWrite its address, schema and example, run "npm run generate", and read it in a load.ts: site.source('${name}').`,
    )
  } else refuseUsage(usage)
  return 0
})

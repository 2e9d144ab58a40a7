import { updateView } from '../src/engine/generate/editor'
import { engineRoot } from '../src/engine/project/engine-root'
import { createBlock } from '../src/engine/scaffold/new-block'
import { createPage, reportPage } from '../src/engine/scaffold/new-page'
import { readSite } from '../src/engine/site/read-site'
import { readOptions, refuseUsage, run } from './shared/command'

const usage = `npm run new -- page PATH [--template NAME] [--site DIR]
       npm run new -- block TYPE [--site DIR]`

run(async () => {
  const [kind, name, ...rest] = process.argv.slice(2)
  const { template, site } = readOptions(usage, { template: '', site: '.' }, rest)
  if (kind === 'page' && name) {
    const created = await createPage(engineRoot, site, name, template || undefined)
    await updateView(engineRoot, await readSite(site))
    console.log(reportPage(created))
  } else if (kind === 'block' && name) {
    const written = await createBlock(engineRoot, name, site)
    console.log(
      `Wrote ${written.join(', ')}.\nDescribe the fields in the schema, run "npm run generate", and write the component.`,
    )
  } else refuseUsage(usage)
  return 0
})

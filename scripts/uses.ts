import { listUses } from '../src/engine/content/references/list-uses'
import { readOpenSite } from '../src/engine/content/references/open-site'
import { cachedValidator } from '../src/engine/folders/site-folder/cached-validator'
import { readSite } from '../src/engine/folders/site-folder/read-site'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { readSchemas } from '../src/engine/folders/studio-folder/read-schemas'
import { readOptions, refuseUsage, run } from './shared/command'

const usage = 'npm run uses -- /page | /images/file.svg | /page#anchor | sharedName [--site DIR]'

run(async () => {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || name.startsWith('-')) refuseUsage(usage)
  const { site } = readOptions(usage, { site: '.' }, rest)
  const [schemas, { text, files }] = await Promise.all([readSchemas(engineRoot, site), readSite(site)])
  console.log(listUses(readOpenSite(text, files, schemas, cachedValidator(engineRoot, schemas)), name))
  return 0
})

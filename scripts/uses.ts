import { engineRoot } from '../src/engine/project/engine-root'
import { readSchemas } from '../src/engine/project/read-schemas'
import { listUses } from '../src/engine/references/list-uses'
import { readOpenSite } from '../src/engine/references/open-site'
import { validatorOf } from '../src/engine/references/validator-of'
import { readSite } from '../src/engine/site/read-site'
import { readOptions, refuseUsage, run } from './shared/command'

const usage = 'npm run uses -- /page | /images/file.svg | /page#anchor | sharedName [--site DIR]'

run(async () => {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || name.startsWith('-')) refuseUsage(usage)
  const { site } = readOptions(usage, { site: '.' }, rest)
  const [schemas, { text, files }] = await Promise.all([readSchemas(engineRoot, site), readSite(site)])
  console.log(listUses(readOpenSite(text, files, schemas, validatorOf(schemas)), name))
  return 0
})

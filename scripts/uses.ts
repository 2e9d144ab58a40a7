import { readSite } from '../src/compile/read-site'
import { readSchemaFiles } from '../src/generate/schema-files'
import { Failure } from '../src/model/failure'
import { listUses } from '../src/references/list-uses'
import { openSite } from '../src/references/open-site'
import { readOptions, run } from './command'

const usage = 'npm run uses -- /page | /images/file.svg | /page#anchor | sharedName [--site DIR]'

run(async () => {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || name.startsWith('-')) throw new Failure(`Usage: ${usage}`)
  const { site } = readOptions(usage, { site: '.' }, rest)
  const [schemas, { text, files }] = await Promise.all([readSchemaFiles('schemas'), readSite(site)])
  console.log(listUses(openSite(text, files, schemas), name))
  return 0
})

import { createCheck } from '../src/check'
import { reportJson, reportText } from '../src/check/report'
import { readSite } from '../src/compile/read-site'
import { readSchemaFiles } from '../src/generate/schema-files'
import { Failure } from '../src/model/failure'
import { readOptions, run } from './command'

run(async () => {
  const { site, format } = readOptions('npm run check -- [--site DIR] [--format text|json]', {
    site: '.',
    format: 'text',
  })
  if (format !== 'text' && format !== 'json') throw new Failure(`--format can be text or json, not "${format}".`)
  const [schemas, { text, files, today }] = await Promise.all([readSchemaFiles('schemas'), readSite(site)])
  const { problems, content } = createCheck(schemas)(text, files, undefined, today)
  if (format === 'json') console.log(reportJson(problems))
  else if (problems.length > 0) console.error(reportText(problems, text, { colour: process.stderr.isTTY }))
  else console.log(`No problems in ${content?.pages.length} pages.`)
  return content ? 0 : 1
})

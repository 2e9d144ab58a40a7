import { createCheck } from '../src/check'
import { reportJson, reportText } from '../src/check/report'
import { readSite } from '../src/compile/read-site'
import { readSchemaFiles } from '../src/generate/schema-files'
import { Failure } from '../src/model/failure'
import { fixSite } from '../src/scaffold/fix-site'
import { readOptions, run } from './command'

run(async () => {
  const usage = 'npm run check -- [--site DIR] [--format text|json] [--fix [--dry-run]]'
  const defaults = { site: '.', format: 'text', fix: false, 'dry-run': false }
  const { site, format, fix, 'dry-run': isDryRun } = readOptions(usage, defaults)
  if (format !== 'text' && format !== 'json') throw new Failure(`--format can be text or json, not "${format}".`)
  const [schemas, found] = await Promise.all([readSchemaFiles('schemas'), readSite(site)])
  const check = createCheck(schemas)
  const log = format === 'text' ? console.log : console.error
  const { text, files, today } = fix ? fixSite(found, check, { isDryRun, colour: process.stdout.isTTY, log }) : found
  const { problems, content } = check(text, files, undefined, today)
  if (format === 'json') console.log(reportJson(problems))
  else if (problems.length > 0) console.error(reportText(problems, text, { colour: process.stderr.isTTY }))
  else console.log(`No problems in ${content?.pages.length} pages.`)
  return content ? 0 : 1
})

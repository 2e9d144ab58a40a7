import { Failure } from '../src/engine/base/shared-types/failure'
import { plural } from '../src/engine/base/text/numbers'
import { checkCases } from '../src/engine/commands/check-command/check-cases'
import {
  createFolderCheck,
  type FolderCheckSource,
  nameInRepository,
} from '../src/engine/commands/check-command/check-folder'
import { fixSite } from '../src/engine/commands/check-command/fix-site'
import { readRuleHelp } from '../src/engine/commands/check-command/read-help'
import { formats, isFormat } from '../src/engine/content/check/report/formats'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { rulePagesOf } from '../src/engine/folders/studio-folder/rule-pages'
import { requireStudio } from '../src/engine/folders/studio-folder/studio/find-faults'
import { readOptions, repeat, run } from './shared/command'

const names = Object.keys(formats)
const usage = `npm run check -- [--site DIR] [--format ${names.join('|')}] [--since REV] [--at TIME] [--watch] [--fix [--dry-run]] [--cases]`
const defaults = {
  site: '.',
  format: 'text',
  since: '',
  at: '',
  watch: false,
  fix: false,
  'dry-run': false,
  cases: false,
}

run(async () => {
  const { site, format, since, at, watch, fix, 'dry-run': isDryRun, cases } = readOptions(usage, defaults)
  if (!isFormat(format)) throw new Failure(`--format can be ${names.join(', ')}, not "${format}".`)
  // The check tells of words that a language lacks beside all other problems.
  await requireStudio(engineRoot, site, { areWordsOpen: true })
  if (cases) {
    const { cases: count, faults } = await checkCases(engineRoot, site)
    console.log(faults.length > 0 ? faults.join('\n') : `${plural(count, 'case')}, all as expected.`)
    return faults.length > 0 ? 1 : 0
  }
  const isText = format === 'text'
  const file = format === 'github' || format === 'sarif' ? nameInRepository(site) : 'pages.json'
  const help = format === 'sarif' ? { ...(await readRuleHelp(engineRoot)), ...(await readRuleHelp(site)) } : {}
  const repairs = { isDryRun, colour: process.stdout.isTTY, log: isText ? console.log : console.error }
  const repair: FolderCheckSource['repair'] = fix ? (found, check) => fixSite(found, check, repairs) : undefined
  const check = createFolderCheck({
    root: engineRoot,
    site,
    file,
    since: since || undefined,
    at: at || undefined,
    repair,
  })

  const report = async (): Promise<0 | 1> => {
    const { problems, text, pages, note } = await check()
    const input = { problems, text, file, help, colour: process.stderr.isTTY, rulePages: rulePagesOf(engineRoot, site) }
    if (note) console.error(`${note}\n`)
    if (!isText) console.log(formats[format](input))
    else if (problems.length > 0) console.error(formats.text(input))
    else console.log(since ? `No problems in what has changed since ${since}.` : `No problems in ${pages} pages.`)
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0
  }
  return watch ? repeat(site, report) : report()
})

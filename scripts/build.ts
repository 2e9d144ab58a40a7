import { grouped } from '../src/engine/base/text/numbers'
import { buildSite } from '../src/engine/building/site-build'
import type { BuildFailed } from '../src/engine/building/site-build/build-options'
import { closingTable, editorTable } from '../src/engine/building/site-build/closing-table'
import { buildEditor } from '../src/engine/building/site-build/web-editor'
import { reportText } from '../src/engine/content/check/report/text'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { rulePagesOf } from '../src/engine/folders/studio-folder/rule-pages'
import { requireStudio } from '../src/engine/folders/studio-folder/studio/find-faults'
import { readOptions, run } from './shared/command'
import { describeOlderFiles } from './shared/host-files'
import { createReporter } from './shared/progress'

const usage = 'npm run build -- [--site DIR] [--out DIR] [--at TIME] [--fewer-pages] [--editor] [--host NAME]'

const redirectsOf = (number: number) => `${grouped(number)} ${number === 1 ? 'redirect' : 'redirects'}`

function refuse({ problems, text }: BuildFailed, site: string, last: string): 1 {
  console.error(reportText(problems, text, { colour: process.stderr.isTTY, rulePages: rulePagesOf(engineRoot, site) }))
  console.error(`\nNothing was built. The last ${last} is as it was.`)
  return 1
}

run(async () => {
  const options = readOptions(usage, {
    ...{ site: '.', out: 'dist', at: '', host: '' },
    ...{ 'fewer-pages': false, editor: false },
  })
  const { site, out, host, editor, 'fewer-pages': mayLosePages } = options
  await requireStudio(engineRoot, site)
  let startedAt = Date.now()
  const reporter = createReporter()
  const seconds = () => ((Date.now() - startedAt) / 1000).toFixed(1)
  const given = { root: engineRoot, site, at: options.at || undefined, mayLosePages, ...reporter }
  try {
    const result = await buildSite({ ...given, out })
    if (!('pages' in result)) return refuse(result, site, 'site')
    const made = `${grouped(result.pages.length)} pages and ${redirectsOf(result.redirects)}`
    reporter.notify(`Built ${made} into ${out} in ${seconds()} s.\n\n${closingTable(result)}`)
    if (result.next) console.log(`Next change: ${result.next.words}.`)
    for (const line of describeOlderFiles(site, result.sound)) console.log(line)
    if (!editor) return 0
    startedAt = Date.now()
    const outOfEditor = `${out}-editor`
    const built = await buildEditor({ ...given, out: outOfEditor, host, sound: result.sound })
    if (!('published' in built)) return refuse(built, site, 'editor')
    reporter.notify(`\nBuilt the editor into ${outOfEditor} in ${seconds()} s.\n\n${editorTable(built.published)}`)
    return 0
  } finally {
    reporter.end()
  }
})

import { reportText } from '../src/engine/check/report/text'
import { buildSite } from '../src/engine/site-build'
import { closingTable } from '../src/engine/site-build/closing-table'
import { grouped } from '../src/engine/text/numbers'
import { readOptions, run } from './shared/command'
import { createReporter } from './shared/progress'

const usage = 'npm run build -- [--site DIR] [--out DIR] [--at TIME] [--fewer-pages]'

const redirectsOf = (number: number) => `${grouped(number)} ${number === 1 ? 'redirect' : 'redirects'}`

run(async () => {
  const {
    site,
    out,
    at,
    'fewer-pages': mayLosePages,
  } = readOptions(usage, { site: '.', out: 'dist', at: '', 'fewer-pages': false })
  const startedAt = Date.now()
  const reporter = createReporter()
  try {
    const result = await buildSite({ root: process.cwd(), site, out, at: at || undefined, mayLosePages, ...reporter })
    if (!('pages' in result)) {
      console.error(reportText(result.problems, result.text, { colour: process.stderr.isTTY }))
      console.error('\nNothing was built. The last site is as it was.')
      return 1
    }
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    const made = `${grouped(result.pages.length)} pages and ${redirectsOf(result.redirects)}`
    reporter.notify(`Built ${made} into ${out} in ${seconds} s.\n\n${closingTable(result)}`)
    if (result.next) console.log(`Next change: ${result.next.words}.`)
    return 0
  } finally {
    reporter.end()
  }
})

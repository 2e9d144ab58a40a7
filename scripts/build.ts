import { reportText } from '../src/check/report'
import { buildSite } from '../src/prerender/build-site'
import { createProgress, readOptions, run } from './command'

run(async () => {
  const options = readOptions('npm run build -- [--site DIR] [--out DIR] [--fewer-pages]', {
    site: '.',
    out: 'dist',
    'fewer-pages': false,
  })
  const { site, out, 'fewer-pages': mayLosePages } = options
  const startedAt = Date.now()
  const result = await buildSite({
    root: process.cwd(),
    site,
    out,
    mayLosePages,
    notify: console.log,
    progress: createProgress(),
  })
  if (!('pages' in result)) {
    console.error(reportText(result.problems, result.text, { colour: process.stderr.isTTY }))
    console.error('\nNothing was built. The last site is as it was.')
    return 1
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built ${result.pages.length} pages and ${result.redirects} redirects into ${out} in ${seconds} s.`)
  return 0
})

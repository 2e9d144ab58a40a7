import { reportText } from '../src/check/report'
import { buildSite } from '../src/prerender/build-site'
import { createProgress, readOptions, run } from './command'

run(async () => {
  const { site, out } = readOptions('npm run build -- [--site DIR] [--out DIR]', { site: '.', out: 'dist' })
  const startedAt = Date.now()
  const result = await buildSite({
    root: process.cwd(),
    site,
    out,
    notify: console.log,
    progress: createProgress(),
  })
  if (!('pages' in result)) {
    console.error(reportText(result.problems))
    console.error('\nNothing was built. The last site is as it was.')
    return 1
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built ${result.pages} pages and ${result.redirects} redirects into ${out} in ${seconds} s.`)
  return 0
})

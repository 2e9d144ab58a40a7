import { reportText } from '../src/check/report'
import { buildSite } from '../src/prerender/build-site'
import { createStaticServer, listen } from '../src/serve/static-server'
import { createProgress, run } from './command'

run(async () => {
  const result = await buildSite({
    root: process.cwd(),
    site: '.',
    out: 'dist',
    notify: console.log,
    progress: createProgress('Rendered'),
  })
  if (!('pages' in result)) {
    console.error(reportText(result.problems))
    return 1
  }
  const address = await listen(createStaticServer('dist'), Number(process.env.PORT ?? 4173))
  console.log(`Built ${result.pages} pages. The site is at ${address} (stop with Ctrl+C)`)
  return 0
})

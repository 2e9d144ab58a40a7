import { reportText } from '../src/check/report'
import { findAccessKey } from '../src/prerender/access-key'
import { buildSite } from '../src/prerender/build-site'
import { createStaticServer, listen } from '../src/serve/static-server'
import { createProgress, run } from './command'

const root = process.cwd()

run(async () => {
  const result = await buildSite({
    root,
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
  for (const path of result.guarded) {
    console.log(`Guarded: ${address}${path}?key=${await findAccessKey(root, console.log)}`)
  }
  return 0
})

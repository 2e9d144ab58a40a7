import { accessKeyNames } from '../src/engine/base/shared-types/access-key-names'
import { buildSite } from '../src/engine/building/site-build'
import { findAccessKey } from '../src/engine/building/site-build/guarded-pages/access-key'
import { openFormService } from '../src/engine/building/static-server/forms/form-service'
import { createStaticServer } from '../src/engine/building/static-server/static-server'
import { reportText } from '../src/engine/content/check/report/text'
import { readKinds } from '../src/engine/folders/studio-folder/code/read-kinds'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { readSchemas } from '../src/engine/folders/studio-folder/read-schemas'
import { readWords } from '../src/engine/folders/studio-folder/read-words'
import { rulePagesOf } from '../src/engine/folders/studio-folder/rule-pages'
import { requireStudio } from '../src/engine/folders/studio-folder/studio/find-faults'
import { readOptions, run } from './shared/command'
import { hostFor, startListening, usualPorts } from './shared/listening'
import { createReporter } from './shared/progress'

run(async () => {
  // Not dist, in which forms go to the real service.
  const options = readOptions('npm start -- [--site DIR] [--out DIR] [--fewer-pages]', {
    site: '.',
    out: 'dist.local',
    'fewer-pages': false,
  })
  const { site, out, 'fewer-pages': mayLosePages } = options
  await requireStudio(engineRoot, site)
  const words = await readWords(engineRoot, site)
  const formService = openFormService(site, words, await readKinds(engineRoot, site))
  const reporter = createReporter()
  const result = await buildSite({
    root: engineRoot,
    site,
    out,
    formAddress: formService.address,
    mayLosePages,
    ...reporter,
  }).finally(reporter.end)
  if (!('pages' in result)) {
    console.error(
      reportText(result.problems, result.text, {
        colour: process.stderr.isTTY,
        rulePages: rulePagesOf(engineRoot, site),
      }),
    )
    return 1
  }
  const server = createStaticServer(out, formService, hostFor(usualPorts.start))
  const address = await startListening(server, usualPorts.start)
  console.log(`Built ${result.pages.length} pages. The site is at ${address} (stop with Ctrl+C)`)
  const names = accessKeyNames(await readSchemas(engineRoot, site))
  for (const path of result.guarded)
    console.log(`Guarded: ${address}${path}?key=${findAccessKey(site, names, console.log)}`)
  return 0
})

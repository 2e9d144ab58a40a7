import { join } from 'node:path'
import { editorAddress } from '../src/engine/base/shared-types/addresses'
import { findAnswers } from '../src/engine/building/site-build/studio-sources/answers'
import { openFormService } from '../src/engine/building/static-server/forms/form-service'
import { timeOf } from '../src/engine/content/publication-dates/time-of'
import { createPreview } from '../src/engine/editing/preview-server/server'
import { readContentText } from '../src/engine/folders/site-folder/read-content-text'
import { readKinds } from '../src/engine/folders/studio-folder/code/read-kinds'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { readWords } from '../src/engine/folders/studio-folder/read-words'
import { requireStudio } from '../src/engine/folders/studio-folder/studio/find-faults'
import { readOptions, run } from './shared/command'
import { hostFor, startListening, usualPorts } from './shared/listening'
import { openBrowser } from './shared/open-browser'
import { serveEditor } from './shared/serve-editor'

process.env.NODE_ENV = 'development'

run(async () => {
  const usage = 'npm run dev|edit -- [--site DIR] [--at TIME] [--open] [--live] [--web] [--host NAME] [--out DIR]'
  const { site, at, open, live, web, host, out } = readOptions(usage, {
    ...{ site: '.', at: '', open: false, live: false },
    ...{ web: false, host: '', out: 'dist-editor' },
  })
  if (web) return serveEditor({ site, out, host }, open)
  await requireStudio(engineRoot, site)
  // The preview explains a file that cannot be read, and shows the site once it can be read.
  if (at) timeOf(at, await readContentText(join(site, 'pages.json')).catch(() => ''))
  const words = await readWords(engineRoot, site)
  const formService = openFormService(site, words, await readKinds(engineRoot, site))
  const preview = await createPreview(engineRoot, site, formService, {
    host: hostFor(usualPorts.dev),
    at: at || undefined,
    isLive: live,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, preview.stop)
  const address = await startListening(preview.http, usualPorts.dev).catch(async (error) => {
    await preview.stop()
    throw error
  })
  console.log(
    `The preview is at ${address}, the editor at ${address}${editorAddress}. Both show what changes in pages.json; Alt-click in the preview opens a block in your code editor (stop with Ctrl+C).`,
  )
  // The preview shows the kept answers of sources until the new ones have come.
  findAnswers({ root: engineRoot, site, notify: console.log }).catch(({ message }: Error) =>
    console.log(`${message}\n  The preview shows what is kept, or the example.`),
  )
  if (open) openBrowser(address + editorAddress)
  return 0
})

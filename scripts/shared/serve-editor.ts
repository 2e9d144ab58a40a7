import { buildEditor } from '../../src/engine/building/site-build/web-editor'
import { createStaticServer } from '../../src/engine/building/static-server/static-server'
import { reportText } from '../../src/engine/content/check/report/text'
import { engineRoot } from '../../src/engine/folders/studio-folder/engine-root'
import { rulePagesOf } from '../../src/engine/folders/studio-folder/rule-pages'
import { hostFor, startListening, usualPorts } from './listening'
import { openBrowser } from './open-browser'
import { createReporter } from './progress'

interface Served {
  site: string
  out: string
  /** See EditorOptions. */
  host: string
}

/** Builds the editor on the web of a site, and serves its folder as any host of plain files does. */
export async function serveEditor({ site, out, host }: Served, isOpened: boolean): Promise<0 | 1> {
  const reporter = createReporter()
  const built = await buildEditor({ root: engineRoot, site, out, host, ...reporter }).finally(reporter.end)
  if (!('published' in built)) {
    console.error(
      reportText(built.problems, built.text, {
        colour: process.stderr.isTTY,
        rulePages: rulePagesOf(engineRoot, site),
      }),
    )
    return 1
  }
  const server = createStaticServer(out, undefined, hostFor(usualPorts.web))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close()
      server.closeAllConnections()
    })
  const address = await startListening(server, usualPorts.web)
  console.log(
    `The editor on the web is at ${address}. It is the folder ${out}, which any host can serve (stop with Ctrl+C).`,
  )
  if (isOpened) openBrowser(address)
  return 0
}

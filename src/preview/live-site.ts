import { join } from 'node:path'
import { type Check, createCheck, type Schemas } from '../check'
import { reportText } from '../check/report'
import { sendFormsTo } from '../compile/form-address'
import { readSite } from '../compile/read-site'
import { readSchemaFiles } from '../generate/schema-files'
import type { Catalogue } from '../model/catalogue'
import { isFailure } from '../model/failure'
import type { ReadySite } from '../model/page'
import type * as ServerEntry from '../prerender/server-entry'
import { compileCatalogue } from './catalogue'

/** The site as it is being written: the last state without problems, and the problems of the state on disk. */
export interface LiveSite {
  good?: ReadySite
  /** What an author reads, in the words of `npm run check`. Empty when all is well. */
  report: string
}

/** Where the live site comes from. */
export interface LiveSiteSource {
  root: string
  site: string
  /** Where forms are sent instead of the service that the site names. */
  formAddress: string
  /** Loads the compiler as it is now: it changes while a programmer works on it. */
  loadCompiler: () => Promise<typeof ServerEntry>
}

/** Keeps a site in step with its files. `refresh` reads them again; the last good site outlives a mistake. */
export function createLiveSite({ root, site, formAddress, loadCompiler }: LiveSiteSource) {
  let schemas: Schemas | undefined
  let check: Check | undefined
  let input: Parameters<typeof ServerEntry.compile>[0] | undefined
  let warnings = 0
  const current: LiveSite = { report: '' }

  async function refresh(): Promise<LiveSite> {
    schemas ??= await readSchemaFiles(join(root, 'schemas'))
    check ??= createCheck(schemas)
    const { text, files, folder, today } = await readSite(site)
    const { problems, content } = check(text, files, undefined, today)
    if (content) {
      const { compile } = await loadCompiler()
      input = { content: sendFormsTo(formAddress, content), schemas, folder, files, notify: console.log }
      current.good = await compile(input)
    }
    if (content && problems.length > 0 && problems.length !== warnings)
      console.log(`Warnings: ${problems.length}. "npm run check" shows what to do.`)
    warnings = problems.length
    current.report = content ? '' : reportText(problems, text)
    return current
  }

  return {
    current,
    /** Reads everything again. What keeps it from being read becomes the report. */
    async refresh(): Promise<LiveSite> {
      return refresh().catch((error) => {
        current.report = isFailure(error) ? error.message : String((error as Error).stack)
        return current
      })
    },
    /** The catalogue of the site without problems that was read last. */
    async readCatalogue(): Promise<Catalogue | undefined> {
      return input && compileCatalogue((await loadCompiler()).compile, input)
    },
    /** Schemas have changed: they are compiled anew at the next refresh. */
    forgetSchemas() {
      schemas = undefined
      check = undefined
    },
  }
}

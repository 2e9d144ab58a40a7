import { join } from 'node:path'
import { explainLeftOut } from '../check/rules/unpublished-file'
import { sendFormsTo } from '../compile/form-address'
import { headerRules } from '../deploy/headers'
import { writeHeadersFile } from '../deploy/headers-file'
import { readHostedSite } from '../deploy/hosted-site'
import { findStudio } from '../project/find-studio'
import { readWords } from '../site/read-words'
import type { BuildOptions, BuildResult } from './build-options'
import type { Bundle, Code } from './code/bundle'
import { keepValidators } from './code/keep-validators'
import { refuseMadeKey } from './guard/access-key'
import { refuseFewerPages } from './output/fewer-pages'
import { type Output, openOutput } from './output/output'
import { takeFolder } from './output/site-folder'
import { renderSite } from './pages/render-site'
import { publishSite } from './publish-site'
import { openPart } from './shards/part-output'
import { checkSource, readSource } from './site-source'
import { beginPages, startThreads } from './workers/page-run'
import type { RenderPool } from './workers/render-pool'

/** What a build of a whole site, or of a share of it, needs beyond its options. */
export interface WholeInput extends BuildOptions {
  code: Code
  /** Where builds keep what they remember of their output. */
  cache: string
  /** Returns the access key of guarded pages. It is asked only when there are any. */
  findAccessKey: () => Promise<string>
}

/**
 * Builds all pages. While the content of a large site is checked, threads make pages of it already, or the code is built
 * where there is none: nothing is published before all have ended well. See buildSite.
 */
export async function buildWhole(input: WholeInput): Promise<BuildResult> {
  const { root, site, out, cache, formAddress, mayLosePages, share, code, findAccessKey, notify, progress } = input
  const { standing } = code
  let pool: RenderPool | undefined
  let output: Output | undefined
  const open = async () => {
    output ??= share ? await openPart(out, cache, share, notify) : await openOutput(out, cache, notify)
    return output
  }
  try {
    pool = standing && startThreads(standing, site)
    const source = await readSource(root, site)
    const { schemas, text, files, folder } = source
    for (const line of explainLeftOut(files.leftOut ?? [])) notify(line)
    const begin = async (bundle: Bundle) => {
      const run = { formAddress, schemas, folder, files, bundle, share }
      return pool && text && beginPages(pool, { ...run, text, output: await open() }) ? pool : undefined
    }
    const ahead = standing && (await begin(standing))
    const checked = checkSource(source, standing && keepValidators(standing))
    if ('problems' in checked) return checked

    const { pages } = checked.content
    const pathsOf = (areRedirects: boolean) =>
      pages.filter((page) => 'redirect' in page === areRedirects).map(({ path }) => path)
    const { last } = await open()
    if (!mayLosePages) refuseFewerPages(last?.pages, pathsOf(false), pathsOf(true))

    const bundle = await code.get()
    pool ??= startThreads(bundle, site)
    const content = sendFormsTo(formAddress, checked.content)
    const run = ahead ?? (await begin(bundle))
    // While threads make pages this one has the time.
    await takeFolder(await open(), join(bundle.client, 'assets'), (file) => `assets/${file}`)
    let accessKey = ''
    const common = { content, schemas, folder, files, bundle, output: await open(), share, notify, progress }
    const rendered = await renderSite({
      ...common,
      words: await readWords(join(await findStudio(root, site), 'src/studio')),
      headers: writeHeadersFile(headerRules(readHostedSite(content, checked.films, files.keys()))),
      findAccessKey: async () => {
        if (share) refuseMadeKey()
        accessKey = await findAccessKey()
        return accessKey
      },
      run,
    })
    const made = await publishSite({ ...input, ...source, ...checked, ...common, rendered, accessKey })
    return { problems: [], ...rendered, ...made, isEdit: false }
  } finally {
    await pool?.close()
    await output?.close()
  }
}

import { type BuildOptions, buildSite } from '../src/engine/build'
import { type ClosingReport, closingTable } from '../src/engine/build/report/closing-table'
import { mergeParts } from '../src/engine/build/shards/merge'
import { inShare, readShare } from '../src/engine/build/shards/share'
import { reportText } from '../src/engine/check/report/text'
import { Failure } from '../src/engine/model/failure'
import { grouped } from '../src/engine/text/numbers'
import { readOptions, run } from './command'
import { createTeller } from './progress'

const usage = `npm run build -- [--site DIR] [--out DIR] [--fewer-pages] [--shard 2/4]
       npm run build -- --merge PART PART … [--out DIR] [--fewer-pages]`

/** What was made, in words, and what the closing table tells of it. */
type Made = { what: string } & ClosingReport

const redirectsOf = (number: number) => `${grouped(number)} ${number === 1 ? 'redirect' : 'redirects'}`

async function make(options: BuildOptions): Promise<Made | undefined> {
  const { share } = options
  const result = await buildSite(options)
  if (!('pages' in result)) {
    console.error(reportText(result.problems, result.text, { colour: process.stderr.isTTY }))
    console.error('\nNothing was built. The last site is as it was.')
    return undefined
  }
  const pages = inShare(result.pages, share)
  const what = share
    ? `Built part ${share.part} of ${share.of}, ${grouped(pages.length)} of ${grouped(result.pages.length)} pages,`
    : `Built ${grouped(pages.length)} pages and ${redirectsOf(result.redirects)}`
  return { ...result, pages, what }
}

async function join(options: BuildOptions, parts: string[]): Promise<Made> {
  const site = await mergeParts({ ...options, parts })
  const { pages, redirects } = site
  return {
    ...site,
    what: `Joined ${parts.length} parts to ${grouped(pages.length)} pages and ${redirectsOf(redirects.length)}`,
  }
}

run(async () => {
  const options = readOptions(usage, { site: '.', out: '', shard: '', merge: [] as string[], 'fewer-pages': false })
  const { site, shard, merge, 'fewer-pages': mayLosePages } = options
  if (shard && merge.length > 0)
    throw new Failure(`--shard makes a part, --merge joins them: use one.\nUsage: ${usage}`)
  const share = shard ? readShare(shard) : undefined
  const out = options.out || (share ? `dist.part-${share.part}-of-${share.of}` : 'dist')
  const startedAt = Date.now()
  const teller = createTeller()
  const common = { root: process.cwd(), site, out, mayLosePages, share, ...teller }
  try {
    const made = await (merge.length > 0 ? join(common, merge) : make(common))
    if (!made) return 1
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
    teller.notify(`${made.what} into ${out} in ${seconds} s.\n\n${closingTable(made)}`)
    return 0
  } finally {
    teller.end()
  }
})

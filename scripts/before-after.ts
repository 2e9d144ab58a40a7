import { sizeInWords } from '../src/engine/base/text/numbers'
import { compareStates } from '../src/engine/commands/before-after'
import { describeVisibleCounts } from '../src/engine/commands/before-after/report/describe-change'
import { writeReport } from '../src/engine/commands/before-after/report/report'
import { writeAtomically } from '../src/engine/folders/site-folder/write-atomically'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { readOptions, refuseUsage, run } from './shared/command'
import { createReporter } from './shared/progress'
import { ensureChromium } from './testing/chromium'

const usage = 'npm run before-after -- REV [--site DIR] [--out FILE] [--at TIME]'

// Exiting removes the folder of both builds and ends Chromium. A signal would not.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

run(async () => {
  const [revision, ...rest] = process.argv.slice(2)
  if (!revision || revision.startsWith('-')) refuseUsage(usage)
  const { site, out, at } = readOptions(usage, { site: '.', out: 'before-after.html', at: '' }, rest)
  const reporter = createReporter()
  const comparison = await compareStates({
    root: engineRoot,
    site,
    revision,
    at: at || undefined,
    chromium: ensureChromium(),
    ...reporter,
  }).finally(reporter.end)
  const report = writeReport(comparison)
  await writeAtomically(out, report)
  for (const note of comparison.notes) console.log(note)
  console.log(`${describeVisibleCounts(comparison.changes) || 'Nothing looks different'}.`)
  console.log(`Wrote ${out} (${sizeInWords(Buffer.byteLength(report))}), which opens in any browser.`)
  return 0
})

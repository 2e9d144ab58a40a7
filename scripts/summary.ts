import { summarizeFolder } from '../src/engine/commands/summary-command/read-change'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { readOptions, refuseUsage, run } from './shared/command'

const usage = 'npm run summary -- REV [--site DIR]'

run(async () => {
  const [revision, ...rest] = process.argv.slice(2)
  if (!revision || revision.startsWith('-')) refuseUsage(usage)
  const { site } = readOptions(usage, { site: '.' }, rest)
  console.log(await summarizeFolder(engineRoot, site, revision))
  return 0
})

import { accessKeyNames } from '../src/engine/base/shared-types/access-key-names'
import { keptAccessKey, makeAccessKey } from '../src/engine/building/site-build/guarded-pages/access-key'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { readSchemas } from '../src/engine/folders/studio-folder/read-schemas'
import { readOptions, run } from './shared/command'

const usage = 'npm run key -- [--new] [--site DIR]'

run(async () => {
  const { site, new: isNew } = readOptions(usage, { site: '.', new: false })
  const names = accessKeyNames(await readSchemas(engineRoot, site))
  console.log(isNew ? makeAccessKey(site, names) : keptAccessKey(site, names))
  console.error(
    `It is kept in ${names.file}, which git ignores. Set ${names.variable} to it where you build. Links with any other key do not open the guarded pages.`,
  )
  return 0
})

import { Failure } from '../src/engine/base/shared-types/failure'
import { engineRoot } from '../src/engine/folders/studio-folder/engine-root'
import { requireStudio } from '../src/engine/folders/studio-folder/studio/find-faults'
import { readOptions, run } from './shared/command'
import { runStages } from './shared/stages'
import { studioStages } from './shared/studio-stages'

run(async () => {
  const { site, only } = readOptions('npm test -- [--site DIR] [--only STAGE,STAGE]', { site: '.', only: '' })
  await requireStudio(engineRoot, site)
  const groups = studioStages(site)
  const names = groups.flatMap(Object.keys)
  const wanted = only ? only.split(',') : names
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Failure(`There is no stage "${unknown}". The stages are ${names.join(', ')}.`)
  const chosen = groups.map((group) =>
    Object.entries(group).flatMap(([name, stages]) => (wanted.includes(name) ? stages : [])),
  )
  return (await runStages(chosen)) ? 0 : 1
})

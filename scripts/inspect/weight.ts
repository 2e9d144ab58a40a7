import { findHeavyPages, readLimits } from '../../src/engine/commands/studio-test/budgets/limits'
import { weighPages, weightTable } from '../../src/engine/commands/studio-test/budgets/page-weight'
import { sayFault } from '../../src/engine/folders/studio-folder/studio/fault'
import { readOptions, run } from '../shared/command'

run(async () => {
  const { dist } = readOptions('npm run inspect -- weight [--dist DIR]', { dist: 'dist' })
  const pages = weighPages(dist)
  const complaints = findHeavyPages(pages, readLimits('.')).map(sayFault)
  console.log(weightTable(pages))
  if (complaints.length > 0) {
    console.error(`\nToo heavy:\n${complaints.join('\n')}`)
    return 1
  }
  console.log('\nEvery page keeps its budget.')
  return 0
})

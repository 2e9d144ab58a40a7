import { readOptions, run } from '../shared/command'
import { overBudget, weighPages, weightTable } from '../shared/page-weight'

run(async () => {
  const { dist } = readOptions('npm run inspect -- weight [--dist DIR]', { dist: 'dist' })
  const pages = weighPages(dist)
  const complaints = overBudget(pages)
  console.log(weightTable(pages))
  if (complaints.length > 0) {
    console.error(`\nToo heavy:\n${complaints.join('\n')}`)
    return 1
  }
  console.log('\nEvery page keeps its budget.')
  return 0
})

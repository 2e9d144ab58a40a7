import { readOptions, run } from '../shared/command'
import { compareHosts } from '../shared/compare-hosts'

run(async () => {
  const usage = 'npm run inspect -- compare-hosts [--one URL] [--other URL] [--dist DIR]'
  const { one, other, dist } = readOptions(usage, {
    one: 'http://localhost:4173',
    other: 'http://localhost:8080',
    dist: 'dist',
  })
  const { asked, differences } = await compareHosts(dist, one, other)
  for (const line of differences) console.error(line)
  console.log(`${asked} addresses asked for, ${differences.length} differences.`)
  return differences.length > 0 ? 1 : 0
})

import { availableParallelism, cpus, loadavg } from 'node:os'
import { Failure } from '../src/model/failure'
import { grouped } from '../src/model/numbers'
import { measureSite } from './bench/measure'
import { compare, keepRecord, readRecord, table } from './bench/record'
import { readOptions, run } from './command'

const usage = 'npm run bench -- [--pages 100,1000,10000] [--out FILE]'

run(async () => {
  const { pages, out } = readOptions(usage, { pages: '100,1000,10000', out: 'bench.local.json' })
  const counts = pages.split(',').map(Number)
  // The smallest made-up site has a home page, another one, and the one for unknown addresses.
  if (!counts.every((count) => Number.isInteger(count) && count >= 3)) {
    throw new Failure(`"${pages}" is no list of numbers of pages, from 3.\nUsage: ${usage}`)
  }
  const [load = 0] = loadavg()
  const last = await readRecord(out)
  const sites = []
  for (const count of counts) {
    console.log(`Measuring a site of ${grouped(count)} pages …`)
    sites.push(await measureSite(count))
  }
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`
  const record = { at: new Date().toISOString().slice(0, 16), machine, load, sites }
  console.log(`\n${table(record, last)}\n\n${compare(record, last)}`)
  await keepRecord(out, record, last)
  return 0
})

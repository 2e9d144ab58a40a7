import { availableParallelism, cpus } from 'node:os'
import { weighPages } from '../src/prerender/page-weight'
import { measureSite } from './bench/measure'
import { compareWithLast, keepRecord, table } from './bench/record'
import { readOptions, run } from './command'

run(async () => {
  const { pages, out } = readOptions('npm run bench -- [--pages 100,1000,10000] [--out FILE]', {
    pages: '100,1000,10000',
    out: 'bench.local.json',
  })
  const sites = []
  for (const count of pages.split(',').map(Number)) {
    console.log(`Measuring a site of ${count.toLocaleString('en-GB')} pages …`)
    sites.push(await measureSite(count))
  }
  const record = {
    machine: `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`,
    sites,
    firstLoad: weighPages('dist').slice(0, 5),
  }
  console.log(table(record))
  console.log(await compareWithLast(out, record))
  await keepRecord(out, record)
  return 0
})

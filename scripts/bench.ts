import { availableParallelism, cpus, loadavg } from 'node:os'
import { Failure } from '../src/engine/base/shared-types/failure'
import { grouped } from '../src/engine/base/text/numbers'
import { type EditorFigure, editorTable, measureEditor } from './bench/editor'
import { describeGrowth, type Growth, growthTable, isTooMuch, measurePatterns, measureSites } from './bench/growth'
import { measureSite } from './bench/measure'
import { compare, keepRecord, readRecord, table } from './bench/record'
import { measureWebEditor } from './bench/web-editor'
import { readOptions, run } from './shared/command'

const usage = 'npm run bench -- [--pages 100,1000,10000] [--out FILE] | [--growth] | [--editor] | [--web-editor]'

const machine = () => `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`

async function benchGrowth(): Promise<0 | 1> {
  const kinds: Record<string, Growth[]> = {}
  const measure = async (kind: string, growths: Iterable<Growth> | AsyncIterable<Growth>) => {
    console.log(`${kind} …`)
    const all: Growth[] = []
    kinds[kind] = all
    for await (const growth of growths) {
      all.push(growth)
      if (isTooMuch(growth)) console.log(describeGrowth(growth))
    }
  }
  await measure('Regular expressions', measurePatterns())
  await measure('Checks, reports, repairs and comparisons (some minutes)', measureSites())
  console.log(`\nWhat ten times the input takes, on ${machine()}\n${growthTable(kinds)}`)
  return Object.values(kinds).flat().some(isTooMuch) ? 1 : 0
}

async function benchEditor(measure: () => Promise<EditorFigure[]>): Promise<0 | 1> {
  const figures = await measure()
  console.log(`Medians of 20 on ${machine()}\n${editorTable(figures)}`)
  return figures.every(({ value, max }) => value <= max) ? 0 : 1
}

run(async () => {
  const defaults = {
    pages: '100,1000,10000',
    out: 'bench.local.json',
    growth: false,
    editor: false,
    'web-editor': false,
  }
  const { pages, out, growth, editor, 'web-editor': webEditor } = readOptions(usage, defaults)
  if (growth) return benchGrowth()
  if (editor) return benchEditor(measureEditor)
  if (webEditor) return benchEditor(measureWebEditor)
  const counts = pages.split(',').map(Number)
  // A synthetic site has at least a home page, another page and a page for unknown addresses.
  if (!counts.every((count) => Number.isInteger(count) && count >= 3)) {
    throw new Failure(`"${pages}" is not a list of page counts of at least 3.\nUsage: ${usage}`)
  }
  const [load = 0] = loadavg()
  const last = await readRecord(out)
  const sites = []
  for (const count of counts) {
    console.log(`Measuring a site of ${grouped(count)} pages …`)
    sites.push(await measureSite(count))
  }
  const record = { at: new Date().toISOString().slice(0, 16), machine: machine(), load, sites }
  console.log(`\n${table(record, last)}\n\n${compare(record, last)}`)
  await keepRecord(out, record, last)
  return 0
})

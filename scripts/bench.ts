import { availableParallelism, cpus, loadavg } from 'node:os'
import { Failure } from '../src/engine/base/shared-types/failure'
import { grouped } from '../src/engine/base/text/numbers'
import { buildTable, measureBuilds } from './bench/builds'
import { type EditorFigure, editorTable, measureEditor } from './bench/editor'
import { withRevision } from './bench/revision'
import { measureWebEditor } from './bench/web-editor'
import { readOptions, run } from './shared/command'

const usage = 'npm run bench -- [--pages 1000,10000] [--against REVISION] | [--editor] | [--web-editor]'

const machine = () => `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, Node ${process.version}`

async function benchEditor(measure: () => Promise<EditorFigure[]>): Promise<0 | 1> {
  const figures = await measure()
  console.log(`Medians of 20 on ${machine()}\n${editorTable(figures)}`)
  return figures.every(({ value, max }) => value <= max) ? 0 : 1
}

async function benchBuilds(counts: number[], roots: string[]): Promise<0> {
  console.log(`Medians of 3 on ${machine()}, load ${(loadavg()[0] ?? 0).toFixed(1)}`)
  for (const count of counts) {
    console.error(`Measuring a site of ${grouped(count)} pages …`)
    const [now, before] = await measureBuilds(roots, count)
    if (now) console.log(`\n${buildTable(count, now, before)}`)
  }
  return 0
}

run(async () => {
  const defaults = { pages: '1000', against: '', editor: false, 'web-editor': false }
  const { pages, against, editor, 'web-editor': webEditor } = readOptions(usage, defaults)
  if (editor) return benchEditor(measureEditor)
  if (webEditor) return benchEditor(measureWebEditor)
  const counts = pages.split(',').map(Number)
  // A synthetic site has at least a home page, another page and a page for unknown addresses.
  if (!counts.every((count) => Number.isInteger(count) && count >= 3)) {
    throw new Failure(`"${pages}" is not a list of page counts of at least 3.\nUsage: ${usage}`)
  }
  return against ? withRevision(against, (root) => benchBuilds(counts, ['.', root])) : benchBuilds(counts, ['.'])
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCheck } from '../../src/engine/content/check'
import { listPublicFiles } from '../../src/engine/folders/site-folder/public-files'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import type { Run } from './measure'

const edits = 9

/** Measures how long the preview's check for errors and warnings takes after an edit of one page: the median. */
export async function measureRecheck(site: string): Promise<Run> {
  const check = createCheck(await readSchemas('.'), { keepsPages: true })
  const files = await listPublicFiles(site)
  const text = await readFile(join(site, 'pages.json'), 'utf8')
  check({ text, files })
  const times: number[] = []
  for (let edit = 0; edit < edits; edit++) {
    // Read from bytes, as a file is: V8 keeps what was put together in pieces.
    const edited = Buffer.from(text.replace('has a story of its own', `has story ${edit} of its own`)).toString()
    const begin = performance.now()
    check({ text: edited, files })
    times.push(performance.now() - begin)
  }
  return { seconds: (times.sort((a, b) => a - b)[Math.floor(edits / 2)] ?? 0) / 1000 }
}

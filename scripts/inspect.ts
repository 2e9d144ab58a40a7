import { Failure } from '../src/engine/base/shared-types/failure'
import { run } from './shared/command'

/** Commands about a built site. */
const inspections: Record<string, () => Promise<unknown>> = {
  html: () => import('./inspect/html'),
  weight: () => import('./inspect/weight'),
  faces: () => import('./inspect/faces'),
  screenshots: () => import('./inspect/screenshots'),
  'compare-hosts': () => import('./inspect/compare-hosts'),
  'try-host': () => import('./inspect/try-host'),
  firefox: () => import('./inspect/firefox'),
}

const [name = ''] = process.argv.splice(2, 1)
const inspect = inspections[name]
if (inspect) await inspect()
else
  await run(async () => {
    throw new Failure(`Usage: npm run inspect -- NAME\nNames: ${Object.keys(inspections).join(', ')}.`)
  })
